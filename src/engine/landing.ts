import { rankOf, suitOf, isRed, type Face } from '../cards/card.ts';
import type { BuildRules, Columns, Foundations } from '../rules/game-rules.ts';
import type { Stacking } from './stacking.ts';

/** The row of a landing table for an empty place. */
export const EMPTY = 52;

/** Length of one landing table of a plan: `table[top * 52 + face]` is 1 when `face` may go on `top`; a row of 52 faces for each face that may lie on top, and one for the empty place. */
export const TABLE_SIZE = 53 * 52;

/** Where a card may be laid: on which cards, and on an empty place. */
export interface LandingTable {
  readonly stacking: Stacking;
  /** A bit for each face that may go on an empty place: faces 0 to 25, and 26 to 51. */
  readonly startsLow: number;
  readonly startsHigh: number;
}

type SuitRelation = Extract<Foundations, { takes: 'single cards' }>['build']['suits'];
/** How foundations of single cards are built. */
export type FoundationBuild = Extract<Foundations, { takes: 'single cards' }>['build'];
type ColumnBuild = Extract<Columns['build'], { on: 'the next rank' }>;

/** Whether two faces have suits that stand in a relation. */
export function suitsRelate(relation: SuitRelation, one: Face, other: Face): boolean {
  switch (relation) {
    case 'same suit':
      return suitOf(one) === suitOf(other);
    case 'alternating colours':
      return isRed(one) !== isRed(other);
    case 'same colour':
      return isRed(one) === isRed(other);
    case 'another suit':
      return suitOf(one) !== suitOf(other);
    case 'any suit':
      return true;
  }
}

/** A table of what fits on a card and what fits on an empty place. */
export function landingTable(stacking: Stacking, starts: (face: Face) => boolean): LandingTable {
  let [startsLow, startsHigh] = [0, 0];
  for (let face = 0; face < 52; face++) {
    if (!starts(face)) continue;
    if (face < 26) startsLow |= 1 << face;
    else startsHigh |= 1 << (face - 26);
  }
  return { stacking, startsLow, startsHigh };
}

function ranksUp(from: number, to: number, by: number, wraps: boolean): boolean {
  return wraps ? (from + by) % 13 === to : from + by === to;
}

/** Whether `rank` is twice `below` when kings count thirteen and whole thirteens are taken off: A 2 4 8 3 6 Q J 9 5 T 7 A. */
function isDouble(below: number, rank: number): boolean {
  return (2 * (below + 1)) % 13 === (rank + 1) % 13;
}

/**
 * Whether `face` follows `top` on a foundation that begins with the rank `base`. With `turned`, the pile has been up to
 * the king and is on its way down.
 */
export function followsOnFoundation(
  build: FoundationBuild,
  top: Face,
  face: Face,
  turned: boolean,
  base: number,
): boolean {
  const [below, above] = [rankOf(top), rankOf(face)];
  switch (build.order) {
    case 'up':
      return ranksUp(below, above, build.by, false) && suitsRelate(build.suits, top, face);
    case 'up, wrapping':
      return ranksUp(below, above, build.by, true) && suitsRelate(build.suits, top, face);
    case 'down':
      return ranksUp(above, below, build.by, false) && suitsRelate(build.suits, top, face);
    case 'down, wrapping':
      return ranksUp(above, below, build.by, true) && suitsRelate(build.suits, top, face);
    case 'up, then down':
      return (
        (turned
          ? ranksUp(above, below, build.by, false) || (below === above && below === 12)
          : ranksUp(below, above, build.by, false)) && suitsRelate(build.suits, top, face)
      );
    case 'doubling':
      return isDouble(below, above) && suitsRelate(build.suits, top, face);
    case 'the same rank':
      return below === above && suitsRelate(build.suits, top, face);
    case 'down to the ace, then from the base again':
      return (
        (below === 0 ? above === base : above + build.by === below) && suitsRelate(build.suits, top, face)
      );
  }
}

/** Which ways a column builds on: both at its beginning, one of them once it has taken a direction. */
export type Direction = 'either' | 'up' | 'down';

/** Whether `face` follows `top` in a column. `base` is the base rank of the foundations, which some columns respect. */
export function followsInColumn(
  build: ColumnBuild,
  top: Face,
  face: Face,
  base: number,
  direction: Direction = 'either',
): boolean {
  if (!suitsRelate(build.suits, top, face)) return false;
  const by = typeof build.by === 'number' ? build.by : build.by[suitOf(top)]!;
  const [below, above] = [rankOf(top), rankOf(face)];
  const up = (wraps: boolean): boolean => ranksUp(below, above, by, wraps);
  const down = (wraps: boolean): boolean => ranksUp(above, below, by, wraps);
  switch (build.order) {
    case 'down':
      return down(typeof build.by !== 'number');
    case 'down, wrapping':
      return down(true);
    case 'down, wrapping above the base':
      return down(true) && below !== base;
    case 'up':
      return up(false);
    case 'up, wrapping':
      return up(true);
    case 'up or down':
      return up(false) || down(false);
    case 'up or down, wrapping':
      return up(true) || down(true);
    case 'up or down, as the pile began':
      return (direction !== 'down' && up(false)) || (direction !== 'up' && down(false));
  }
}

/** The rank that a rule's base names, or the base rank of the position for bases that the deal or the player decides. */
export function startsOn(
  base: Extract<Foundations, { takes: 'single cards' }>['base'],
  face: Face,
  rank: number,
): boolean {
  switch (base.kind) {
    case 'rank':
      return 'A23456789TJQK'.indexOf(base.rank) === rankOf(face);
    case 'rank of the first card dealt':
      return rank === rankOf(face);
    case 'rank chosen by the player':
      return rank === 13 || rank === rankOf(face);
    case 'any rank':
      return true;
    case 'listed cards':
      return false;
  }
}

/** Whether a face may begin an empty column, its source apart. */
export function startsColumn(empty: Columns['empty']['takes'], face: Face, base: number): boolean {
  switch (empty.kind) {
    case 'nothing':
      return false;
    case 'rank':
      return 'A23456789TJQK'.indexOf(empty.rank) === rankOf(face);
    case 'the rank below the base':
      return (base + 12) % 13 === rankOf(face);
    default:
      return true;
  }
}

/** The rank that all foundations begin with by the rules; undefined where the deal or the player decides, or none is named. */
export function fixedBase(rules: BuildRules): number | undefined {
  for (const group of rules.foundations) {
    if (group.takes === 'single cards' && group.base.kind === 'rank') {
      return 'A23456789TJQK'.indexOf(group.base.rank);
    }
  }
  return undefined;
}

/** Whether the base rank of a game is known only once its cards are dealt or played. */
export function baseIsDealt(rules: BuildRules): boolean {
  return rules.foundations.some(
    (group) =>
      group.takes === 'single cards' &&
      (group.base.kind === 'rank of the first card dealt' || group.base.kind === 'rank chosen by the player'),
  );
}
