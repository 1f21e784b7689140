import type { Mechanism } from '../engine/mechanism.ts';
import { MoveList, packTap } from '../engine/move.ts';
import { formatPile } from '../engine/notation.ts';
import type { Position } from '../engine/position.ts';
import { nameOurs, nameRecorded, type NamedMove } from './named-moves.ts';
import type { Playout, RecordedState } from './playout.ts';
import type { RecordedPiles } from './recorded-piles.ts';

/** Which moves between foundations are left out of a comparison. */
export type BetweenFoundations = 'lone cards left out' | 'left out';

/** What a file of recordings leaves out of the comparison: all moves between foundations where it lists none. */
export function leftOutOf(playouts: readonly Playout[]): BetweenFoundations {
  const isFoundation = /^f\d/;
  const lists = playouts.some(({ states }) =>
    states.some(({ moves }) =>
      moves.some(([from, , to]) => isFoundation.test(from) && isFoundation.test(to)),
    ),
  );
  return lists ? 'lone cards left out' : 'left out';
}

/** What the piles of a position and the stacks of a recorded state hold differently, a line each pile. */
export function compareTable(
  position: Position,
  state: RecordedState,
  matched: RecordedPiles,
  unlimited: boolean,
): string[] {
  const differences: string[] = [];
  const expect = (name: string, here: string, there: string): void => {
    if (here !== there && here !== opened(there))
      differences.push(`${name} holds "${here}", recorded "${there}"`);
  };
  for (const [id, pile] of matched.piles) expect(id, formatPile(position, pile), state.stacks[id] ?? '');
  expect(
    'foundations together',
    inOrder(matched.ours.map((pile) => formatPile(position, pile))),
    inOrder(matched.foundations.map((id) => opened(state.stacks[id] ?? ''))),
  );
  // Some recordings of games without a limit leave the pass at one.
  const uncounted = state.pass === 1 && unlimited;
  if (state.pass !== undefined && state.pass !== position.pass && !uncounted) {
    differences.push(`pass ${position.pass}, recorded ${state.pass}`);
  }
  return differences;
}

/**
 * What is legal in a position and was not when the same table was recorded, or the other way round, a line each move.
 * Each list is compared as a set, the tap on the stock and the win with it.
 */
export function compareMoves(
  mechanism: Mechanism,
  position: Position,
  state: RecordedState,
  matched: RecordedPiles,
  leftOut: BetweenFoundations,
): string[] {
  const list = new MoveList();
  mechanism.moves(position, list, true);
  const tap = mechanism.stock < 0 ? -1 : packTap(mechanism.stock);
  const counted = (move: NamedMove): boolean =>
    !(leftOut === 'left out' ? move.betweenFoundations : move.loneCard);
  const names = (moves: readonly NamedMove[]): Set<string> =>
    new Set(moves.filter(counted).map((move) => move.name));
  const here = names(
    list
      .toArray()
      .filter((move) => move !== tap)
      .map((move) => nameOurs(move, position, matched)),
  );
  const there = names(state.moves.map((move) => nameRecorded(move, state.stacks, matched)));
  if (list.has(tap)) here.add(TAP);
  // A stock that only fills spaces may be tapped in the recording, to no effect.
  if (state.canTap && !givesNothing(mechanism, position)) there.add(TAP);
  return [
    ...[...there].filter((name) => !here.has(name)).map((name) => `refused here, recorded as legal: ${name}`),
    ...[...here]
      .filter((name) => !there.has(name))
      .map((name) => `legal here, not in the recording: ${name}`),
    ...(mechanism.won(position) === state.won
      ? []
      : [state.won ? 'recorded as won, not so here' : 'won here, not in the recording']),
  ];
}

/** Whether the stock is there for other things than to be tapped. */
export function givesNothing(mechanism: Mechanism, position: Position): boolean {
  return mechanism.stock >= 0 && mechanism.refusal(position, packTap(mechanism.stock)) === 'gives nothing';
}

const TAP = 'tap on the stock';

/** Some games turn a finished pile over as a whole; ours lies open. */
function opened(cards: string): string {
  return cards.split(' ').every((card) => card.startsWith('#')) ? cards.replaceAll('#', '') : cards;
}

function inOrder(piles: readonly string[]): string {
  return piles.toSorted().join(' | ');
}
