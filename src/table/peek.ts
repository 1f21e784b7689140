import type { LitElement } from 'lit';
import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import type { Board } from './board.ts';
import type { Lines } from './lines.ts';

/** A finger that rests for so many milliseconds, within so many px, wants to see what it touches. */
const [restMs, slop] = [350, 10];

/** Over all other cards, under those in the air. */
const above = '29999';

/** What a peek asks of its table. */
export interface PeekHost {
  readonly element: LitElement;
  readonly board: Board;
  readonly lines: Lines;
  /** Whether the player wants it. */
  isOn(): boolean;
  session(): Session | undefined;
  /** Forgets the press under way, so that it does not end as a tap. */
  letGo(): void;
}

/**
 * Shows a covered card that lies open for as long as a finger rests on it, or the right button or Shift and the left one
 * are held down: it lies over the others then, and nothing is moved.
 */
export class Peek {
  readonly #host: PeekHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: { readonly id: number; readonly x: number; readonly y: number } | undefined;
  #shown: HTMLElement | undefined;
  #layer = '';

  /** Listens from now on. Throws for an element that has not been rendered yet. */
  constructor(host: PeekHost) {
    const board = host.element.renderRoot.querySelector<HTMLElement>('.board');
    if (!board) throw new Error('the table has no board yet');
    this.#host = host;
    board.addEventListener('pointerdown', (event) => this.#press(event, board));
    board.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
      const down = this.#down;
      if (pointerId === down?.id && Math.hypot(clientX - down.x, clientY - down.y) > slop) this.#end();
    });
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
      board.addEventListener(type, () => this.#end());
    board.addEventListener('contextmenu', (event) => {
      if (this.#shown) event.preventDefault();
    });
  }

  #press(event: PointerEvent, board: HTMLElement): void {
    this.#end();
    if (!event.isPrimary || !this.#host.isOn()) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const show = (): void => this.#show(board, x, y);
    this.#down = { id, x, y };
    if (event.button === 2 || (event.button === 0 && event.shiftKey)) show();
    else if (event.pointerType !== 'mouse') this.#timer = setTimeout(show, restMs);
  }

  #show(element: HTMLElement, x: number, y: number): void {
    const { board, lines, session, letGo } = this.#host;
    const { left, top, width } = element.getBoundingClientRect();
    const scale = width / element.offsetWidth || 1;
    const hit = board.hit({ x: (x - left) / scale, y: (y - top) / scale });
    const cards = hit?.on ? session()?.piles[hit.pile]?.cards : undefined;
    const view = cards?.[hit?.card ?? -1];
    const card = view && board.layer.cards[view.place];
    if (!card || view.face === undefined || view === cards.at(-1)) return;
    letGo();
    this.#shown = card;
    this.#layer = card.style.zIndex;
    card.style.zIndex = above;
    card.classList.add('peeked');
    lines.say(cardName(lines.words, view.face));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#down = undefined;
    const card = this.#shown;
    if (!card) return;
    this.#shown = undefined;
    card.classList.remove('peeked');
    // Unless it was put somewhere meanwhile.
    if (card.style.zIndex === above) card.style.zIndex = this.#layer;
  }
}
