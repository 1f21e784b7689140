import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, packMove, packTap, toOf } from './move.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';

/** What a mechanism of single cards has to know; the rest of the interface follows from it. */
export interface SingleCards extends Pick<
  Mechanism,
  'deck' | 'piles' | 'stock' | 'deal' | 'fits' | 'won' | 'passesLeft'
> {
  /** The piles that the top card of `from` might go to; each is then asked for. */
  targets(position: Position, from: number): Iterable<number>;
  /** Why the top card of a pile may not be lifted, or undefined. The pile holds a card. */
  lift(position: Position, from: number): Refusal | undefined;
  /** Why the top card of `from`, which may be lifted, may not go to another pile, or undefined. */
  land(position: Position, from: number, to: number): Refusal | undefined;
  /** Whether a legal move is no choice beside the others: it changes nothing, or another equal place is there. */
  isIdle(position: Position, from: number, to: number): boolean;
  /** Why the stock cannot be tapped, or undefined. */
  tapRefusal(position: Position): Refusal | undefined;
  /** Plays a legal move of one card. */
  carry(position: Position, from: number, to: number): void;
  /** Plays a legal tap. */
  tap(position: Position): void;
}

/** A mechanism in which one card moves at a time: the list of moves is what the refusals leave. */
export function byRefusal(game: SingleCards): Mechanism {
  const { deck, piles, stock, deal, fits, won, passesLeft } = game;

  function liftRefusal(position: Position, from: number, count: number): Refusal | undefined {
    if (!piles[from]) return 'no such pile';
    const length = position.lengths[from]!;
    if (length === 0) return 'empty pile';
    if (count > length) return 'too few cards';
    return game.lift(position, from) ?? (count > 1 ? 'only the top card' : undefined);
  }

  return {
    deck,
    piles,
    stock,
    deal,
    fits,
    won,
    passesLeft,
    liftRefusal,
    moves(position, list, every) {
      for (let from = 0; from < piles.length; from++) {
        if (liftRefusal(position, from, 1) !== undefined) continue;
        for (const to of game.targets(position, from)) {
          if (to === from || game.land(position, from, to) !== undefined) continue;
          if (every || !game.isIdle(position, from, to)) list.add(packMove(from, to, 1));
        }
      }
      if (stock >= 0 && game.tapRefusal(position) === undefined) list.add(packTap(stock));
    },
    refusal(position, move) {
      const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
      if (!piles[from] || !piles[to]) return 'no such pile';
      if (count === 0) return from === stock && to === stock ? game.tapRefusal(position) : 'no such pile';
      const unlifted = liftRefusal(position, from, count);
      if (unlifted) return unlifted;
      return from === to ? 'same pile' : game.land(position, from, to);
    },
    play(position, move) {
      position.mark();
      if (countOf(move) === 0) game.tap(position);
      else game.carry(position, fromOf(move), toOf(move));
    },
  };
}
