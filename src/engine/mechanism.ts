import type { Face } from '../cards/card.ts';
import type { Deck } from '../cards/pack.ts';
import type { Deal } from '../cards/shuffle.ts';
import type { Move, MoveList } from './move.ts';
import type { Pile } from './pile.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';

/**
 * One way of playing patience, made ready for one game's rules. Table, session, notation and search know games only
 * through this interface; what the rules are, only the mechanism knows.
 */
export interface Mechanism {
  readonly deck: Deck;
  /** All places on the table; moves and positions name them by their index here. At most 64. */
  readonly piles: readonly Pile[];
  /** Index of the stock, or -1 for a game without one. */
  readonly stock: number;

  /** Deals. The same number gives the same cards, always. Throws a RangeError for a text that is no deal number. */
  deal(deal: Deal): Position;

  /**
   * Adds the legal moves to `list`: one of each class (of equal empty places only the first, and no move that changes
   * nothing), or with `every` each single one. With `waste`, moves that do not take the card of the waste may be missing.
   */
  moves(position: Position, list: MoveList, every: boolean, waste?: boolean): void;

  /**
   * Plays a legal move with all that follows from it by itself (cards turned, places refilled) and marks the journal,
   * so that one `position.back()` takes it back. What it does with an illegal move is undefined.
   */
  play(position: Position, move: Move): void;

  /**
   * Says why a move is not allowed, in one word that every language has a sentence for, or undefined when it is legal.
   * The slow, explaining twin of the list with `every`. Never throws.
   */
  refusal(position: Position, move: Move): Refusal | undefined;

  /**
   * Says why the top `count` cards of a pile cannot be lifted together, wherever they might go, or undefined when they
   * can: what a hand may pick up.
   */
  liftRefusal(position: Position, from: number, count: number): Refusal | undefined;

  /**
   * The faces that a pile takes as a single card on `top` (or on an empty place, when undefined), wherever they come
   * from. With a base rank that the deal decides, an ace is taken as the base. For worked examples in rules texts.
   */
  fits(pile: number, top: Face | undefined): Face[];

  /** Whether the game is won. */
  won(position: Position): boolean;

  /** Passes through the stock that are left after the one under way; Infinity where there is no limit. */
  passesLeft(position: Position): number;
}
