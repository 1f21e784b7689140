import { DOWN } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { homeward, isSafe } from './automatic.ts';

/**
 * What a tap on a card can mean, the best move first: each tap again takes the next one. `index` is the card's place
 * in the pile, from the bottom. Empty where the card cannot go anywhere.
 *
 * The order: to a foundation where the card can be missed; onto a column so that a hidden card turns up or a column
 * empties; any other foundation; the longest run; a cell; an empty column. A card is never taken off a foundation
 * for finished runs, since that shuts the foundation: such a move must be meant.
 */
export function tapMoves(mechanism: Mechanism, position: Position, pile: number, index: number): Move[] {
  const { kind } = mechanism.piles[pile]!;
  if (kind === 'foundation' && !mechanism.goesHome) return [];
  const list = new MoveList();
  mechanism.moves(position, list, false);
  const count = position.lengths[pile]! - index;
  const fromHere = list.toArray().filter((move) => fromOf(move) === pile && countOf(move) > 0);
  const meant = fromHere.filter((move) => countOf(move) === count || leavesComplete(mechanism, move));
  const home = homeward(mechanism, position);
  const worth = (move: Move): number => worthOf(mechanism, position, move, home);
  // Stable, so equal moves keep the order of the table.
  return meant.toSorted((one, other) => worth(other) - worth(one));
}

/** A finished run goes as a whole, whichever of its cards is tapped. */
function leavesComplete({ piles }: Mechanism, move: Move): boolean {
  return piles[toOf(move)]!.kind === 'foundation' && countOf(move) > 1;
}

function worthOf(mechanism: Mechanism, position: Position, move: Move, home: readonly Move[]): number {
  const [from, to] = [fromOf(move), toOf(move)];
  const { kind } = mechanism.piles[to]!;
  if (kind === 'foundation') {
    const missed = countOf(move) > 1 || !mechanism.goesHome || isSafe(mechanism, position, move, home);
    return missed ? 500 : 300;
  }
  if (kind === 'cell') return 100;
  if (position.lengths[to] === 0) return 0;
  return (uncovers(position, from, countOf(move)) ? 400 : 200) + position.topRun(to);
}

function uncovers(position: Position, pile: number, count: number): boolean {
  const left = position.lengths[pile]! - count;
  return left === 0 || position.slots[pile * position.stride + left - 1]! >= DOWN;
}
