import { faceFrom, rankOf, RANKS, type Face, type RankLetter } from '../cards/card.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import type { PileKind } from '../engine/pile.ts';
import { cardName, cardsNamed } from './card-words.ts';
import { rankKey, type RankKey } from './key.ts';
import { capitalised, type Facts, type Words } from './words.ts';

/** Sentences that make a paragraph; those that do not apply to the game are undefined. */
export type Sentences = readonly (string | undefined)[];

const SPADES = 1;

/** Ranks for a first example, those in the middle first: eight, seven, six ... */
const FIRST_EXAMPLES = [7, 6, 5, 4, 8, 9, 10, 3, 2, 11, 1, 0, 12];

/** Tells about one game in one language: says messages, and shows worked examples with cards that the game has. */
export class Teller {
  readonly words: Words;
  readonly mechanism: Mechanism;
  /** The proper name of the game. */
  readonly name: string;
  /** The faces that the deck holds. */
  readonly faces: ReadonlySet<Face>;

  constructor(words: Words, mechanism: Mechanism, name: string) {
    this.words = words;
    this.mechanism = mechanism;
    this.name = name;
    this.faces = new Set(mechanism.deck.faces);
  }

  /** A message with its facts. */
  say(id: string, facts: Facts = {}): string {
    return this.words.format(id, facts);
  }

  /** Puts sentences together to a paragraph, each with a capital letter: in some places a number comes first. */
  paragraph(...sentences: Sentences): string {
    return sentences
      .filter((sentence) => sentence !== undefined)
      .map((sentence) => capitalised(sentence, this.words))
      .join(' ');
  }

  /** Index of the first pile of a kind. Throws where the game has none. */
  firstPile(kind: PileKind): number {
    const index = this.mechanism.piles.findIndex((pile) => pile.kind === kind);
    if (index < 0) throw new RangeError(`this game has no ${kind}`);
    return index;
  }

  /** The card of a rank that examples are made with: spades, or the game's first suit. */
  exampleFace(rank: number): Face {
    const spade = faceFrom(SPADES, rank);
    return [spade, ...this.faces].find((face) => this.faces.has(face) && rankOf(face) === rank) ?? spade;
  }

  /** The faces of the deck that a pile takes on `top`. */
  fits(pile: number, top: Face): Face[] {
    return this.mechanism.fits(pile, top).filter((face) => this.faces.has(face));
  }

  /**
   * What may be laid on a pile, as the engine says it: first on a card of the middle ranks, then on each of `further`
   * ranks, at which a rule shows its end or goes around. Where only cards of some ranks are ever built on, the first
   * example is one of these.
   */
  examples(pile: number, further: readonly number[], built?: readonly number[]): string[] {
    const middle = FIRST_EXAMPLES.find(
      (rank) => (built?.includes(rank) ?? true) && this.fits(pile, this.exampleFace(rank)).length > 0,
    );
    const first = middle === undefined ? [] : [this.example(pile, middle, 'rules-example')];
    const rest = further.filter((rank) => rank !== middle);
    return [...first, ...rest.map((rank) => this.example(pile, rank))];
  }

  /** What may be laid on a card of this rank on a pile, as the engine says it. */
  example(pile: number, rank: number, id = 'rules-example-more'): string {
    const top = this.exampleFace(rank);
    const fits = this.fits(pile, top);
    const facts = { card: cardName(this.words, top), rank: rankKey(rank) };
    if (fits.length === 0) return this.say('rules-example-nothing', facts);
    return this.say(id, { ...facts, fits: cardsNamed(this.words, fits, this.faces) });
  }
}

/** A rank as messages choose by it, from the letter that rules write. */
export function rankWord(letter: RankLetter): RankKey {
  return rankKey(RANKS.indexOf(letter));
}
