import type { LitElement } from 'lit';
import type { Session } from '../session/session.ts';
import { cardName } from '../text/card-words.ts';
import type { Board } from './board.ts';
import type { Hit } from './hits.ts';
import type { Point } from './layout-shapes.ts';
import type { Lines } from './lines.ts';
import { Loupe } from './loupe.ts';

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
  /** This very card was chosen by the loupe, at a time in milliseconds. */
  choose(hit: Hit, at: number): unknown;
}

/**
 * Shows a covered card that lies open for as long as a finger rests on it, or the right button or Shift and the left one
 * are held down: it lies over the others then, and nothing is moved. Where cards show less of themselves than a finger needs,
 * it is a loupe that a finger brings: it chooses among them, and what it has chosen when it goes is tapped.
 */
export class Peek {
  readonly #host: PeekHost;
  readonly #loupe: Loupe;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down: { readonly id: number; readonly x: number; readonly y: number } | undefined;
  #shown: HTMLElement | undefined;
  #layer = '';
  /** Whether the last press has shown a card. */
  #isPeek = false;

  /** Listens from now on. Throws for an element that has not been rendered yet. */
  constructor(host: PeekHost) {
    const board = host.element.renderRoot.querySelector<HTMLElement>('.board');
    if (!board) throw new Error('the table has no board yet');
    this.#host = host;
    this.#loupe = new Loupe(host.element, host.board);
    board.addEventListener('pointerdown', (event) => this.#press(event, board));
    board.addEventListener('pointermove', (event) => {
      const down = this.#down;
      if (event.pointerId !== down?.id) return;
      if (this.#loupe.isOpen) this.#look(placeOn(board, event));
      else if (Math.hypot(event.clientX - down.x, event.clientY - down.y) > slop) this.#end();
    });
    board.addEventListener('pointerup', ({ pointerId, timeStamp }) => {
      const chosen = pointerId === this.#down?.id ? this.#loupe.close() : undefined;
      this.#end();
      if (chosen) host.choose(chosen, timeStamp);
    });
    for (const type of ['pointercancel', 'lostpointercapture'])
      board.addEventListener(type, () => this.#end());
    board.addEventListener('contextmenu', (event) => {
      // Some systems open their menu only when the button is let go.
      if (this.#isPeek) event.preventDefault();
    });
  }

  #press(event: PointerEvent, board: HTMLElement): void {
    this.#end();
    this.#isPeek = false;
    if (!event.isPrimary || !this.#host.isOn()) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    const at = placeOn(board, event);
    this.#down = { id, x, y };
    if (event.button === 2 || (event.button === 0 && event.shiftKey)) this.#show(at);
    else if (event.pointerType !== 'mouse')
      this.#timer = setTimeout(() => this.#open(at) || this.#show(at), restMs);
  }

  /** Opens the loupe, where one is needed. */
  #open(at: Point): boolean {
    const { board, session, letGo } = this.#host;
    const hit = board.hit(at);
    const dealt = session();
    if (!hit || !dealt || !this.#loupe.open(dealt, hit)) return false;
    letGo();
    this.#isPeek = true;
    this.#look(at);
    return true;
  }

  #look(at: Point): void {
    const { lines, session } = this.#host;
    const hit = this.#loupe.moveTo(at);
    const face = hit && session()?.piles[hit.pile]?.cards[hit.card]?.face;
    if (face !== undefined) lines.say(cardName(lines.words, face));
  }

  #show(at: Point): void {
    const { board, lines, session, letGo } = this.#host;
    const hit = board.hit(at);
    const cards = hit?.on ? session()?.piles[hit.pile]?.cards : undefined;
    const view = cards?.[hit?.card ?? -1];
    const card = view && board.layer.cards[view.place];
    if (!card || view.face === undefined || view === cards.at(-1)) return;
    letGo();
    this.#shown = card;
    this.#isPeek = true;
    this.#layer = card.style.zIndex;
    card.style.zIndex = above;
    card.classList.add('peeked');
    lines.say(cardName(lines.words, view.face));
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#down = undefined;
    this.#loupe.close();
    const card = this.#shown;
    if (!card) return;
    this.#shown = undefined;
    card.classList.remove('peeked');
    // Unless it was put somewhere meanwhile.
    if (card.style.zIndex === above) card.style.zIndex = this.#layer;
  }
}

/** Where a pointer is on the board, in the board's own px. */
function placeOn(board: HTMLElement, { clientX, clientY }: PointerEvent): Point {
  const { left, top, width } = board.getBoundingClientRect();
  const scale = width / board.offsetWidth || 1;
  return { x: (clientX - left) / scale, y: (clientY - top) / scale };
}
