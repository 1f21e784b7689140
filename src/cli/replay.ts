import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, packTap, toOf, type Move } from '../engine/move.ts';
import { formatPile } from '../engine/notation.ts';
import type { Position } from '../engine/position.ts';
import { compareMoves, compareTable, type BetweenFoundations } from './compare.ts';
import type { Playout, RecordedState } from './playout.ts';
import { matchPiles, type RecordedPiles } from './recorded-piles.ts';

/** One thing in which our play of a recorded game differs from the recording. */
export interface Difference {
  readonly game: string;
  readonly deal: string;
  /** Number of the recorded state. */
  readonly state: number;
  /** What differs: a pile's cards, or a move that only one side allows. */
  readonly what: string;
}

/** What replaying a recorded game found. */
export interface Replay {
  /** States compared. */
  readonly states: number;
  readonly differences: readonly Difference[];
}

/**
 * Plays a recorded game: deals by its number, then in each state compares the table, the legal moves, the tap and the
 * win, and plays the recorded action. Where a recording begins with cards on the waste and ours without, one tap comes
 * first. Ends early, as one more difference, when the tables differ or an action cannot be played here.
 */
export function replay(mechanism: Mechanism, playout: Playout, leftOut: BetweenFoundations): Replay {
  const { game, deal, states } = playout;
  const differences: Difference[] = [];
  const differ = (state: number, what: string): void => {
    differences.push({ game, deal, state, what });
  };
  const matched = matchPiles(mechanism, states[0]!.stacks);
  if (typeof matched === 'string') {
    differ(states[0]!.index, matched);
    return { states: 1, differences };
  }
  const position = mechanism.deal(deal);
  turnFirstCards(mechanism, position, states[0]!, matched);

  let before: RecordedState | undefined;
  for (const [number, state] of states.entries()) {
    if (before) {
      const played = playRecorded(mechanism, position, before, state, matched);
      if (!played) {
        differ(state.index, `the recorded move cannot be played here: ${String(state.action)}`);
        return { states: number, differences };
      }
    }
    const onTable = compareTable(position, state, matched);
    if (onTable.length > 0) {
      differ(state.index, `after ${String(state.action ?? 'the deal')}: ${onTable.join('; ')}`);
      return { states: number + 1, differences };
    }
    for (const what of compareMoves(mechanism, position, state, matched, leftOut)) differ(state.index, what);
    before = state;
  }
  return { states: states.length, differences };
}

/** What a file of recordings leaves out of the comparison: all moves between foundations where it lists none. */
export function leftOutOf(playouts: readonly Playout[], isFoundation = /^f\d/): BetweenFoundations {
  const lists = playouts.some(({ states }) =>
    states.some(({ moves }) =>
      moves.some(([from, , to]) => isFoundation.test(from) && isFoundation.test(to)),
    ),
  );
  return lists ? 'lone cards left out' : 'left out';
}

function turnFirstCards(
  mechanism: Mechanism,
  position: Position,
  first: RecordedState,
  { piles }: RecordedPiles,
): void {
  const waste = piles.get('w0');
  if (waste === undefined || position.lengths[waste] !== 0 || (first.stacks['w0'] ?? '') === '') return;
  const tap = packTap(mechanism.stock);
  if (mechanism.refusal(position, tap) === undefined) mechanism.play(position, tap);
}

/** Plays the action that led from one recorded state to the next; false when it is not legal here. */
function playRecorded(
  mechanism: Mechanism,
  position: Position,
  before: RecordedState,
  { action }: RecordedState,
  matched: RecordedPiles,
): boolean {
  if (action === 'deal') {
    const tap = mechanism.stock < 0 ? undefined : packTap(mechanism.stock);
    if (tap === undefined || mechanism.refusal(position, tap) !== undefined) return false;
    mechanism.play(position, tap);
    return true;
  }
  if (typeof action !== 'object') return false;
  const [from, count, to] = action;
  const sources = placesOf(from, position, before, matched);
  const targets = placesOf(to, position, before, matched);
  const move = legalMove(mechanism, position, sources, targets, count);
  if (move !== undefined) mechanism.play(position, move);
  return move !== undefined || isNoMove(action, before, matched);
}

/** The piles that a recorded stack may be: one, or all foundations on which the same cards lie. */
function placesOf(
  id: string,
  position: Position,
  before: RecordedState,
  { piles, foundations, ours }: RecordedPiles,
): number[] {
  const pile = piles.get(id);
  if (pile !== undefined) return [pile];
  if (!foundations.includes(id)) return [];
  return ours.filter((index) => formatPile(position, index) === before.stacks[id]);
}

function legalMove(
  mechanism: Mechanism,
  position: Position,
  sources: readonly number[],
  targets: readonly number[],
  count: number,
): Move | undefined {
  const list = new MoveList();
  mechanism.moves(position, list, true);
  return list
    .toArray()
    .find(
      (move) => countOf(move) === count && sources.includes(fromOf(move)) && targets.includes(toOf(move)),
    );
}

/** A lone card going from its foundation to an empty one changes nothing where foundations belong to no suit. */
function isNoMove(
  [from, , to]: readonly [string, number, string],
  { stacks }: RecordedState,
  { foundations }: RecordedPiles,
): boolean {
  return (
    foundations.includes(from) &&
    foundations.includes(to) &&
    stacks[to] === '' &&
    !(stacks[from] ?? '').includes(' ')
  );
}
