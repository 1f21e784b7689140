import type { LitElement } from 'lit';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import type { Board } from './board.ts';
import { Focus } from './focus.ts';
import { putInOrder } from './focus-order.ts';
import { focusStyles } from './focus-styles.ts';
import { KeyDeeds } from './key-deeds.ts';
import { KeyInput } from './key-input.ts';
import type { KeyMap } from './key-map.ts';
import type { Service } from './service.ts';
import { SpokenNames } from './spoken-names.ts';
import { wear } from './worn-styles.ts';

/** The elements lie in the order in which they are heard when nothing has happened for so many milliseconds. */
const idle = 1000;

/**
 * The table for whoever plays by keys or by ear: it names what lies there, leads the focus over it, and hears keys.
 */
export class Keyboard {
  readonly #host: LitElement;
  readonly #service: Service;
  readonly #board: Board;
  readonly #root: ShadowRoot;
  readonly #names: SpokenNames;
  readonly #focus: Focus;
  readonly #input: KeyInput;
  #wasWon = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Begins at once. Throws for an element that has not been rendered yet. */
  constructor(host: LitElement, board: Board, service: Service) {
    const root = host.shadowRoot;
    const element = root?.querySelector<HTMLElement>('.board');
    if (!root || !element) throw new Error('the table has no board yet');
    wear(root, focusStyles);
    this.#host = host;
    this.#root = root;
    this.#board = board;
    this.#service = service;
    this.#names = new SpokenNames(board);
    this.#focus = new Focus(element, board);
    const deeds = new KeyDeeds(service, this.#focus);
    service.controls.showKeys = () => void service.ask((counsel) => counsel.listKeys(this.#focus));
    const ownKeys = (): string => host.getAttribute('keys') ?? '';
    this.#input = new KeyInput(element, service, board, this.#focus, deeds, ownKeys);
    root.addEventListener('keydown', (event) => this.#closeWin(event));
  }

  /** Which keys do what now. */
  get keys(): KeyMap {
    return this.#input.keys;
  }

  /** The cards are about to be taken away for another deal. */
  leave(): void {
    this.#focus.leave();
    this.#wasWon = false;
  }

  /** Something else lies on these piles, by their indices, or it has other names now. */
  tell(session: Session, piles: readonly number[], words: Words): void {
    // A card that turns down can keep no focus.
    const isHere = this.#focus.isHere;
    for (const pile of piles) this.#names.tell(session, pile, words);
    this.#focus.settle(session, isHere);
    if (session.won && !this.#wasWon && this.#focus.isHere) void this.#goToWin();
    this.#wasWon = session.won;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#order(session), idle);
  }

  /** Whoever won by keys goes on in the panel. */
  async #goToWin(): Promise<void> {
    await Promise.resolve();
    await this.#host.updateComplete;
    const panel = this.#panel;
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus();
  }

  #closeWin(event: Event): void {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (isEscape && this.#panel?.matches(':focus-within')) this.#service.controls.winning.close();
  }

  get #panel(): HTMLElement | null {
    return this.#root.querySelector<HTMLElement>('#win');
  }

  /** Not every browser goes by what piles own. */
  #order(session: Session): void {
    const { cards } = this.#board.layer;
    const layer = cards[0]?.parentElement;
    if (!layer || session !== this.#service.play.session) return;
    if (!layer.querySelector('.held'))
      putInOrder(
        layer,
        this.#heard(session).map((place) => cards[place]!),
      );
  }

  #heard(session: Session): number[] {
    return session.piles.flatMap(({ cards }) => cards.map(({ place }) => place));
  }
}
