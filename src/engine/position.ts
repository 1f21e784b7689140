import type { CardId, Face } from '../cards/card.ts';
import type { Generator, GeneratorState } from '../cards/generator.ts';
import { restore } from '../cards/generator.ts';
import type { Deck } from '../cards/pack.ts';
import { reshuffle } from '../cards/shuffle.ts';
import { CARD_KEYS, cardKeys, DOWN, extendHigh, extendLow, ID, pileSalt, share } from './keys.ts';
import { mix } from './hashing.ts';
import type { Pile } from './pile.ts';
import { STEP } from './step.ts';

/**
 * For each card below (`below * 52`) and each card above it, 1 where the two may be lifted together.
 */
export type RunTable = Uint8Array;

/** What a shuffle needs to be taken back. */
interface Shuffled {
  readonly order: Uint16Array;
  readonly generator: GeneratorState;
}

/** What a position needs to know of a game. */
export interface EmptyTable {
  readonly deck: Deck;
  readonly piles: readonly Pile[];
  /** For each pile, which cards may be lifted together. */
  readonly runTables: readonly RunTable[];
  /** Whether two positions that differ only in the pass are different: false where passes are unlimited. */
  readonly passesCount: boolean;
  /** For each pile, which of its cards make positions different; all of them in all piles when absent. */
  readonly matter?: readonly CardsThatMatter[];
}

/**
 * Which cards of a pile tell two positions apart: all in their order, of a chain only the top card, and none where
 * cards are out of play. What is left out must follow from the other piles.
 */
export type CardsThatMatter = 'all' | 'top' | 'none';

/** {@link CardsThatMatter} by their number in the inner loop. */
const MATTER: readonly CardsThatMatter[] = ['all', 'top', 'none'];

const BASE_KEY = 0x3000;
const PASS_KEY = 0x4000;

/** No base rank is known yet. */
export const NO_BASE = 13;

/**
 * The cards of a game in progress, and a journal of all that was done to them.
 *
 * It knows piles and steps, not rules: a mechanism decides which steps a move takes, and all changes after the deal
 * go through the step methods so that {@link back} can undo them. Nothing here allocates while playing, apart from a
 * shuffle and a journal that outgrows its buffer. Reading the arrays is everybody's right, writing them nobody's.
 */
export class Position {
  /** Faces by card id. */
  readonly faces: Uint8Array;
  /** Length of each pile's part of {@link slots}. */
  readonly stride: number;
  /** Card ids, with {@link DOWN} where the card lies face down: pile `p` from `p * stride` up, bottom card first. */
  readonly slots: Uint16Array;
  /** Cards in each pile. */
  readonly lengths: Uint8Array;
  /** Beside each slot: how many cards may be lifted from it downwards as one run, 0 where the card is face down. */
  readonly runs: Uint8Array;
  /** Keys of the piles up to each slot, first lane. */
  readonly keys: Int32Array;
  /** Key of the whole position, first lane. Piles of one class may change places without changing it. */
  low = 0;
  /** Key of the whole position, second lane, independent of the first. */
  high = 0;
  /** Base rank of the foundations, 0 to 12, or {@link NO_BASE}. */
  base = NO_BASE;
  /** Which pass through the stock is under way, from 1. */
  pass = 1;

  readonly #highKeys: Int32Array;
  readonly #piles: readonly Pile[];
  readonly #runTables: readonly RunTable[];
  readonly #shuffles: Shuffled[] = [];
  readonly #passesCount: boolean;
  readonly #matter: Uint8Array;
  #cardKeys = CARD_KEYS;
  #salts: readonly (readonly [number, number])[];
  #generator: Generator;
  #journal = new Int32Array(256);
  #journalLength = 0;

  /** An empty table. */
  constructor(table: EmptyTable, generator: Generator) {
    const { deck, piles } = table;
    this.faces = deck.faces;
    this.stride = deck.size;
    this.slots = new Uint16Array(piles.length * deck.size);
    this.lengths = new Uint8Array(piles.length);
    this.runs = new Uint8Array(piles.length * deck.size);
    this.keys = new Int32Array(piles.length * deck.size);
    this.#highKeys = new Int32Array(piles.length * deck.size);
    this.#piles = piles;
    this.#salts = piles.map((pile) => pileSalt(pile.alike));
    this.#runTables = table.runTables;
    this.#passesCount = table.passesCount;
    this.#matter = Uint8Array.from(piles, (_, pile) => MATTER.indexOf(table.matter?.[pile] ?? 'all'));
    this.#generator = generator;
  }

  /** The face of the top card of a pile that is not empty. */
  topFace(pile: number): Face {
    return this.faces[this.slots[pile * this.stride + this.lengths[pile]! - 1]! & ID]!;
  }

  /** Whether the top card of a pile lies face up; false for an empty pile. */
  topIsUp(pile: number): boolean {
    const length = this.lengths[pile]!;
    return length > 0 && this.slots[pile * this.stride + length - 1]! < DOWN;
  }

