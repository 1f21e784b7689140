import type { PileLayout, Point, Rect } from './layout-shapes.ts';

/** What lies at a point of the table. */
export interface Hit {
  /** A pile, by its index. */
  readonly pile: number;
  /** Its card there, counted from the bottom; -1 for an empty pile. */
  readonly card: number;
  /** Whether the point is on that card; if not, it is in the area that means the pile, and the card is the top one. */
  readonly on: boolean;
}

/** Whether a point lies in a rectangle. */
export function contains({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;
}

/**
 * Finds what a touch means: the uppermost card under it, or the pile in whose area it lies (then its top card).
 * `piles` in the order in which they lie on each other.
 */
export function hitAt(
  piles: readonly PileLayout[],
  size: { readonly cardWidth: number; readonly cardHeight: number },
  point: Point,
): Hit | undefined {
  const { cardWidth: width, cardHeight: height } = size;
  for (let pile = piles.length - 1; pile >= 0; pile--) {
    const { cards } = piles[pile]!;
    for (let card = cards.length - 1; card >= 0; card--) {
      if (contains({ ...cards[card]!, width, height }, point)) return { pile, card, on: true };
    }
  }
  const pile = piles.findLastIndex(({ hit }) => contains(hit, point));
  return pile < 0 ? undefined : { pile, card: piles[pile]!.cards.length - 1, on: false };
}
