import type { Mechanism } from '../engine/mechanism.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

/** Whether a line can be played from a position, move by move as the rules allow, and wins. Plays it. */
export function replays(mechanism: Mechanism, position: Position, line: readonly Move[]): boolean {
  for (const move of line) {
    if (mechanism.refusal(position, move) !== undefined) return false;
    mechanism.play(position, move);
  }
  return mechanism.won(position);
}