  /** Length of the run that ends at a pile's top card; 0 for an empty pile or a face-down card. */
  topRun(pile: number): number {
    const length = this.lengths[pile]!;
    return length === 0 ? 0 : this.runs[pile * this.stride + length - 1]!;
  }

  /** How often cards were shuffled since the deal. */
  get shuffles(): number {
    return this.#shuffles.length;
  }

  /**
   * Makes all keys anew from another set of random numbers, independent of the first: two searches with different sets
   * do not take the same two positions for one. With `classes`, a face for each face, equal ones count as equal cards.
   */
  rekey(set: number, classes?: Uint8Array): void {
    this.#cardKeys = cardKeys(set, classes);
    this.#salts = this.#piles.map((pile) => pileSalt(pile.alike, set));
    [this.low, this.high] = [0, 0];
    for (let pile = 0; pile < this.lengths.length; pile++) {
      const start = pile * this.stride;
      const slots = this.slots.slice(start, start + this.lengths[pile]!);
      this.lengths[pile] = 0;
      for (const slot of slots) this.#push(pile, slot);
      this.#share(pile);
    }
    this.#addToKeys(mix(BASE_KEY + this.base) + (this.#passesCount ? mix(PASS_KEY + this.pass) : 0));
  }

  /** Key of a pile as it lies, first lane: piles of one class with equal keys hold equal cards. */
  pileKey(pile: number): number {
    const length = this.lengths[pile]!;
    return length === 0 ? this.#salts[pile]![0] : this.keys[pile * this.stride + length - 1]!;
  }

  /** The random numbers of each face from which keys are made, in both lanes. */
  get cardKeys(): readonly [Int32Array, Int32Array] {
    return this.#cardKeys;
  }

