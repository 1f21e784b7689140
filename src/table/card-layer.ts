import type { Face } from '../cards/card.ts';
import type { IndexForm } from './face-metrics.ts';
import type { Point } from './layout-shapes.ts';
import { backMs, Motion, moveMs, transformAt } from './motion.ts';
import { PlayingCard, type Cell } from './playing-card.ts';

/** Where a card lies: its top left corner on the board in CSS px, and how far up among all cards. */
export interface Spot extends Point {
  readonly layer: number;
}

/** Cards in the air lie over all others and over the stock's badge. */
const air = 30_000;

/**
 * The flat layer of cards, one element for each place in the deal (never for a card: an id must not tell a hidden one).
 * Elements are made once and only ever moved, by their transforms.
 */
export class CardLayer {
  readonly motion = new Motion();
  readonly #element: HTMLElement;
  #cards: PlayingCard[] = [];
  readonly #fresh = document.createDocumentFragment();
  #spots: (Spot | undefined)[] = [];
  #held = new Set<number>();
  /** The held cards and where they lay: what a drag has to do for each of them is little, and done for each frame. */
  #hung: readonly { readonly style: CSSStyleDeclaration; readonly spot: Point }[] = [];
  #hang: Point = { x: 0, y: 0 };
  #cell: Cell = { cellWidth: 0, cellHeight: 0 };

  /** Cards become children of `element`. */
  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** The cards, by their places in the deal. */
  get cards(): readonly PlayingCard[] {
    return this.#cards;
  }

  /** From now on faces are shown from a sheet with cells of this size: all cards have to be put anew. */
  fit(cell: Cell): void {
    const { cellWidth, cellHeight } = this.#cell;
    if (cell.cellWidth === cellWidth && cell.cellHeight === cellHeight) return;
    this.#cell = cell;
  }

  /** Prepares for a deal of so many cards: those that are there serve again. They are nowhere before they are put. */
  deal(count: number): void {
    this.motion.finish();
    this.#held.clear();
    for (const card of this.#cards.splice(count)) card.remove();
    while (this.#cards.length < count) {
      const card = new PlayingCard();
      card.className = 'card';
      card.id = `n${this.#cards.length}`;
      this.#cards.push(card);
      this.#fresh.append(card);
    }
    this.#spots = this.#cards.map(() => undefined);
  }

  /** Ends a deal: new cards come on the page, drawn but once; those that were put nowhere lie face down. */
  complete(): void {
    this.#spots.forEach((spot, place) => {
      if (!spot) this.#cards[place]!.show(undefined, this.#cell);
    });
    this.#element.append(this.#fresh);
  }

  /** Shows the card of a place at a spot, with its face or its back; it flies there if it lies elsewhere now. */
  put(place: number, spot: Spot, face: Face | undefined, form: IndexForm, flies: boolean): void {
    const card = this.#cards[place]!;
    const before = this.#spots[place];
    const from = before && this.#held.has(place) ? this.#hanging(before) : before;
    this.#spots[place] = spot;
    card.show(face, this.#cell);
    card.form = form;
    if (from?.x === spot.x && from.y === spot.y && before?.layer === spot.layer) return;
    this.#letGo(place);
    card.style.transform = transformAt(spot);
    card.style.zIndex = String(spot.layer);
    if (flies && from && (from.x !== spot.x || from.y !== spot.y)) this.#fly(place, from, moveMs);
  }

  /** Where a card lies; undefined before its deal. */
  spot(place: number): Spot | undefined {
    return this.#spots[place];
  }

  /** Marks cards, by their places in the deal, as taken up by a tap. */
  select(places: readonly number[]): void {
    this.#cards.forEach((card, place) => {
      const isTaken = places.includes(place);
      card.classList.toggle('selected', isTaken);
      card.ariaPressed = isTaken ? 'true' : null;
    });
  }

  /** Takes cards up; from now on they hang from the hand. */
  hold(places: readonly number[]): void {
    this.motion.finish();
    this.#held = new Set(places);
    this.#hang = { x: 0, y: 0 };
    this.#hung = places.flatMap((place) => {
      const { classList, style } = this.#cards[place]!;
      const spot = this.#spots[place];
      classList.add('held');
      style.zIndex = String(air + (spot?.layer ?? 0));
      return spot ? [{ style, spot }] : [];
    });
  }

  /** Moves the held cards to so far from where they lay. Writes transforms and nothing else. */
  drag(by: Point): void {
    this.#hang = by;
    for (const { style, spot } of this.#hung) {
      style.transform = transformAt({ x: spot.x + by.x, y: spot.y + by.y });
    }
  }

  /** Lets the cards that are still held fly back. */
  release(): void {
    for (const place of this.#held) {
      const spot = this.#spots[place];
      this.#letGo(place);
      if (!spot) continue;
      this.#cards[place]!.style.transform = transformAt(spot);
      this.#fly(place, this.#hanging(spot), backMs);
    }
  }

  #hanging({ x, y, layer }: Spot): Spot {
    return { x: x + this.#hang.x, y: y + this.#hang.y, layer };
  }

  #letGo(place: number): void {
    if (this.#held.delete(place)) this.#cards[place]!.classList.remove('held');
  }

  #fly(place: number, from: Point, ms: number): void {
    const card = this.#cards[place]!;
    card.style.zIndex = String(air + (this.#spots[place]?.layer ?? 0));
    this.motion.fly(card, from, ms, () => {
      card.style.zIndex = String(this.#spots[place]?.layer ?? 0);
    });
  }
}
