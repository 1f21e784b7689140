import { formatFace, type CardId } from '../../src/cards/card.ts';
import type { Deck } from '../../src/cards/pack.ts';

/** Cards in notation, joined by blanks, in the order given. */
export function inWords(deck: Deck, cards: readonly CardId[]): string {
  return cards.map((card) => formatFace(deck.faces[card]!)).join(' ');
}

/** A stock in notation in the order in which it is dealt: the last card first. */
export function asDealt(deck: Deck, stock: readonly CardId[]): string {
  return inWords(deck, stock.toReversed());
}
