import { blockOf, spreadOf, type Block } from './layout-blocks.ts';
import { rightIdeal, sideStrips } from './layout-fan.ts';
import { snap, snapDown, type Grid } from './layout-grid.ts';
import type { PileShape, Rect } from './layout-shapes.ts';

/** More columns than this may stand in several rows. */
const mostInOneRow = 13;

/** Length that fits where columns stand in several rows: those games (fans) keep their columns short. */
const longestInRows = 7;

/** Columns on their side may stand in so many lines beside each other: a wide, low table has room for them there. */
const mostOnSide = 4;

function mostRows(count: number): number {
  return count > mostInOneRow ? 4 : 1;
}

/** The fewest columns that a row may have. */
export function leastPerRow(count: number): number {
  return Math.ceil(count / mostRows(count));
}

/**
 * In how many lines the columns stand, with the shortest readable strips: rows, or, where they lie on their side, lines
 * beside each other. Undefined if they do not fit into the area.
 */
export function columnLines(count: number, longest: number, area: Rect, grid: Grid): number | undefined {
  if (count === 0) return 1;
  const { sideways, cardWidth, cardHeight, gap, rowGap } = grid;
  const most = sideways ? mostOnSide : mostRows(count);
  const { stripMin } = sideways ? sideStrips(grid) : grid.metrics;
  const [across, along] = sideways ? [cardHeight, cardWidth] : [cardWidth, cardHeight];
  const [breadth, length] = sideways ? [area.height, area.width] : [area.width, area.height];
  for (let lines = 1; lines <= most; lines += 1) {
    const isShort = lines > 1 && count > mostInOneRow;
    const cards = Math.max(1, isShort ? Math.min(longest, longestInRows) : longest);
    const needed = lines * (along + (cards - 1) * stripMin + rowGap) - rowGap;
    if (Math.ceil(count / lines) * (across + gap) - gap <= breadth + 1e-6 && needed <= length) return lines;
  }
  return undefined;
}

/** The width that columns in so many lines take, CSS px. */
export function columnsWidth(count: number, lines: number, grid: Grid): number {
  return grid.sideways && count > 0 ? grid.inner.width : Math.ceil(count / lines) * grid.pitch - grid.gap;
}

/** The columns' rooms, in so many lines: rows that are centred in the area, of which the last reaches its foot. */
export function arrangeColumns(
  columns: readonly PileShape[],
  lines: number,
  area: Rect,
  grid: Grid,
): Block[] {
  const each = Math.ceil(columns.length / lines);
  if (grid.sideways) return arrangeOnSide(columns, each, lines, area, grid);
  const left = area.x + (area.width - (each * grid.pitch - grid.gap)) / 2;
  const height = (area.height - (lines - 1) * grid.rowGap) / lines;
  return columns.map((pile, index) => {
    const row = Math.floor(index / each);
    const x = left + (index % each) * grid.pitch;
    const y = area.y + row * (height + grid.rowGap);
    const room = { x, y, width: grid.cardWidth, height: snapDown(height, grid.dpr) };
    const block = blockOf(pile, pile.fan === 'none' ? 'none' : 'down', room, grid);
    const last = row === lines - 1;
    return last ? { ...block, hit: { ...block.hit, height: grid.foot - block.hit.y } } : block;
  });
}

/** Rooms for columns on their side, `each` below each other in every line. */
function arrangeOnSide(
  columns: readonly PileShape[],
  each: number,
  lines: number,
  area: Rect,
  grid: Grid,
): Block[] {
  const { cardHeight: height, gap, rowGap } = grid;
  const width = snapDown((area.width - (lines - 1) * rowGap) / lines, grid.dpr);
  const pitch = height + Math.min(rowGap, (area.height + gap) / each - height);
  return columns.map((pile, index) => {
    const x = area.x + Math.floor(index / each) * (width + rowGap);
    const y = area.y + (index % each) * pitch;
    return blockOf(pile, pile.fan === 'none' ? 'none' : 'right', { x, y, width, height }, grid);
  });
}

/** The size of the figure made by piles with places of their own, CSS px. */
export function figureSize(placed: readonly PileShape[], grid: Grid): { width: number; height: number } {
  let [width, height] = [0, 0];
  for (const pile of placed) {
    const { x, y } = pile.at ?? { x: 0, y: 0 };
    const spread = (spreadOf(pile) - 1) * rightIdeal * grid.cardWidth;
    width = Math.max(width, x * grid.pitch + grid.cardWidth + spread);
    height = Math.max(height, y * (grid.cardHeight + grid.rowGap) + grid.cardHeight);
  }
  return { width, height };
}

/** The rooms of piles with places of their own; the figure is centred between the area's sides. */
export function arrangeFigure(placed: readonly PileShape[], area: Rect, grid: Grid): Block[] {
  const left = area.x + (area.width - figureSize(placed, grid).width) / 2;
  return placed.map((pile) => {
    const { x, y } = pile.at ?? { x: 0, y: 0 };
    const room = {
      x: snap(left, grid.dpr) + x * grid.pitch,
      y: area.y + y * (grid.cardHeight + grid.rowGap),
      width: grid.cardWidth + (spreadOf(pile) - 1) * rightIdeal * grid.cardWidth,
      height: grid.cardHeight,
    };
    return { ...blockOf(pile, pile.fan === 'right' ? 'right' : 'none', room, grid), hit: room };
  });
}
