import type { Session } from '../session/session.ts';
import type { Board } from './board.ts';
import { PLACE, stopsOf } from './focus-stops.ts';
import { rowsOf } from './focus-rows.ts';
import { entryOf, type Standing } from './focus-walk.ts';

/** The class of a board whose focus came by a finger or a mouse: it need not be seen. */
const PRESSED = 'pressed';

/** Keys that do nothing by themselves. */
const ALONE = /^(Shift|Control|Alt|Meta)$/;

/**
 * The one tab stop of the board: it stands at a card, or at the place of a pile, and stays on the table whatever happens
 * there.
 */
export class Focus {
  readonly #element: HTMLElement;
  readonly #board: Board;
  #session: Session | undefined;
  #pile = 0;
  /** The place in the deal of the card, or `PLACE`. */
  #place = PLACE;
  /** Whether it stands at a pile's top card, and would rather stand at the next one that comes to lie there. */
  #isAtTop = false;
  #stop: HTMLElement | undefined;
  /** Whether the focus was on the board when its cards were taken away. */
  #wasHere = false;

  /** `element` is the board. */
  constructor(element: HTMLElement, board: Board) {
    this.#element = element;
    this.#board = board;
    element.addEventListener('focusin', (event) => this.#stand(event.composedPath()));
    element.addEventListener('pointerdown', (event) => {
      element.classList.add(PRESSED);
      this.#stand(event.composedPath());
    });
    element.addEventListener('keydown', ({ key }) => {
      // Shift and the like belong to a press as well.
      if (!ALONE.test(key)) element.classList.remove(PRESSED);
    });
    // Whoever comes by Tab from outside of a frame presses it there and lets it go here.
    element.addEventListener('keyup', ({ key }) => {
      if (key === 'Tab') element.classList.remove(PRESSED);
    });
    element.addEventListener('focusout', ({ relatedTarget }) => {
      // A window that is left, for a menu of the system too, is come back to as it was.
      const isLeft = !element.ownerDocument.hasFocus();
      if (!isLeft && !(relatedTarget instanceof Node && element.contains(relatedTarget)))
        element.classList.remove(PRESSED);
    });
    // Whoever presses the mouse on the board means the board, also beside the cards.
    element.addEventListener('mousedown', (event) => {
      event.preventDefault();
      this.#stop?.focus({ preventScroll: true });
    });
  }

  /** Whether the focus is on the board. */
  get isHere(): boolean {
    return this.#element.matches(':focus-within');
  }

  /** Where it stands. */
  get at(): Standing {
    const pile = this.#pile;
    const cards = this.#session?.piles[pile]?.cards ?? [];
    return { pile, card: cards.findIndex(({ place }) => place === this.#place) };
  }

  /** Puts the focus on the board. */
  take(): void {
    this.#stop?.focus();
  }

  /** Goes to a stop of a pile, and with it the focus. */
  go({ pile, card }: Standing): void {
    this.#set(pile, card);
    this.#stop?.focus();
  }

  /** From the next change on it stands at the card with this place in the deal, if it can be seen in that pile. */
  expect(pile: number, place: number): void {
    this.#pile = pile;
    this.#place = place;
    this.#isAtTop = false;
  }

  /** Another deal is coming; its cards have other places. */
  leave(): void {
    this.#wasHere = this.isHere;
    this.#session = undefined;
  }

  /** The piles have changed: it stays where it was as well as it can, with the focus if that `wasHere` before. */
  settle(session: Session, wasHere: boolean): void {
    const isNew = this.#session !== session;
    const isHere = wasHere || this.#wasHere;
    this.#session = session;
    this.#wasHere = false;
    const { pile, card } = isNew ? this.#first(session) : this.#next(session);
    this.#set(pile, card);
    if (isHere) this.#stop?.focus();
  }

  #first(session: Session): Standing {
    const laid = this.#board.laid?.piles;
    return entryOf(session, (laid && rowsOf(session.piles, laid)[0]?.[0]) ?? 0);
  }

  /** It follows its card, but not to a foundation, and not under another card. */
  #next(session: Session): Standing {
    for (const [pile, { cards, kind }] of session.piles.entries()) {
      const card = this.#place === PLACE ? PLACE : cards.findIndex(({ place }) => place === this.#place);
      if (this.#place === PLACE ? pile !== this.#pile : card < 0) continue;
      const isCovered = this.#isAtTop && card < cards.length - 1;
      const isGone = pile !== this.#pile && kind === 'foundation';
      if (stopsOf(session, pile).includes(card) && !isCovered && !isGone) return { pile, card };
    }
    return entryOf(session, this.#pile);
  }

  #set(pile: number, card: number): void {
    const cards = this.#session?.piles[pile]?.cards ?? [];
    this.#pile = pile;
    this.#place = cards[card]?.place ?? PLACE;
    this.#isAtTop = card >= 0 && card === cards.length - 1;
    const { layer, pictures } = this.#board;
    const stop = this.#place === PLACE ? pictures.piles[pile] : layer.cards[this.#place];
    if (this.#stop !== stop) this.#stop?.setAttribute('tabindex', '-1');
    this.#stop = stop;
    stop?.setAttribute('tabindex', '0');
  }

  #stand(path: readonly EventTarget[]): void {
    const hit = this.#board.find(path);
    if (!hit || !this.#session) return;
    const card = hit.on ? hit.card : PLACE;
    if (stopsOf(this.#session, hit.pile).includes(card)) this.#set(hit.pile, card);
  }
}
