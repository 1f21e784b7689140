import {
  array,
  exactOptional,
  literal,
  length,
  maxLength,
  minLength,
  picklist,
  pipe,
  readonly,
  strictObject,
  union,
  variant,
} from 'valibot';
import { Dealt } from './dealt.ts';
import { count, Rank, SuitRelation } from './words.ts';

/** What a card of a column takes on top of it. */
export const ColumnBuild = variant('on', [
  strictObject({
    on: literal('the next rank'),
    order: picklist([
      'down',
      'down, wrapping',
      'down, wrapping above the base',
      'up',
      'up, wrapping',
      'up or down',
      'up or down, wrapping',
      'up or down, as the pile began',
    ]),
    /** Ranks from a card to the next one, or one number for clubs, spades, hearts and diamonds. */
    by: union([count(1, 6), pipe(array(count(1, 6)), length(4), readonly())]),
    suits: SuitRelation,
  }),
  /** The next lower rank in suit, or a card of the same rank: Curds and Whey. */
  strictObject({ on: literal('the next lower rank in suit, or the same rank') }),
  strictObject({ on: literal('the same rank') }),
  strictObject({ on: literal('nothing') }),
  /** A heap: any card of the waste may be laid on it at any time, and no other card. */
  strictObject({ on: literal('any waste card') }),
]);

/** What may be lifted from a column in one go. */
export const ColumnMoves = variant('lift', [
  strictObject({ lift: literal('one card') }),
  /** Any face-up card with all that lies on it, in order or not: Yukon. */
  strictObject({ lift: literal('any face-up card and all on it') }),
  strictObject({
    lift: literal('a run'),
    /** Which part of the run that ends at the open card. */
    part: picklist([
      'any part',
      'one card or the whole column',
      'the whole column',
      'any part, to an empty column only',
    ]),
    suits: SuitRelation,
  }),
  /** A run in suit, or several cards of one rank, but not both mixed: Curds and Whey. */
  strictObject({ lift: literal('a run in suit, or cards of one rank') }),
  /** As many cards in order as single moves through free cells and empty columns would carry: FreeCell. */
  strictObject({ lift: literal('a run, as free places allow'), suits: SuitRelation }),
  /** A run of any suits whose parts in suit could be moved one by one through the empty columns. */
  strictObject({ lift: literal('a run, part by part') }),
]);

/** What an empty column takes. */
export const EmptyColumn = strictObject({
  takes: variant('kind', [
    strictObject({ kind: literal('any card') }),
    strictObject({ kind: literal('one card at a time') }),
    /** Of these columns, counted from 1; the others take nothing once they are empty. */
    strictObject({
      kind: literal('any card in some columns'),
      columns: pipe(array(count(1, 40)), minLength(1), maxLength(20), readonly()),
    }),
    strictObject({ kind: literal('nothing') }),
    /** A card of this rank, or a run headed by one. */
    strictObject({ kind: literal('rank'), rank: Rank }),
    strictObject({ kind: literal('the rank below the base') }),
    strictObject({ kind: literal('waste cards') }),
    strictObject({ kind: literal('waste cards, of the base rank until the first foundation is full') }),
    strictObject({ kind: literal('reserve cards') }),
    strictObject({ kind: literal('anything but waste cards while the reserve lasts') }),
  ]),
  /** Filled at once without the player's doing when a move has emptied it, from the first of these piles that has a card. */
  refill: exactOptional(
    picklist([
      'from the reserve',
      'from the reserve, then the waste',
      'from the waste',
      'from the waste, then the stock',
      'from the reserve, then the stock',
      'from the stock',
      'with three cards of the stock',
      'with three cards of the stock, the first face down',
    ]),
  ),
});

/** The tableau columns. */
export const Columns = strictObject({
  dealt: Dealt,
  build: ColumnBuild,
  moves: ColumnMoves,
  empty: EmptyColumn,
  /** A column that holds fewer cards takes none from the player. */
  least: exactOptional(count(1, 9)),
  /** A card alone in its column takes no other and goes to the foundations only, as long as the stock lasts. */
  lone: exactOptional(literal('stays while the stock lasts')),
  /** Most cards that a column may hold, absent where there is no limit. */
  holds: exactOptional(count(1, 104)),
});
