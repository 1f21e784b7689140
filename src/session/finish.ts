import { DOWN } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { packTap, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { homeward } from './automatic.ts';
import { slotsOf } from './views.ts';

/**
 * The moves that bring all cards home from here without a thought: only cards to the foundations, and taps on the
 * stock between them. Undefined where that does not win, or while a card outside the stock lies face down, since then
 * the offer itself would tell something. Leaves the position as it was.
 */
export function finishingMoves(mechanism: Mechanism, position: Position): Move[] | undefined {
  if (!mechanism.goesHome || mechanism.won(position) || hidesCards(mechanism, position)) return undefined;
  const moves: Move[] = [];
  const tap = packTap(mechanism.stock);
  /** Taps since the last card went home: once round the stock without one, none will. */
  let idle = 0;
  const mayTap = (): boolean =>
    mechanism.stock >= 0 && idle <= mechanism.deck.size && mechanism.refusal(position, tap) === undefined;
  while (!mechanism.won(position)) {
    const [home] = homeward(mechanism, position);
    const move = home ?? (mayTap() ? tap : undefined);
    if (move === undefined) break;
    idle = home === undefined ? idle + 1 : 0;
    mechanism.play(position, move);
    moves.push(move);
  }
  const won = mechanism.won(position);
  for (let i = 0; i < moves.length; i++) position.back();
  return won ? moves : undefined;
}

function hidesCards(mechanism: Mechanism, position: Position): boolean {
  return mechanism.piles.some(
    ({ kind }, pile) => kind !== 'stock' && slotsOf(position, pile).some((slot) => slot >= DOWN),
  );
}
