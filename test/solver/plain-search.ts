import type { Mechanism } from '../../src/engine/mechanism.ts';
import type { Move } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';
import { movesOf } from '../engine/random-play.ts';

/**
 * Whether a position can be won, by trying every single move everywhere. The measure of what a search may leave out.
 * With `chosen`, only the moves are tried that it chooses.
 */
export function canBeWon(
  mechanism: Mechanism,
  position: Position,
  chosen: (moves: readonly Move[]) => readonly Move[] = (moves) => moves,
): boolean {
  const seen = new Set<string>();
  /** Moves still to be tried, for each position on the path. */
  const path: Move[][] = [];
  const enter = (): boolean => {
    const key = `${position.low} ${position.high}`;
    if (seen.has(key)) return false;
    seen.add(key);
    path.push([...chosen(movesOf(mechanism, position))]);
    return true;
  };
  enter();
  for (;;) {
    if (mechanism.won(position)) return true;
    const move = path.at(-1)?.pop();
    if (move !== undefined) {
      mechanism.play(position, move);
      if (!enter()) position.back();
      continue;
    }
    path.pop();
    if (path.length === 0) return false;
    position.back();
  }
}
