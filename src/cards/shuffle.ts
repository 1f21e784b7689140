import { formatFace, type CardId } from './card.ts';
import { isOfCards, type DealNumber } from './deal-number.ts';
import { generatorOf, type Generator } from './generator.ts';
import { unshuffled, type Deck } from './pack.ts';

/** A shuffled deck, and the generator that shuffling redeals go on with. */
export interface Shuffled {
  /** The cards bottom to top: dealing takes the last one. */
  readonly stock: CardId[];
  /** Stands after the shuffle. */
  readonly generator: Generator;
}

/** A deal: its number, or a deck that was shuffled in another way. */
export type Deal = DealNumber | Shuffled;

/** Where each suit of a rank is found, for a 52-card deck that is put in rank order: clubs, diamonds, hearts, spades. */
const BY_RANK = [0, 39, 26, 13] as const;

/**
 * Shuffles `deck` as the deal number says: the cards of PySolFC's deal of that number, and of Microsoft's. Of a deal by
 * its cards these are dealt first, as far as the deck holds them, and all others after them. A
 * deck that is shuffled already is copied. Throws a RangeError for a text that is no deal number.
 */
export function shuffledStock(deck: Deck, deal: Deal): Shuffled {
  if (typeof deal !== 'string') return { stock: [...deal.stock], generator: deal.generator };
  const generator = generatorOf(deal);
  const stock = unshuffled(deck);
  if (isOfCards(deal)) {
    stock.sort((one, other) => standsAt(deal, deck, other) - standsAt(deal, deck, one));
    return { stock, generator };
  }
  // Microsoft numbered FreeCell's deals from a pack that lay rank by rank.
  const ordered = generator.family === 'lcg' && deck.size === 52 ? rankByRank(stock) : stock;
  reshuffle(ordered, generator);
  return { stock: ordered, generator };
}

/** Shuffles `cards` in place with the next `cards.length - 1` draws: the top card first changes places, the bottom one last. */
export function reshuffle(cards: CardId[], generator: Pick<Generator, 'below'>): void {
  for (let k = cards.length - 1; k > 0; k--) {
    const other = generator.below(k + 1);
    const card = cards[k]!;
    cards[k] = cards[other]!;
    cards[other] = card;
  }
}

/**
 * Where a card stands in a deal by its cards, counted in letters: the second of two equal cards where its name stands
 * the second time. One that is not named stands at the end.
 */
function standsAt(deal: DealNumber, { faces, copies }: Deck, card: CardId): number {
  const name = formatFace(faces[card]!);
  return deal.split(name, copies[card]! + 1).join(name).length;
}

function rankByRank(cards: readonly CardId[]): CardId[] {
  return cards.map((_, place) => cards[Math.floor(place / 4) + BY_RANK[place % 4]!]!);
}
