import type { Mechanism } from '../engine/mechanism.ts';
import { MoveList, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { MoveOrder } from './move-order.ts';
import { WEIGHTS } from './weights.ts';

/** A position as {@link likelyMove} tells it from others. */
export function markOf({ low, high }: Position): string {
  return `${low} ${high}`;
}

/**
 * The move that a search would try first, where it does not lead back to a position that was there `before`: something
 * to suggest when nobody knows better. Undefined where there is none.
 */
export function likelyMove(
  mechanism: Mechanism,
  position: Position,
  before: ReadonlySet<string>,
): Move | undefined {
  const list = new MoveList();
  mechanism.moves(position, list, false);
  const order = new MoveOrder(mechanism, WEIGHTS);
  order.read(position);
  let best: { readonly move: Move; readonly score: number } | undefined;
  for (const move of list.toArray()) {
    const score = order.score(position, move, 0);
    if (best && best.score >= score) continue;
    mechanism.play(position, move);
    const isNew = !before.has(markOf(position));
    position.back();
    if (isNew) best = { move, score };
  }
  return best?.move;
}
