import { MAX_CARDS, faceFrom, type CardId } from './card.ts';

/**
 * The cards a game is played with: so many packs, each holding every listed suit in every listed rank.
 *
 * A suit may be listed more than once: one-suit Spider is two packs of `suits: [0, 0, 0, 0]`, two-suit Spider
 * two packs of `[0, 0, 2, 2]`, a piquet pack one pack of `ranks: [0, 6, 7, 8, 9, 10, 11, 12]`.
 */
export interface DeckSpec {
  /** How many packs are shuffled together. */
  readonly packs: 1 | 2 | 3 | 4;
  /** Ranks present, ascending, 0 (ace) to 12 (king). All thirteen when absent. */
  readonly ranks?: readonly number[] | undefined;
  /** Suits present, ascending, 0 to 3, repeated where a pack holds a suit several times. All four when absent. */
  readonly suits?: readonly number[] | undefined;
}

/**
 * A deck in unshuffled order: pack by pack, then suit (clubs, spades, hearts, diamonds), then rank from the ace.
 * That is PySolFC's order, so the same deal number finds the same cards. A {@link CardId} is an index into it.
 */
export interface Deck {
  /** How many cards there are, 1 to 208. */
  readonly size: number;
  /** The face of each card, by CardId. */
  readonly faces: Uint8Array;
  /** Which of the equal cards each one is, by CardId: 0 for the first of its face. The pack, where packs repeat no suit. */
  readonly copies: Uint8Array;
}

const ALL_RANKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const ALL_SUITS = [0, 1, 2, 3] as const;

/** Lays out the deck of `spec`. Throws a RangeError that names the field when no such deck exists. */
export function makeDeck(spec: DeckSpec): Deck {
  const { packs, ranks = ALL_RANKS, suits = ALL_SUITS } = spec;
  if (!Number.isInteger(packs) || packs < 1 || packs > 4)
    throw new RangeError(`packs: ${packs} is not 1 to 4`);
  requireAscending('ranks', ranks, 12, false);
  requireAscending('suits', suits, 3, true);
  const size = packs * suits.length * ranks.length;
  if (size > MAX_CARDS) throw new RangeError(`suits: ${size} cards are more than ${MAX_CARDS}`);

  const faces = new Uint8Array(size);
  const copies = new Uint8Array(size);
  const seen = new Uint8Array(52);
  let id: CardId = 0;
  for (let pack = 0; pack < packs; pack++) {
    for (const suit of suits) {
      for (const rank of ranks) {
        const face = faceFrom(suit, rank);
        faces[id] = face;
        copies[id] = seen[face]!++;
        id++;
      }
    }
  }
  return { size, faces, copies };
}

/** The cards of `deck` in unshuffled order: 0, 1, 2 ... */
export function unshuffled(deck: Deck): CardId[] {
  return Array.from(deck.faces, (_, id) => id);
}

function requireAscending(
  field: string,
  values: readonly number[],
  highest: number,
  mayRepeat: boolean,
): void {
  if (values.length === 0) throw new RangeError(`${field}: the list is empty`);
  let least = 0;
  for (const value of values) {
    if (!Number.isInteger(value) || value < 0 || value > highest) {
      throw new RangeError(`${field}: ${value} is not 0 to ${highest}`);
    }
    if (value < least) throw new RangeError(`${field}: ${value} is out of order`);
    least = mayRepeat ? value : value + 1;
  }
}
