import { ID } from '../engine/keys.ts';
import { fromOf, packTap, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { History } from './history.ts';
import type { Playable } from './playable.ts';

/** Which cards go to the foundations by themselves: none, those that can be missed, or all that fit there. */
export type Automatic = 'off' | 'safe' | 'all';

/**
 * The next move that is made by itself after one of the player's; undefined when there is none. Cards that the player
 * has taken off the foundations on purpose stay where they are.
 */
export function nextAutomatic(
  { homeward }: Playable,
  history: History,
  level: Exclude<Automatic, 'off'>,
): Move | undefined {
  const { position } = history;
  const moves = homeward.moves(position);
  if (moves.length === 0) return undefined;
  const down = history.broughtDown();
  return moves.find(
    (move) =>
      !down.has(topCard(position, fromOf(move))) && (level === 'all' || homeward.isSafe(position, move)),
  );
}

/**
 * The moves that bring all cards home from here without a thought: only cards to the foundations, and taps on the stock
 * between them. Undefined where that does not win. Leaves the position as it was.
 */
export function finishingMoves({ mechanism, homeward }: Playable, position: Position): Move[] | undefined {
  if (!homeward.leads || mechanism.won(position)) return undefined;
  const { stock, deck } = mechanism;
  const moves: Move[] = [];
  const tap = packTap(stock);
  /** Taps since the last card went home: when all cards have come by twice, none will. */
  let idle = 0;
  const mayTap = (): boolean =>
    stock >= 0 && idle <= 2 * deck.size && mechanism.refusal(position, tap) === undefined;
  while (!mechanism.won(position)) {
    const [home] = homeward.moves(position);
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

function topCard(position: Position, pile: number): number {
  return position.slots[pile * position.stride + position.lengths[pile]! - 1]! & ID;
}
