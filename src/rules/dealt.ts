import { array, maxLength, minLength, pipe, readonly, regex, strictObject, string, union } from 'valibot';
import { count } from './words.ts';

/**
 * The cards that one pile is dealt, a letter a card, bottom card first: `u` lies face up, `d` face down.
 * Munger's columns are `dudu`; the empty text is an empty pile.
 */
export const Faces = pipe(
  string(),
  regex(/^[du]{0,104}$/, 'Expected only the letters d (face down) and u (face up)'),
);

/** What a set of piles is dealt: the same for each, or pile by pile from left to right. */
export const Dealt = union([
  strictObject({ piles: count(1, 40), each: Faces }),
  pipe(array(Faces), minLength(1), maxLength(40), readonly()),
]);
