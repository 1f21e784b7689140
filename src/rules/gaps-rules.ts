import { literal, picklist, strictObject } from 'valibot';
import { DeckWords } from './deck.ts';
import { count } from './words.ts';

/**
 * A game in which single cards move into the gaps of four rows, each gap taking the next card in suit of its left
 * neighbour, until each row is one suit in order: Montana.
 */
export const GapsRules = strictObject({
  mechanism: literal('gaps'),
  deck: DeckWords,
  /** What becomes of the aces, and so where the first gaps are. */
  aces: picklist([
    'taken out of the rows',
    'laid first, each with a gap beside it',
    'brought to the front of the rows',
  ]),
  /** How often the cards that are out of place are gathered, shuffled and dealt again. */
  redeals: count(0, 5),
  /** Where the gaps are afterwards. */
  gaps: picklist(['beside the cards in place', 'anywhere']),
});
