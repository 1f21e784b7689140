import type { Board } from './board.ts';
import type { Hand } from './hand.ts';
import type { Hit } from './hits.ts';
import type { Point } from './layout-shapes.ts';

/** How far a pointer must go before a press is a drag, CSS px: a finger is less steady than a mouse. */
const [mouseSlop, fingerSlop] = [6, 10];

/** Under a finger cards hang this much higher, so that they can be seen: a part of their height, and at most so many px. */
const [raised, mostRaised] = [0.6, 36];

interface Press {
  readonly id: number;
  readonly isMouse: boolean;
  /** Where the pointer went down, on the screen and on the board. */
  readonly screen: Point;
  readonly board: Point;
  /** Screen px for one px of the board: more or less than 1 where the page scales the table. */
  readonly scale: number;
  readonly hit: Hit | undefined;
  phase: 'pressed' | 'dragging' | 'spent';
  /** How far the pointer has come, in the board's px. */
  by: Point;
  frame: number;
}

/**
 * Hears mouse, pen and finger on the board and tells the hand of taps and drags. The board's place is read once, when the
 * pointer goes down; while it moves, nothing is read, and the cards are moved once a frame.
 */
export class PointerInput {
  readonly #element: HTMLElement;
  readonly #board: Board;
  readonly #hand: Hand;
  readonly #isShut: () => boolean;
  #press: Press | undefined;

  /** Listens on `element`, the board; while `isShut` gives true, a press means nothing. */
  constructor(element: HTMLElement, board: Board, hand: Hand, isShut: () => boolean) {
    this.#element = element;
    this.#board = board;
    this.#hand = hand;
    this.#isShut = isShut;
    element.addEventListener('pointerdown', (event) => this.#down(event));
    element.addEventListener('pointermove', (event) => this.#move(event));
    element.addEventListener('pointerup', (event) => this.#up(event));
    element.addEventListener('pointercancel', (event) => this.#lost(event));
    element.addEventListener('lostpointercapture', (event) => this.#lost(event));
    element.addEventListener('contextmenu', (event) => {
      if (this.#press && !this.#press.isMouse) event.preventDefault();
    });
    element.addEventListener('click', (event) => this.#click(event));
  }

  /** Forgets a press that is under way; cards in the air are put back. */
  cancel(): void {
    const press = this.#press;
    if (!press) return;
    this.#press = undefined;
    cancelAnimationFrame(press.frame);
    if (press.phase === 'dragging') this.#hand.cancel();
  }

  #down(event: PointerEvent): void {
    // A second finger: the player wants to zoom, or has a hand on the glass.
    if (this.#press && event.pointerId !== this.#press.id) return this.cancel();
    if (!event.isPrimary || event.button !== 0 || this.#isShut()) return;
    const { left, top, width } = this.#element.getBoundingClientRect();
    const scale = width / this.#element.offsetWidth || 1;
    const board = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    this.#press = {
      id: event.pointerId,
      isMouse: event.pointerType === 'mouse',
      screen: { x: event.clientX, y: event.clientY },
      board,
      scale,
      hit: this.#board.hit(board),
      phase: 'pressed',
      by: { x: 0, y: 0 },
      frame: 0,
    };
    this.#element.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId !== press?.id) return;
    this.#follow(press, event);
    if (press.phase === 'dragging' && press.frame === 0) {
      press.frame = requestAnimationFrame(() => this.#drag(press));
    }
  }

  #follow(press: Press, event: PointerEvent): void {
    const { screen, scale, isMouse, hit } = press;
    const [x, y] = [event.clientX - screen.x, event.clientY - screen.y];
    press.by = { x: x / scale, y: y / scale };
    if (press.phase === 'pressed' && Math.hypot(x, y) >= (isMouse ? mouseSlop : fingerSlop)) {
      press.phase = hit?.on && this.#hand.lift(hit) ? 'dragging' : 'spent';
    }
  }

  #drag(press: Press): void {
    press.frame = 0;
    const { by, board, isMouse } = press;
    const height = isMouse ? 0 : (this.#board.laid?.cardHeight ?? 0);
    const lift = Math.min(mostRaised, height * raised);
    this.#hand.dragTo({ x: by.x, y: by.y - lift }, { x: board.x + by.x, y: board.y + by.y });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId !== press?.id) return;
    this.#press = undefined;
    cancelAnimationFrame(press.frame);
    this.#follow(press, event);
    if (press.phase === 'pressed')
      this.#hand.tap(press.hit, event.timeStamp, press.isMouse ? undefined : press.board);
    if (press.phase !== 'dragging') return;
    this.#drag(press);
    this.#hand.drop();
  }

  #lost(event: PointerEvent): void {
    if (event.pointerId === this.#press?.id) this.cancel();
  }

  /** A click without a pointer: a screen reader, or a script, names the card itself. */
  #click(event: MouseEvent): void {
    if (event.detail !== 0 || this.#isShut()) return;
    const hit = this.#board.find(event.composedPath());
    if (hit) this.#hand.tap(hit, event.timeStamp);
  }
}
