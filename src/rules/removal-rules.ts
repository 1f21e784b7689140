import { literal, picklist, strictObject } from 'valibot';
import { DeckWords } from './deck.ts';
import { count, Passes } from './words.ts';

/**
 * A game in which open cards leave the table in pairs that make up a sum (jack 11, queen 12, king 13): Pyramid.
 * A card of that very value leaves alone. The top card of the stock lies open and may be half of a pair.
 */
export const RemovalRules = strictObject({
  mechanism: literal('removal'),
  deck: DeckWords,
  /** Cards that overlap: each row has one card more than the row above, and each card lies on two of that row. */
  layout: strictObject({ shape: literal('pyramid'), rows: count(2, 9) }),
  sum: count(11, 13),
  stock: strictObject({ draw: literal(1), passes: Passes }),
  /** What has to be gone for a win. */
  goal: picklist(['every card', 'the pyramid']),
});
