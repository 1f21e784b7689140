import {
  array,
  exactOptional,
  literal,
  maxLength,
  minLength,
  picklist,
  pipe,
  readonly,
  strictObject,
  variant,
} from 'valibot';
import { Arrangement, DeckWords } from './deck.ts';
import { Dealt } from './dealt.ts';
import { Card, count } from './words.ts';

/**
 * A game in which all cards go, one by one, onto piles that run up or down, mostly a single one: Golf, Black Hole.
 * A stock, where cards are left for one, deals onto the same pile, one card a tap, once through.
 */
export const ChainRules = strictObject({
  mechanism: literal('chain'),
  deck: DeckWords,
  /** What is done to the shuffled pack before it is dealt. */
  arranged: exactOptional(pipe(array(Arrangement), minLength(1), maxLength(4), readonly())),
  columns: Dealt,
  /** How the columns lie on each other, as single cards in rows; absent where they lie apart. */
  overlap: exactOptional(picklist(['three peaks', 'a pyramid'])),
  /** Piles that all cards go to, and the most cards that one of them takes. */
  piles: strictObject({
    count: count(1, 8),
    holds: count(1, 52),
    gives: exactOptional(literal('its top card to a cell')),
  }),
  /** What lies lowest on such a pile. */
  begins: variant('with', [
    strictObject({ with: literal('the first card of the stock') }),
    strictObject({ with: literal('any card') }),
    /** This card is taken out of the pack before the deal. */
    strictObject({ with: literal('a card'), card: Card }),
  ]),
  /** How a card must follow the one before it. */
  order: picklist(['up or down', 'up or down, wrapping', 'up', 'down', 'up, wrapping', 'down, wrapping']),
  /** What goes on a king, where the order does not wrap: a queen, or nothing at all. */
  onKing: picklist(['a queen', 'nothing']),
  /** Free places for one card each. */
  cells: exactOptional(count(1, 8)),
});
