import { custom, integer, maxValue, minValue, number, picklist, pipe } from 'valibot';
import { parseFace, type FaceName } from '../cards/card.ts';

/** How the suit of a card must relate to the suit of the card under it. */
export const SuitRelation = picklist([
  'same suit',
  'alternating colours',
  'same colour',
  'another suit',
  'any suit',
]);

/** A rank, as cards are written: ace, two to nine, ten, jack, queen, king. */
export const Rank = picklist(['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']);

/** Times that the stock may be gone through; 1 means that there is no redeal. */
export const Passes = picklist([1, 2, 3, 4, 'unlimited']);

/** From when on a pile may be used. */
export const Opens = picklist(['from the start', 'once the stock is empty']);

/** A whole number from `least` to `most`, both included. */
export const count = (least: number, most: number) =>
  pipe(number(), integer(), minValue(least), maxValue(most));

/** A card as it is written: rank, then suit (`AS`, `TD`). */
export const Card = custom<FaceName>(
  (value) => typeof value === 'string' && parseFace(value) !== undefined,
  'Expected a card such as AS or TD',
);
