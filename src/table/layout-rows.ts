import { spreadOf, widthsOf } from './layout-blocks.ts';
import type { Grid } from './layout-grid.ts';
import type { Groups } from './layout-groups.ts';
import type { PileShape } from './layout-shapes.ts';

/** One row above the columns: groups from left to right, each a list of piles. */
export type Row = readonly (readonly PileShape[])[];

type GroupName = 'stock' | 'reserves' | 'cells' | 'foundations';

/** Ways to share the groups out over rows, the usual ones first: of equally good ones the first is taken. */
const templates: readonly (readonly (readonly GroupName[])[])[] = [
  [['stock', 'reserves', 'cells', 'foundations']],
  [
    ['stock', 'foundations'],
    ['reserves', 'cells'],
  ],
  [['foundations'], ['stock', 'reserves', 'cells']],
  [['stock', 'cells', 'foundations'], ['reserves']],
  [
    ['stock', 'reserves'],
    ['cells', 'foundations'],
  ],
  [['foundations'], ['stock', 'cells'], ['reserves']],
  [['foundations'], ['stock'], ['cells'], ['reserves']],
];

/** Least width of a row, CSS px. */
export function leastWidth(row: Row, grid: Grid): number {
  const piles = row.flat();
  return piles.reduce(
    (sum, pile) => sum + widthsOf(pile, grid).least + grid.gap,
    fanGaps(row, grid) - grid.gap,
  );
}

/**
 * What parts fans from the groups beside them at least, CSS px: a fan that touches its neighbour seems to go on there.
 * Only cards that are large anyway grow smaller for it.
 */
export function fanGaps(row: Row, grid: Grid): number {
  const hasFan = row.some((group) => group.some((pile) => spreadOf(pile) > 1));
  return hasFan && grid.tier === 'large' ? ((row.length - 1) * grid.cardWidth) / 4 : 0;
}

/** Breaks one group into as few rows as hold it, of nearly equal length. */
function wrap(group: readonly PileShape[], grid: Grid): Row[] {
  const { width } = grid.inner;
  for (let count = 1; count < group.length; count += 1) {
    const length = Math.ceil(group.length / count);
    const rows = Array.from({ length: Math.ceil(group.length / length) }, (_, index): Row => [
      group.slice(index * length, (index + 1) * length),
    ]);
    if (rows.every((row) => leastWidth(row, grid) <= width)) return rows;
  }
  return group.map((pile): Row => [[pile]]);
}

/**
 * The rows of stock, waste, reserves, cells and foundations: as few as the table's width allows, then with as few groups
 * broken as possible, then as few rows wider than what stands below them, `width` CSS px.
 */
export function packRows(groups: Groups, width: number, grid: Grid): readonly Row[] {
  let best: { rows: Row[]; cost: number } | undefined;
  for (const template of templates) {
    const rows: Row[] = [];
    let cost = 0;
    for (const names of template) {
      const row = names.map((name) => groups[name]).filter((group) => group.length > 0);
      if (row.length === 0) continue;
      const least = leastWidth(row, grid);
      if (least <= grid.inner.width) {
        rows.push(row);
        cost += least > width ? 0.1 : 0;
      } else {
        rows.push(...row.flatMap((group) => wrap(group, grid)));
        cost += 0.5;
      }
    }
    cost += rows.length;
    if (!best || cost < best.cost - 1e-6) best = { rows, cost };
  }
  return best?.rows ?? [];
}
