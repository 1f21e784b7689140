import type { BuildRules } from '../rules/game-rules.ts';
import type { BuildingPlan } from './building-plan.ts';
import { ID } from './keys.ts';
import type { Position } from './position.ts';

/** Numbers of {@link Lift}, for the inner loop. */
export const LIFT = {
  one: 0,
  anyPart: 1,
  oneOrWhole: 2,
  whole: 3,
  anyPartToEmpty: 4,
  freePlaces: 5,
  partByPart: 6,
  ofOneKind: 7,
} as const;

/** How cards leave a column: one of {@link LIFT}. */
export type Lift = (typeof LIFT)[keyof typeof LIFT];

/** How cards leave the columns of a game. Face-up cards in any order are runs of a table in which all cards go together. */
export function liftOf(rules: BuildRules): Lift {
  const moves = rules.columns?.moves;
  switch (moves?.lift) {
    case undefined:
    case 'one card':
      return LIFT.one;
    case 'any face-up card and all on it':
      return LIFT.anyPart;
    case 'a run, as free places allow':
      return LIFT.freePlaces;
    case 'a run, part by part':
      return LIFT.partByPart;
    case 'a run in suit, or cards of one rank':
      return LIFT.ofOneKind;
    case 'a run':
      switch (moves.part) {
        case 'any part':
          return LIFT.anyPart;
        case 'one card or the whole column':
          return LIFT.oneOrWhole;
        case 'the whole column':
          return LIFT.whole;
        case 'any part, to an empty column only':
          return LIFT.anyPartToEmpty;
      }
  }
}

/**
 * Whether `count` cards of a column, known to be one run, may go to another column in one go.
 *
 * Moves through free places: `(free cells + 1) * 2 ^ (empty columns)` cards, the target not counted when it is empty,
 * and empty columns counted only where they take any card (the count that FreeCell programs agree on).
 */
export function mayCarry(
  plan: BuildingPlan,
  position: Position,
  lift: Lift,
  from: number,
  to: number,
  count: number,
  emptyColumns: number,
): boolean {
  const toEmpty = position.lengths[to] === 0;
  switch (lift) {
    case LIFT.one:
      return count === 1;
    case LIFT.anyPart:
      return true;
    case LIFT.oneOrWhole:
      return count === 1 || count === position.lengths[from];
    case LIFT.whole:
      return count === position.lengths[from];
    case LIFT.anyPartToEmpty:
      return count === 1 || toEmpty;
    case LIFT.freePlaces: {
      if (count === 1) return true;
      const doubling = plan.rules.columns?.empty.takes.kind === 'any card' ? emptyColumns : 0;
      const spare = toEmpty && doubling > 0 ? doubling - 1 : doubling;
      return count <= (freeCells(plan, position) + 1) << spare;
    }
    case LIFT.ofOneKind:
      return isOfOneKind(position, from, count);
    case LIFT.partByPart:
      return partsOf(position, from, count) <= 1 << (toEmpty ? emptyColumns - 1 : emptyColumns);
  }
}

/** Whether the top cards, known to be in order, are either all of one rank or all of one suit. */
function isOfOneKind(position: Position, pile: number, count: number): boolean {
  const end = pile * position.stride + position.lengths[pile]!;
  const equal = count > 1 && rankAt(position, end - 1) === rankAt(position, end - 2);
  for (let at = end - count + 1; at < end; at++) {
    if ((rankAt(position, at) === rankAt(position, at - 1)) !== equal) return false;
  }
  return true;
}

function rankAt(position: Position, at: number): number {
  return position.faces[position.slots[at]! & ID]! % 13;
}

function freeCells(plan: BuildingPlan, position: Position): number {
  let free = 0;
  for (let pile = plan.cells.first; pile < plan.cells.end; pile++) if (position.lengths[pile] === 0) free++;
  return free;
}

/** Into how many pieces of one suit each the top `count` cards of a pile fall. */
function partsOf(position: Position, pile: number, count: number): number {
  const end = pile * position.stride + position.lengths[pile]!;
  let parts = 1;
  for (let at = end - count + 1; at < end; at++) {
    if (suitAt(position, at) !== suitAt(position, at - 1)) parts++;
  }
  return parts;
}

function suitAt(position: Position, at: number): number {
  return (position.faces[position.slots[at]! & ID]! / 13) | 0;
}
