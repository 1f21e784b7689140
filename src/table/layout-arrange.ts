import { narrowestOf, tierOf, tiersDown, widestOf } from './face-metrics.ts';
import type { Arrangement, Block } from './layout-blocks.ts';
import { leastPerRow } from './layout-columns.ts';
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

/**
 * Cards too small for a large index, or for the one asked for, are given up for those this much wider that keep only so
 * much of the typical column readable: most columns stay shorter, and longer ones are squeezed.
 */
const [worthShort, shortPart] = [1.25, 0.7];

/** Overlap of the piles at the side is worth it only if the cards become this much wider. */
const worthOverlap = 1.15;

type Attempt = (longest: number, grid: Grid) => Block[] | undefined;

function attemptsFor(groups: Groups, viewport: Viewport): Attempt[] {
  const portrait: Attempt = (longest, grid) => arrangePortrait(groups, longest, grid);
  if (!isLow(viewport)) return [portrait];
  return [
    (longest, grid) => arrangeSide(groups, longest, 1, grid) ?? portrait(longest, grid),
    (longest, grid) => arrangeSide(groups, longest, 0.5, grid),
  ];
}

/** A width that the cards cannot exceed, so that the search begins near its end. */
function widthBound(groups: Groups, viewport: Viewport): number {
  const perRow = viewport.sideways ? 1 : leastPerRow(groups.columns.length);
  const figure = groups.placed.reduce((most, pile) => Math.max(most, 1 + (pile.at?.x ?? 0)), 1);
  return Math.min(viewport.width / Math.max(1, perRow, figure), viewport.height / 1.4);
}

/**
 * The widest cards between two widths with which an attempt succeeds. Within a tier smaller cards fit better, so halving
 * finds them; from one tier to the next they need not, so each is searched by itself.
 */
function widestFit(
  attempt: Attempt,
  longest: number,
  viewport: Viewport,
  from: number,
  to: number,
): Arrangement | undefined {
  const tryWidth = (width: number): Arrangement | undefined => {
    const grid = gridFor(viewport, width);
    const blocks = attempt(longest, grid);
    return blocks && { grid, blocks: new Map(blocks.map((block) => [block.id, block])) };
  };
  const precision = Math.max(0.25, 1 / viewport.dpr);
  for (const tier of tiersDown) {
    let [low, high] = [Math.max(to, narrowestOf(tier)), from];
    if (low > from || tierOf(low) !== tier) continue;
    let best = tryWidth(low);
    if (!best) continue;
    if (tierOf(high) !== tier) high = widestOf(tier) - 1 / viewport.dpr;
    const widest = tryWidth(high);
    if (widest) return widest;
    while (high - low > precision) {
      const middle = (low + high) / 2;
      const found = tryWidth(middle);
      if (found) [best, low] = [found, middle];
      else high = middle;
    }
    return best;
  }
  return undefined;
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
  const longest = Math.min(shape.longest ?? 16, isLow(viewport) ? 13 : Infinity);
  const attempts = attemptsFor(groups, viewport);
  const from = Math.min(widest, widestCard, widthBound(groups, viewport));
  const find = (part: number, narrowest: number): Arrangement | undefined => {
    const length = Math.max(1, Math.round(longest * part));
    let best: Arrangement | undefined;
    for (const attempt of attempts) {
      const found = widestFit(attempt, length, viewport, from, Math.min(narrowest, from));
      if (found && found.grid.cardWidth > (best?.grid.cardWidth ?? 0) * worthOverlap) best = found;
    }
    return best;
  };
  for (const [part, narrowest] of ambitions) {
    const best = find(part, narrowest);
    if (!best) continue;
    const { cardWidth, tier } = best.grid;
    const wider = cardWidth * worthShort;
    const isSmall = tier === 'compact' || viewport.bigIndex;
    const mayBeShort = isSmall && part > shortPart && wider <= from;
    return (mayBeShort && find(shortPart, wider)) || best;
  }
  throw new RangeError(`No cards fit on a table of ${viewport.width} by ${viewport.height} CSS px`);
}
