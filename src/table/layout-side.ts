import { blockOf, mirrored, spreadOf, type Block } from './layout-blocks.ts';
import { arrangeColumns, arrangeFigure, columnLines, figureSize } from './layout-columns.ts';
import { snap, type Grid } from './layout-grid.ts';
import type { Groups } from './layout-groups.ts';
import type { PileShape } from './layout-shapes.ts';

/** Piles one below the other at the side of the table. */
type Stack = readonly PileShape[];

/** Height of the fan below a pile's first card; at the side a fan to the right opens downwards. */
function fanHeight(pile: PileShape, strip: number): number {
  return (spreadOf(pile) - 1) * strip;
}

function leastHeight(stack: Stack, leastStep: number, grid: Grid): number {
  return stack.reduce((height, pile, index) => {
    const last = index === stack.length - 1;
    const spread = spreadOf(pile) > 1;
    const own =
      last || spread
        ? grid.cardHeight + (last ? 0 : grid.gap)
        : grid.cardHeight * leastStep + (leastStep < 1 ? 0 : grid.gap);
    return height + own + fanHeight(pile, grid.metrics.stripMin);
  }, 0);
}

/** Puts groups into as few stacks as the height allows, each group whole where possible. */
function packStacks(groups: readonly Stack[], leastStep: number, grid: Grid): Stack[] {
  const stacks: Stack[] = [];
  for (const group of groups.filter((piles) => piles.length > 0)) {
    const last = stacks.at(-1);
    if (last && leastHeight([...last, ...group], leastStep, grid) <= grid.inner.height) {
      stacks[stacks.length - 1] = [...last, ...group];
      continue;
    }
    for (let count = 1; count <= group.length; count += 1) {
      const length = Math.ceil(group.length / count);
      const parts = Array.from({ length: count }, (_, index) =>
        group.slice(index * length, (index + 1) * length),
      );
      if (
        count < group.length &&
        parts.some((part) => leastHeight(part, leastStep, grid) > grid.inner.height)
      )
        continue;
      stacks.push(...parts.filter((part) => part.length > 0));
      break;
    }
  }
  return stacks;
}

function arrangeStack(stack: Stack, leastStep: number, x: number, grid: Grid): Block[] {
  const { inner, cardHeight, cardWidth, gap, metrics } = grid;
  const least = leastHeight(stack, leastStep, grid);
  const spreads = stack.reduce((sum, pile) => sum + fanHeight(pile, 1), 0);
  const steps = stack.length - 1;
  const free = inner.height - least;
  // The piles part first, then the fans open.
  const stepWish = cardHeight + gap - cardHeight * leastStep;
  const stepsShort = stack.slice(0, -1).filter((pile) => spreadOf(pile) === 1).length;
  const step = stepsShort > 0 ? Math.max(0, Math.min(stepWish, free / stepsShort)) : 0;
  const left = free - step * stepsShort;
  const stripWish = metrics.stripIdeal - metrics.stripMin;
  const strip = metrics.stripMin + (spreads > 0 ? Math.max(0, Math.min(stripWish, left / spreads)) : 0);
  let y = inner.y;
  return stack.map((pile, index) => {
    const fan = fanHeight(pile, strip);
    const height = Math.min(cardHeight + fan, inner.y + inner.height - y);
    const block = blockOf(
      pile,
      spreadOf(pile) > 1 ? 'down' : 'none',
      { x, y, width: cardWidth, height },
      grid,
    );
    const advance =
      spreadOf(pile) > 1 ? cardHeight + fan + gap : cardHeight * leastStep + (index < steps ? step : 0);
    y = snap(y + advance, grid.dpr);
    // Where piles overlap, each is meant by the part of it that is seen.
    return index < steps ? { ...block, hit: { ...block.hit, height: y - gap / 2 - block.hit.y } } : block;
  });
}

/**
 * The arrangement for low, wide tables: foundations and cells at the left, stock, waste and reserves at the right, where
 * the thumb is, the columns between them from top to foot.
 *
 * @param leastStep least part of a card's height from one pile to the next below it: under 1 they may overlap
 * @returns the rooms, or undefined if cards of this size with columns of `longest` do not fit
 */
export function arrangeSide(
  groups: Groups,
  longest: number,
  leastStep: number,
  grid: Grid,
): Block[] | undefined {
  const { inner, pitch, gap } = grid;
  if (groups.columns.length + groups.placed.length === 0) return undefined;
  const lefts = packStacks([groups.foundations, groups.cells], leastStep, grid);
  const rights = packStacks([groups.stock, groups.reserves], leastStep, grid);
  if ([...lefts, ...rights].some((stack) => leastHeight(stack, leastStep, grid) > inner.height))
    return undefined;
  const apart = gap * 3;
  const leftWidth = lefts.length > 0 ? lefts.length * pitch + apart : 0;
  const rightWidth = rights.length > 0 ? rights.length * pitch + apart : 0;
  const before = grid.leftHanded ? rightWidth : leftWidth;
  const area = { ...inner, x: inner.x + before, width: inner.width - leftWidth - rightWidth };
  const figure = figureSize(groups.placed, grid);
  if (figure.width > area.width || figure.height > area.height || area.width < 0) return undefined;
  const figureHeight = groups.placed.length > 0 ? figure.height + grid.rowGap : 0;
  const below = { ...area, y: area.y + figureHeight, height: area.height - figureHeight };
  const lines = columnLines(groups.columns.length, longest, below, grid);
  if (lines === undefined) return undefined;

  const sides = [
    ...lefts.flatMap((stack, index) => arrangeStack(stack, leastStep, inner.x + index * pitch, grid)),
    ...rights.flatMap((stack, index) =>
      arrangeStack(stack, leastStep, inner.x + inner.width - grid.cardWidth - index * pitch, grid),
    ),
  ];
  return [
    ...(grid.leftHanded ? sides.map((block) => mirrored(block, grid)) : sides),
    ...arrangeFigure(groups.placed, area, grid),
    ...arrangeColumns(groups.columns, lines, below, grid),
  ];
}
