import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { positionMark } from '../engine/position-mark.ts';
import { STEP } from '../engine/step.ts';

/**
 * A move to suggest when nobody knows better, by what anybody can see: it does not lead back to a position that was there
 * `before`. Undefined where there is none.
 */
export function likelyMove(
  mechanism: Mechanism,
  position: Position,
  before: ReadonlySet<string>,
): Move | undefined {
  const list = new MoveList();
  mechanism.moves(position, list, false);
  let best: { readonly move: Move; readonly worth: number } | undefined;
  for (const move of list.toArray()) {
    const worth = worthOf(mechanism, position, move, before);
    if (worth > (best?.worth ?? 0)) best = { move, worth };
  }
  return best?.move;
}

/** What a move is worth at a glance, above 0; 0 for one that leads back. */
function worthOf(mechanism: Mechanism, position: Position, move: Move, before: ReadonlySet<string>): number {
  const [from, to] = [mechanism.piles[fromOf(move)]!.kind, mechanism.piles[toOf(move)]!.kind];
  const isEmpty = position.lengths[toOf(move)] === 0;
  mechanism.play(position, move);
  const isBack = before.has(positionMark(position));
  const turns = position.lastSteps().some((step) => (step & 15) === STEP.turn);
  position.back();
  if (isBack) return 0;
  if (countOf(move) === 0) return 4;
  if (from === 'foundation') return 1;
  if (to === 'foundation') return 8;
  if (turns) return 7;
  if (to === 'cell') return 2;
  if (isEmpty) return 3;
  return from === 'column' ? 5 : 6;
}
