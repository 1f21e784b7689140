import { exactOptional, literal, picklist, strictObject, variant } from 'valibot';
import { DeckWords } from './deck.ts';
import { Dealt } from './dealt.ts';
import { count, Passes } from './words.ts';

/** Where the cards lie that are to be removed. */
export const RemovalLayout = variant('shape', [
  /** Cards that overlap: each row has one card more than the row above, and each card lies on two of that row. */
  strictObject({
    shape: literal('pyramid'),
    rows: count(2, 9),
    faces: picklist(['all face up', 'only the lowest row face up']),
  }),
  /** Single cards side by side, none on another. */
  strictObject({ shape: literal('grid'), rows: count(1, 6), columns: count(2, 8) }),
  /** Columns, of which only the top card is open. */
  strictObject({
    shape: literal('columns'),
    dealt: Dealt,
    fill: picklist(['row by row', 'column by column']),
    /** Before the deal, cards of the first eight columns of six change places until no column holds a rank twice. */
    separated: exactOptional(literal('no rank twice in a column')),
    /** An empty column takes any open card. */
    empty: exactOptional(literal('takes any open card')),
  }),
]);

/** Which two open cards leave together. */
export const Pairs = variant('make', [
  /** Jack 11, queen 12, king 13. A card of that very value leaves alone, where there are no sets that want it. */
  strictObject({ make: literal('a sum'), sum: count(3, 25) }),
  strictObject({ make: literal('a pair of one rank') }),
  /** Cards leave only in the sets of `sets`. */
  strictObject({ make: literal('no pairs') }),
]);

/** The cards that are left over by the deal. */
export const RemovalStock = variant('deals', [
  /** Turned onto a waste; the next card of the stock lies open, and may be half of a pair. */
  strictObject({ deals: literal('to the waste'), draw: literal(1), passes: Passes }),
  /** Each place that has been emptied gets the next card by itself. */
  strictObject({ deals: literal('into gaps by itself') }),
  /** A tap deals a card to each column; what is too little for that goes to the reserve. */
  strictObject({ deals: literal('a card to each column') }),
  /** The cards close up, and the places left at the end get new ones: by a tap, or by itself. */
  strictObject({
    deals: literal('after closing up'),
    closing: picklist(['row by row', 'upwards in each column']),
    when: picklist(['on a tap', 'by itself']),
  }),
]);

/** A game in which open cards leave the table in pairs: Pyramid, Giza, Monte Carlo, Nestor, Fourteen. */
export const RemovalRules = strictObject({
  mechanism: literal('removal'),
  deck: DeckWords,
  layout: RemovalLayout,
  /** Piles beside the layout of which the top card is open. */
  reserve: exactOptional(Dealt),
  pairs: Pairs,
  /** Only cards that touch, in rows, columns or diagonals, are a pair. */
  neighbours: exactOptional(literal('only neighbours')),
  /** Three cells in which these three cards are collected one by one; the third takes all three off the table. */
  sets: exactOptional(
    picklist(['a jack, a queen and a king', 'three ranks in a row, around the corner too']),
  ),
  stock: exactOptional(RemovalStock),
  /** What has to be gone for a win. */
  goal: picklist(['every card', 'the pyramid']),
});
