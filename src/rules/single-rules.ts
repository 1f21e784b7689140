import { exactOptional, literal, picklist, strictObject } from 'valibot';
import { DeckWords } from './deck.ts';
import { count } from './words.ts';

/** A row of cards that is pushed together: a card goes onto one of two cards to its left if rank or suit agree. Accordion. */
export const AccordionRules = strictObject({
  mechanism: literal('accordion'),
  deck: DeckWords,
  /** So many places to the left lie the two cards that a card may go onto. */
  near: count(1, 2),
  far: count(3, 5),
});

/** Columns that grow by a row with every deal; an open card leaves when another of its suit is higher. Aces Up. */
export const DiscardRules = strictObject({
  mechanism: literal('discards'),
  deck: DeckWords,
  columns: count(3, 6),
  aces: picklist(['high', 'low']),
  /** What an empty column takes. */
  empty: picklist(['any open card', 'nothing']),
});

/** Foundations of one suit each, on which a rank may only lie that lies on the foundation above already. Osmosis. */
export const OsmosisRules = strictObject({
  mechanism: literal('osmosis'),
  deck: DeckWords,
  /** How the four cards of each of the four reserve piles lie. */
  reserve: picklist(['only the top card face up', 'all face up']),
  draw: count(1, 3),
});

/** Three rows of eight places that are built up by threes from 2, 3 and 4, and a row that the stock is dealt onto. */
export const GalleryRules = strictObject({
  mechanism: literal('gallery'),
  deck: DeckWords,
  rows: picklist(['twos, threes and fours from above', 'fours, threes and twos from above']),
  /** Two cards of the rows may change places. */
  swaps: exactOptional(literal('where both lie in their rows then')),
  /** What an empty place of the dealt row takes, once the stock cannot fill it. */
  rowTakes: picklist(['nothing', 'any card']),
});

/** Thirteen piles, one for each rank, twelve of them around a clock; each card goes under the pile of its rank. Clock. */
export const ClockRules = strictObject({
  mechanism: literal('clock'),
  deck: DeckWords,
});
