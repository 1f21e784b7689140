import type { Arrangement, Block } from './layout-blocks.ts';
import { gridFor, type Grid } from './layout-grid.ts';
import { groupPiles, type Groups } from './layout-groups.ts';
import { arrangePortrait } from './layout-portrait.ts';
import type { TableShape, Viewport } from './layout-shapes.ts';
import { arrangeSide } from './layout-side.ts';

/** Cards grow to this width, CSS px, and no further. */
const widestCard = 160;

/** Under this height, CSS px, a table that is wider than high has no room for rows above its columns. */
const lowTable = 480;

/**
 * Ambitions, best first: how much of the typical column must fit readably, and the narrowest card that is worth it (24 px
 * is the smallest good target, WCAG 2.5.8). The last takes anything, so that every table has an arrangement.
 */
const ambitions: readonly (readonly [part: number, narrowest: number])[] = [
  [1, 24],
  [0.7, 24],
  [0.45, 22],
  [0.3, 18],
  [0, 1],
];

function isLow(viewport: Viewport): boolean {
  return viewport.height < lowTable && viewport.width > viewport.height;
}

function attempt(groups: Groups, longest: number, grid: Grid, low: boolean): Block[] | undefined {
  return (low ? arrangeSide(groups, longest, grid) : undefined) ?? arrangePortrait(groups, longest, grid);
}

/**
 * Finds the widest cards, up to `widest` CSS px, with which the table fits, and gives every pile its room. Reads the piles'
 * kinds, fans and `keep`, not their cards: the arrangement stays the same from move to move.
 *
 * @throws RangeError if the box is too small for a single device pixel a card
 */
export function arrangeTable(
  shape: TableShape,
  viewport: Viewport,
  widest: number = widestCard,
): Arrangement {
  const groups = groupPiles(shape.piles);
  const low = isLow(viewport);
  const longest = Math.min(shape.longest ?? 16, low ? 13 : Infinity);
  const step = Math.max(0.5, 1 / viewport.dpr);
  const from = Math.min(widest, viewport.width);
  for (const [part, narrowest] of ambitions) {
    const length = Math.max(1, Math.round(longest * part));
    for (let width = from; width >= Math.min(narrowest, from); width -= step) {
      const grid = gridFor(viewport, width);
      const blocks = attempt(groups, length, grid, low);
      if (blocks) return { grid, blocks: new Map(blocks.map((block) => [block.id, block])) };
    }
  }
  throw new RangeError(`No cards fit on a table of ${viewport.width} by ${viewport.height} CSS px`);
}
