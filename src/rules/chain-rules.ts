import { literal, picklist, strictObject } from 'valibot';
import { DeckWords } from './deck.ts';
import { Dealt } from './dealt.ts';

/**
 * A game in which all cards go, one by one, onto a single pile that runs up and down: Golf.
 * The stock deals onto the same pile, one card a tap, once through.
 */
export const ChainRules = strictObject({
  mechanism: literal('chain'),
  deck: DeckWords,
  columns: Dealt,
  /** How a card must follow the one before it. */
  order: picklist(['up or down', 'up or down, wrapping', 'up', 'down', 'up, wrapping', 'down, wrapping']),
  /** What goes on a king, where the order does not wrap: a queen, or nothing at all. */
  onKing: picklist(['a queen', 'nothing']),
});
