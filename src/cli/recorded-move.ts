import { givesNothing } from './compare.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, packTap, toOf, type Move } from '../engine/move.ts';
import { formatPile } from '../engine/notation.ts';
import type { Position } from '../engine/position.ts';
import type { RecordedState } from './playout.ts';
import type { RecordedPiles } from './recorded-piles.ts';

/** Plays the action that led from one recorded state to the next; false when it is not legal here. */
export function playRecorded(
  mechanism: Mechanism,
  position: Position,
  before: RecordedState,
  { action }: RecordedState,
  matched: RecordedPiles,
): boolean {
  if (action === 'deal') {
    if (givesNothing(mechanism, position)) return true;
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
