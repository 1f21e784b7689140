import type { Mechanism } from '../engine/mechanism.ts';
import { packTap } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { compareMoves, compareTable, type BetweenFoundations } from './compare.ts';
import type { Playout, RecordedState } from './playout.ts';
import { playRecorded } from './recorded-move.ts';
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
    const onTable = compareTable(position, state, matched, mechanism.passesLeft(position) === Infinity);
    if (onTable.length > 0) {
      differ(state.index, `after ${String(state.action ?? 'the deal')}: ${onTable.join('; ')}`);
      return { states: number + 1, differences };
    }
    for (const what of compareMoves(mechanism, position, state, matched, leftOut)) differ(state.index, what);
    before = state;
  }
  return { states: states.length, differences };
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
