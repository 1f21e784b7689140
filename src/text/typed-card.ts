import { faceFrom, rankOf, suitOf, type Face } from '../cards/card.ts';
import type { Words } from './words.ts';

/** Reads a card typed as rank and suit in the letters of a language, small ones: `qs`, `10h`. `begun` lacks its end. */
export function readTypedCard(typed: string, words: Words): 'begun' | Face | undefined {
  const suits = words.format('typed-suits').split(' ');
  const ranks = words.format('typed-ranks').split(' ');
  let isBegun = false;
  for (const [rank, spellings] of ranks.entries()) {
    for (const spelling of spellings.split('|')) {
      isBegun ||= spelling.startsWith(typed);
      const suit = typed.startsWith(spelling) ? suits.indexOf(typed.slice(spelling.length)) : -1;
      if (suit >= 0) return faceFrom(suit, rank);
    }
  }
  return isBegun ? 'begun' : undefined;
}

/** A card as it is typed: the shortest of what {@link readTypedCard} reads as this face. */
export function typedCard(face: Face, words: Words): string {
  const [rank = ''] = words.format('typed-ranks').split(' ')[rankOf(face)]?.split('|') ?? [];
  return rank + (words.format('typed-suits').split(' ')[suitOf(face)] ?? '');
}
