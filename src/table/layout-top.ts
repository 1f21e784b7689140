import { blockOf, mirrored, widthsOf, type Block } from './layout-blocks.ts';
import type { Grid } from './layout-grid.ts';
import { fanGaps, type Row } from './layout-rows.ts';
import type { PileShape } from './layout-shapes.ts';

/** Space between two groups of a row where there is enough of it, in columns. */
const groupGap = 0.5;

/** Best width of a row with its groups apart, CSS px. */
export function bestWidth(row: Row, grid: Grid): number {
  const widths = row.flat().reduce((sum, pile) => sum + widthsOf(pile, grid).best + grid.gap, -grid.gap);
  return widths + (row.length - 1) * groupGap * grid.pitch;
}

/** Widths of the piles of a row: fans share what the least widths leave over, at most half of it for the gaps. */
function shareWidth(row: Row, available: number, grid: Grid): Map<string, number> {
  const piles = row.flat();
  const widths = piles.map((pile) => widthsOf(pile, grid));
  const least = widths.reduce((sum, width) => sum + width.least + grid.gap, -grid.gap);
  const wish = widths.reduce((sum, width) => sum + width.best - width.least, 0);
  const left = available - least;
  const apart = Math.max(fanGaps(row, grid), Math.min(left / 2, (row.length - 1) * groupGap * grid.pitch));
  const spare = left - apart;
  const part = wish > 0 ? Math.max(0, Math.min(1, spare / wish)) : 0;
  return new Map(
    piles.map((pile, index) => {
      const { least: from, best: to } = widths[index] ?? { least: 0, best: 0 };
      return [pile.id, Math.min(available, from + (to - from) * part)];
    }),
  );
}

/**
 * Lays one row out between `left` and `left + width`: the last group ends at the right edge, the others follow each other
 * from the left edge. A row of foundations alone stands at the right, any other single group at the left.
 */
export function arrangeRow(row: Row, left: number, width: number, y: number, grid: Grid): Block[] {
  const shares = shareWidth(row, width, grid);
  const widthOf = (pile: PileShape): number => shares.get(pile.id) ?? grid.cardWidth;
  const groupWidth = (group: readonly PileShape[]): number =>
    group.reduce((sum, pile) => sum + widthOf(pile) + grid.gap, -grid.gap);
  const used = row.reduce((sum, group) => sum + groupWidth(group), 0) + grid.gap * (row.length - 1);
  const spare = Math.max(0, width - used);
  const between = row.length > 2 ? Math.min(spare / (row.length - 1), groupGap * grid.pitch) : 0;
  const blocks: Block[] = [];
  let x = left;
  row.forEach((group, index) => {
    const toRight = index === row.length - 1 && (row.length > 1 || group[0]?.kind === 'foundation');
    if (toRight) x = left + width - groupWidth(group);
    for (const pile of group) {
      const room = { x, y, width: widthOf(pile), height: grid.cardHeight };
      blocks.push(blockOf(pile, pile.fan === 'right' ? 'right' : 'none', room, grid));
      x += room.width + grid.gap;
    }
    x += between;
  });
  return grid.leftHanded ? blocks.map((block) => mirrored(block, grid)) : blocks;
}
