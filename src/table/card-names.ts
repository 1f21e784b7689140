import type { Face } from '../cards/card.ts';
import { cardName } from '../text/card-words.ts';
import type { Words } from '../text/words.ts';

/** Names of cards in one language, each made once: a table says hundreds of them. */
export class CardNames {
  readonly #words: Words;
  readonly #names = new Map<Face, string>();

  constructor(words: Words) {
    this.#words = words;
  }

  /** What a card in a pile is called by those who hear it: "queen of spades, 3 of 5". */
  label(face: Face, place: number, of: number): string {
    let card = this.#names.get(face);
    if (card === undefined) {
      card = cardName(this.#words, face);
      this.#names.set(face, card);
    }
    return this.#words.format('card-label', { card, place, of });
  }
}
