import fc from 'fast-check';
import type { Mechanism } from '../../src/engine/mechanism.ts';
import { MoveList, type Move } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';

/** Deal numbers of both generators. */
export const anyDeal = fc.integer({ min: 1, max: 99_999 }).map(String);

/** What to choose at each turn, of however many moves there are. */
export const anyChoices = fc.array(fc.nat(9_999), { minLength: 10, maxLength: 120 });

const list = new MoveList();

/** Every legal move. */
export function movesOf(mechanism: Mechanism, position: Position): Move[] {
  list.clear();
  mechanism.moves(position, list, true);
  return list.toArray();
}

/** Plays as the choices fall, and calls `look` before each move and after the last. */
export function playAny(
  mechanism: Mechanism,
  position: Position,
  choices: readonly number[],
  look: () => void,
): void {
  look();
  for (const choice of choices) {
    const moves = movesOf(mechanism, position);
    if (moves.length === 0) return;
    mechanism.play(position, moves[choice % moves.length]!);
    look();
  }
}
