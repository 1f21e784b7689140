import type { CardId } from '../cards/card.ts';
import { arrange } from '../cards/deal-hooks.ts';
import { generatorOf } from '../cards/generator.ts';
import { mersenneWords } from '../cards/mersenne.ts';
import type { Shuffled } from '../cards/shuffle.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { ID } from '../engine/keys.ts';
import type { GameRules } from '../rules/game-rules.ts';

/** Suits in the order of Solvitaire's new decks, clubs, hearts, spades and diamonds, as suits of ours. */
const SUIT_ORDER = [0, 2, 1, 3] as const;

/**
 * The deal that Solvitaire (Charlie Blake, Ian Gent) makes of a seed, for comparing figures: the deck shuffled by
 * MT19937, its first card for a base that the deal decides, the others dealt from its end to cells, stock, reserve and
 * columns. Face-up cards and face-down cards lie as our rules say, and foundations that begin with given cards are handed
 * them first. Throws a RangeError for a game in which what is dealt where depends on the cards in another way.
 */
export function solvitaireDeal({ mechanism, rules }: Game, seed: number): Shuffled {
  const { deck, piles } = mechanism;
  const generator = generatorOf('1');
  const ids = Array.from({ length: deck.size }, (_, id) => id);
  const given = (rules.mechanism === 'building' && rules.deal.arranged) || [];
  const arranged = arrange(ids, deck, given);
  const places = mechanism.deal({ stock: ids, generator });
  const shuffled = shuffle(newDeck(mechanism), seed);
  const stock = new Array<CardId>(deck.size).fill(-1);
  const cardAt = (pile: number, index: number): CardId => places.slots[pile * places.stride + index]! & ID;
  const put = (pile: number, index: number, card: CardId | undefined): void => {
    stock[arranged.indexOf(cardAt(pile, index))] = card ?? -1;
  };
  piles.forEach(({ kind }, pile) => {
    if (kind !== 'foundation' || places.lengths[pile] === 0) return;
    const wanted = deck.faces[cardAt(pile, 0)];
    const named = shuffled.findIndex((card) => deck.faces[card] === wanted);
    put(pile, 0, given.length > 0 ? shuffled.splice(named, 1)[0] : shuffled.shift());
  });
  for (const kind of ['cell', 'waste', 'stock', 'reserve']) {
    piles.forEach((pile, p) => {
      if (pile.kind === kind) for (let i = 0; i < places.lengths[p]!; i++) put(p, i, shuffled.pop());
    });
  }
  const columns = piles.flatMap(({ kind }, pile) => (kind === 'column' ? [pile] : []));
  const heights = columns.map((pile) => places.lengths[pile]!);
  const inTurn = isDiagonal(heights) ? columns.toReversed() : columns;
  for (let row = 0; row < Math.max(0, ...heights); row++) {
    for (const pile of inTurn) if (row < places.lengths[pile]!) put(pile, row, shuffled.pop());
  }
  if (arrange([...stock], deck, given).some((card, i) => card !== stock[i])) {
    throw new RangeError('this game is dealt by what the cards are, which Solvitaire does not know');
  }
  return { stock, generator };
}

type Game = { readonly mechanism: Mechanism; readonly rules: GameRules };

/** Whether each column is one card longer than the one before it, as in Klondike, as far as the cards go. */
function isDiagonal(lengths: readonly number[]): boolean {
  const most = Math.max(0, ...lengths);
  return most > 1 && lengths.every((length, i) => length === Math.min(i + 1, most));
}

/** Deck by deck, rank by rank, the suits in Solvitaire's order. */
function newDeck({ deck }: Mechanism): CardId[] {
  const suits = (face: number): number => SUIT_ORDER.findIndex((suit) => suit === Math.floor(face / 13));
  const key = (id: CardId): number =>
    deck.copies[id]! * 52 + (deck.faces[id]! % 13) * 4 + suits(deck.faces[id]!);
  return Array.from({ length: deck.size }, (_, id) => id).sort((a, b) => key(a) - key(b));
}

/** Fisher and Yates from the end, each draw the top of a 32-bit number in equal buckets, redrawn beyond the last one. */
function shuffle(cards: CardId[], seed: number): CardId[] {
  const word = mersenneWords(seed);
  for (let i = cards.length - 1; i > 0; i--) {
    const range = i + 1;
    const most = 0xffffffff;
    const bucket = Math.floor(most / range) + (most % range === i ? 1 : 0);
    let drawn = range;
    while (drawn > i) drawn = Math.floor(word() / bucket);
    [cards[i], cards[drawn]] = [cards[drawn]!, cards[i]!];
  }
  return cards;
}
