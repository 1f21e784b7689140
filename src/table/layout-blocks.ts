import { rightIdeal, rightLeast } from './layout-fan.ts';
import { snap, type Grid } from './layout-grid.ts';
import type { Fan, PileShape, Rect } from './layout-shapes.ts';

/** The room of one pile: its slot is the upper left card of `room`, its cards stay inside. */
export interface Block {
  readonly id: string;
  readonly fan: Fan;
  readonly room: Rect;
  readonly hit: Rect;
}

/** Every pile's room for one card width. Independent of the cards there now, so a move changes no room. */
export interface Arrangement {
  readonly grid: Grid;
  readonly blocks: ReadonlyMap<string, Block>;
}

/** How many cards a pile spreads to the right. */
export function spreadOf(pile: PileShape): number {
  return pile.fan === 'right' ? Math.max(1, pile.keep ?? pile.faceDown.length) : 1;
}

/** Least and best width of a pile, CSS px; a fan may get less than the least, then it hides cards. */
export function widthsOf(pile: PileShape, grid: Grid): { least: number; best: number } {
  const more = (spreadOf(pile) - 1) * grid.cardWidth;
  return { least: grid.cardWidth + more * rightLeast, best: grid.cardWidth + more * rightIdeal };
}

/** A rectangle with half of the gaps around it. */
export function withGaps(rect: Rect, grid: Grid): Rect {
  const [dx, dy] = [grid.gap / 2, grid.rowGap / 2];
  return { x: rect.x - dx, y: rect.y - dy, width: rect.width + 2 * dx, height: rect.height + 2 * dy };
}

/** A block of the given room, on whole device pixels. */
export function blockOf(pile: PileShape, fan: Fan, room: Rect, grid: Grid): Block {
  const snapped = { ...room, x: snap(room.x, grid.dpr), y: snap(room.y, grid.dpr) };
  return { id: pile.id, fan, room: snapped, hit: withGaps(snapped, grid) };
}

/** The block on the other side of the table, for left-handed players; fans still open to the right. */
export function mirrored(block: Block, grid: Grid): Block {
  const middle = 2 * grid.inner.x + grid.inner.width;
  const flip = (rect: Rect): Rect => ({ ...rect, x: snap(middle - rect.x - rect.width, grid.dpr) });
  return { ...block, room: flip(block.room), hit: flip(block.hit) };
}
