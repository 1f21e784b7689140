import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, packMove, packTap, toOf, type Move } from '../engine/move.ts';
import type { PileId } from '../engine/pile.ts';
import type { Refusal } from '../engine/refusal.ts';

/** A tap on the stock. */
export interface StockTap {
  readonly stock: true;
}

/** Cards carried from pile to pile: the top `count` of `from`, in the notation's names (`t1`, `w`, `f2`). */
export interface Carry {
  readonly from: PileId;
  readonly to: PileId;
  readonly count: number;
}

/** A move as the element tells it, in events and in `legalMoves`. */
export type TableMove = Carry | StockTap;

/** A move as the element is told it: `count` is 1 where it is left out. */
export type MoveWish = { readonly from: string; readonly to: string; readonly count?: number } | StockTap;

const MOST_CARDS = 208;

/** The public form of a move of a game. */
export function publicMove({ piles }: Pick<Mechanism, 'piles'>, move: Move): TableMove {
  const count = countOf(move);
  if (count === 0) return { stock: true };
  return { from: piles[fromOf(move)]!.id, to: piles[toOf(move)]!.id, count };
}

/**
 * The engine's form of a move that comes from a page, whatever it really is: or the reason why the game has no such
 * move. That it may be played is not said yet.
 */
export function moveFrom(
  { piles, stock }: Pick<Mechanism, 'piles' | 'stock'>,
  wish: unknown,
): { readonly move: Move } | { readonly reason: Refusal } {
  if (typeof wish !== 'object' || wish === null) return { reason: 'no such pile' };
  if ('stock' in wish && wish.stock === true)
    return stock < 0 ? { reason: 'no such pile' } : { move: packTap(stock) };
  const indexOf = (id: unknown): number => piles.findIndex((pile) => pile.id === id);
  const from = 'from' in wish ? indexOf(wish.from) : -1;
  const to = 'to' in wish ? indexOf(wish.to) : -1;
  if (from < 0 || to < 0) return { reason: 'no such pile' };
  const count = 'count' in wish ? (wish.count ?? 1) : 1;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_CARDS)
    return { reason: 'too few cards' };
  return { move: packMove(from, to, count) };
}
