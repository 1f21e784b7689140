import type { Mechanism } from '../engine/mechanism.ts';
import { parseMove } from '../engine/notation.ts';
import type { Played } from './history.ts';

/**
 * Reads moves joined by points, of which a `+` marks those that followed by themselves; the index of the first part that
 * is no move of the game, where there is one. Whether they may be played is not said yet.
 */
export function readMoves(
  mechanism: Pick<Mechanism, 'piles' | 'stock'>,
  text: string,
): readonly Played[] | number {
  const moves: Played[] = [];
  for (const written of text === '' ? [] : text.split('.')) {
    const follower = written.startsWith('+');
    const move = parseMove(mechanism, follower ? written.slice(1) : written);
    if (move === undefined) return moves.length;
    moves.push({ move, follower });
  }
  return moves;
}
