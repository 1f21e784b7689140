import { parseFace, rankOf, suitOf, type Face } from '../cards/card.ts';
import { rankKey, suitKey } from './key.ts';
import type { Words } from './words.ts';

/** The name of a card: "queen of spades". */
export function cardName(words: Words, face: Face): string {
  return words.format('card', { rank: rankKey(rankOf(face)), suit: suitKey(suitOf(face)) });
}

/** The name of a card as it is written in moves and states (`QS`), or of a hidden one (`##`, `#QS` included). */
export function writtenCardName(words: Words, written: string): string {
  const face = parseFace(written);
  return face === undefined ? words.format('hidden-card') : cardName(words, face);
}

/**
 * Names several cards: "7 of hearts or 7 of diamonds". Where they are all the cards of a rank that `deck` holds, it
 * says so: "any 7". Faces that `deck` lacks are left out; for none at all the text is empty.
 */
export function cardsNamed(
  words: Words,
  faces: readonly Face[],
  deck: ReadonlySet<Face>,
  how: 'and' | 'or' = 'or',
): string {
  const names: string[] = [];
  const left = new Set([...faces].filter((face) => deck.has(face)).sort((one, other) => one - other));
  for (const face of left) {
    const rank = rankOf(face);
    const alike = [...deck].filter((other) => rankOf(other) === rank);
    if (alike.length > 2 && alike.every((other) => left.has(other))) {
      names.push(words.format('any-card-of-rank', { rank: rankKey(rank) }));
      for (const other of alike) left.delete(other);
    } else {
      names.push(cardName(words, face));
    }
  }
  return words.list(names, how);
}
