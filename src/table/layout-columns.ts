import { blockOf, spreadOf, type Block } from './layout-blocks.ts';
import { rightIdeal } from './layout-fan.ts';
import { snap, snapDown, type Grid } from './layout-grid.ts';
import type { PileShape, Rect } from './layout-shapes.ts';

/** More columns than this may stand in several rows. */
const mostInOneRow = 13;

/** Length that fits where columns stand in several rows: those games (fans) keep their columns short. */
const longestInRows = 7;

/** Height that columns of `longest` cards need with the shortest readable strips, CSS px. */
function columnHeight(longest: number, grid: Grid): number {
  return grid.cardHeight + (Math.max(1, longest) - 1) * grid.metrics.stripMin;
}

function mostRows(count: number): number {
  return count > mostInOneRow ? 4 : 1;
}

/** The fewest columns that a row may have. */
export function leastPerRow(count: number): number {
  return Math.ceil(count / mostRows(count));
}

/** In how many rows the columns stand, or undefined if they do not fit into the area. */
export function columnRows(count: number, longest: number, area: Rect, grid: Grid): number | undefined {
  const most = mostRows(count);
  for (let rows = 1; rows <= most; rows += 1) {
    const each = Math.ceil(count / rows);
    const width = each * grid.pitch - grid.gap;
    const height = columnHeight(rows > 1 ? Math.min(longest, longestInRows) : longest, grid);
    if (width <= area.width + 1e-6 && rows * (height + grid.rowGap) - grid.rowGap <= area.height) return rows;
  }
  return undefined;
}

/** The columns' rooms, `rows` rows of them, centred in the area; the last row reaches its foot. */
export function arrangeColumns(columns: readonly PileShape[], rows: number, area: Rect, grid: Grid): Block[] {
  const each = Math.ceil(columns.length / rows);
  const left = area.x + (area.width - (each * grid.pitch - grid.gap)) / 2;
  const height = (area.height - (rows - 1) * grid.rowGap) / rows;
  return columns.map((pile, index) => {
    const row = Math.floor(index / each);
    const x = left + (index % each) * grid.pitch;
    const y = area.y + row * (height + grid.rowGap);
    const room = { x, y, width: grid.cardWidth, height: snapDown(height, grid.dpr) };
    const block = blockOf(pile, pile.fan === 'none' ? 'none' : 'down', room, grid);
    const last = row === rows - 1;
    return last ? { ...block, hit: { ...block.hit, height: grid.foot - block.hit.y } } : block;
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