  /** What a pile as it lies adds to the key of the position, first lane. */
  lowShare(pile: number): number {
    const length = this.lengths[pile]!;
    return share(length === 0 ? this.#salts[pile]![0] : this.keys[pile * this.stride + length - 1]!);
  }

  /** The same in the second lane. */
  highShare(pile: number): number {
    const length = this.lengths[pile]!;
    return share(length === 0 ? this.#salts[pile]![1] : this.#highKeys[pile * this.stride + length - 1]!);
  }

  // ----- the deal: changes that are not in the journal

  /** Lays a card on a pile. For the deal only. */
  lay(pile: number, card: CardId, faceUp: boolean): void {
    this.#unshare(pile);
    this.#push(pile, faceUp ? card : card | DOWN);
    this.#share(pile);
  }

  /** Puts other slots in the place of all that lie on a pile. For a deal that is imagined only. */
  relay(pile: number, slots: readonly number[]): void {
    this.#replace(pile, slots);
  }

  /** Sets the base rank. For the deal only. */
  layBase(rank: number): void {
    this.#setBase(rank);
  }

  // ----- steps: changes that the journal keeps

  /** Begins a move: {@link back} undoes everything since the last mark. Gives the mark, for reading the steps. */
  mark(): number {
    const mark = this.#journalLength;
    this.#write(STEP.mark, 0, 0, 0);
    return mark;
  }

  /** Carries the top `count` cards of a pile to another, order and faces kept. */
  carry(kind: number, from: number, to: number, count: number): void {
    this.#carry(from, to, count);
    this.#write(kind, from, to, count);
  }

  /** Deals the top `count` cards of a pile onto another, one by one, each turning over. */
  flipOver(kind: number, from: number, to: number, count: number): void {
    this.#flipOver(from, to, count);
    this.#write(kind, from, to, count);
  }

  /** Turns the top card of a pile face up. */
  turn(pile: number): void {
    this.#turn(pile);
    this.#write(STEP.turn, pile, pile, 1);
  }

  /** Begins the next pass through the stock. */
  nextPass(): void {
    this.#write(STEP.pass, 0, 0, 1);
    this.#addToPass(1);
  }

  /** Fixes the base rank that the player has chosen. */
  chooseBase(rank: number): void {
    this.#write(STEP.base, 0, 0, this.base);
    this.#setBase(rank);
  }

  /** Shuffles a pile with the deal's own generator. */
  shuffle(pile: number): void {
    const start = pile * this.stride;
    const length = this.lengths[pile]!;
    const order = this.slots.slice(start, start + length);
    this.#shuffles.push({ order, generator: this.#generator.snapshot() });
    const shuffled = Array.from(order);
    reshuffle(shuffled, this.#generator);
    this.#replace(pile, shuffled);
    this.#write(STEP.shuffle, pile, pile, length);
  }

  /**
   * A number from 0 to `n - 1` from the deal's own generator. Only for a move that has shuffled before: it is the shuffle
   * that takes the generator back.
   */
  draw(n: number): number {
    return this.#generator.below(n);
  }

  // ----- undo and reading back

  /** Undoes the last move. Throws when there is none. */
  back(): void {
    for (;;) {
      if (this.#journalLength === 0) throw new Error('there is no move to undo');
      const step = this.#journal[--this.#journalLength]!;
      if (step === STEP.mark) return;
      this.#undo(step);
    }
  }

  /** Length of the journal: a mark for {@link steps}. */
  get journalLength(): number {
    return this.#journalLength;
  }

  /** The packed steps of the move that began at `mark`, up to the next mark. */
  packedSteps(mark: number): number[] {
    const steps: number[] = [];
    for (let i = mark + 1; i < this.#journalLength && this.#journal[i] !== STEP.mark; i++) {
      steps.push(this.#journal[i]!);
    }
    return steps;
  }

  /** The packed steps of the last move. */
  lastSteps(): number[] {
    let mark = this.#journalLength - 1;
    while (mark > 0 && this.#journal[mark] !== STEP.mark) mark--;
    return this.packedSteps(mark);
  }

  #undo(step: number): void {
    const from = (step >> 4) & 63;
    const to = (step >> 10) & 63;
    const count = step >> 16;
    switch (step & 15) {
      case STEP.base:
        return this.#setBase(count);
      case STEP.pass:
        return this.#addToPass(-count);
      case STEP.turn:
        return this.#turn(from);
      case STEP.draw:
      case STEP.deal:
      case STEP.redeal:
        return this.#flipOver(to, from, count);
      case STEP.shuffle: {
        const { order, generator } = this.#shuffles.pop()!;
        this.#generator = restore(generator);
        return this.#replace(from, Array.from(order));
      }
      default:
        return this.#carry(to, from, count);
    }
  }

  #setBase(rank: number): void {
    this.#addToKeys(mix(BASE_KEY + rank) - mix(BASE_KEY + this.base));
    this.base = rank;
  }

  #addToPass(by: number): void {
    if (this.#passesCount) this.#addToKeys(mix(PASS_KEY + this.pass + by) - mix(PASS_KEY + this.pass));
    this.pass += by;
  }

  #addToKeys(difference: number): void {
    this.low = (this.low + difference) | 0;
    this.high = (this.high + Math.imul(difference, 0x27d4eb2f)) | 0;
  }

  #write(kind: number, from: number, to: number, count: number): void {
    if (this.#journalLength === this.#journal.length) {
      const wider = new Int32Array(this.#journal.length * 2);
      wider.set(this.#journal);
      this.#journal = wider;
    }
    this.#journal[this.#journalLength++] = kind | (from << 4) | (to << 10) | (count << 16);
  }

  #carry(from: number, to: number, count: number): void {
    const first = from * this.stride + this.lengths[from]! - count;
    this.#unshare(from);
    this.#unshare(to);
    for (let i = 0; i < count; i++) this.#push(to, this.slots[first + i]!);
    this.lengths[from]! -= count;
    this.#share(from);
    this.#share(to);
  }

  #flipOver(from: number, to: number, count: number): void {
    this.#unshare(from);
    this.#unshare(to);
    for (let i = 0; i < count; i++) {
      const slot = this.slots[from * this.stride + --this.lengths[from]!]!;
      this.#push(to, slot ^ DOWN);
    }
    this.#share(from);
    this.#share(to);
  }

  #turn(pile: number): void {
    this.#unshare(pile);
    const slot = this.slots[pile * this.stride + --this.lengths[pile]!]!;
    this.#push(pile, slot ^ DOWN);
    this.#share(pile);
  }

  #replace(pile: number, slots: readonly number[]): void {
    this.#unshare(pile);
    this.lengths[pile] = 0;
    for (const slot of slots) this.#push(pile, slot);
    this.#share(pile);
  }

  #push(pile: number, slot: number): void {
    const index = this.lengths[pile]!++;
    const at = pile * this.stride + index;
    const face = this.faces[slot & ID]!;
    const up = slot < DOWN;
    this.slots[at] = slot;
    let run = up ? 1 : 0;
    const salt = this.#salts[pile]!;
    let low = salt[0];
    let high = salt[1];
    const matter = this.#matter[pile]!;
    if (index > 0) {
      if (matter === 0) {
        low = this.keys[at - 1]!;
        high = this.#highKeys[at - 1]!;
      }
      if (up) {
        const below = this.slots[at - 1]!;
        if (below < DOWN && this.#runTables[pile]![this.faces[below]! * 52 + face] === 1) {
          run = this.runs[at - 1]! + 1;
        }
      }
    }
    this.runs[at] = run;
    const card = up ? face : face + 52;
    this.keys[at] = matter === 2 ? low : extendLow(low, this.#cardKeys[0][card]!);
    this.#highKeys[at] = matter === 2 ? high : extendHigh(high, this.#cardKeys[1][card]!);
  }

  #unshare(pile: number): void {
    this.low = (this.low - this.lowShare(pile)) | 0;
    this.high = (this.high - this.highShare(pile)) | 0;
  }

  #share(pile: number): void {
    this.low = (this.low + this.lowShare(pile)) | 0;
    this.high = (this.high + this.highShare(pile)) | 0;
  }
}
