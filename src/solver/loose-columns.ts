import { extendHigh, extendLow, DOWN, ID, share } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { fromOf, toOf, countOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { COLUMN_WORDS, FOUNDATION_WORDS, ROW_WORDS, RUN_WORDS, saysOnly } from './says-only.ts';

/**
 * Whether the order of the columns matters only as long as the stock deals to them: once it is empty they may change
 * places.
 */
export function columnsComeLoose(rules: GameRules): boolean {
  if (rules.mechanism !== 'building' || rules.won !== undefined) return false;
  const { stock, columns, foundations } = rules;
  if (stock?.deals !== 'a card to each column' || !saysOnly(stock, ROW_WORDS)) return false;
  if (!columns || !saysOnly(columns, COLUMN_WORDS)) return false;
  if (columns.empty.refill !== undefined || columns.empty.takes.kind === 'any card in some columns')
    return false;
  return foundations.every((group) =>
    saysOnly(group, group.takes === 'complete runs' ? RUN_WORDS : FOUNDATION_WORDS),
  );
}

/** The columns of a game in which {@link columnsComeLoose}. */
export class LooseColumns {
  /** The key of a position, both lanes; see {@link readKey}. */
  low = 0;
  high = 0;
  readonly #always: boolean;
  readonly #stock: number;
  readonly #columns: readonly number[];
  readonly #isColumn: Uint8Array;
  /** Columns that were read: their keys where they lay, then what they add wherever they lie. */
  readonly #known = new Int32Array((KNOWN_MASK + 1) * 4);

  /** `always` takes columns for loose while the stock deals to them, too: that leaves out what may matter. */
  constructor({ piles, stock }: Mechanism, always = false) {
    this.#always = always;
    this.#stock = stock;
    this.#columns = piles.flatMap(({ kind }, index) => (kind === 'column' ? [index] : []));
    this.#isColumn = Uint8Array.from(piles, ({ kind }) => (kind === 'column' ? 1 : 0));
  }

  /**
   * Reads the key of a position: once the stock is empty, one that is the same in whatever order the columns lie.
   */
  readKey(position: Position): void {
    let { low, high } = position;
    if (this.#areLoose(position)) {
      for (const pile of this.#columns) {
        const [lowShare, highShare] = [position.lowShare(pile), position.highShare(pile)];
        // By its keys a column as it lies is known again; most were seen just before.
        const at = (lowShare & KNOWN_MASK) * 4;
        const known = this.#known;
        if (known[at] !== lowShare || known[at + 1] !== highShare) {
          known[at] = lowShare;
          known[at + 1] = highShare;
          this.#readColumn(position, pile, at);
        }
        low += known[at + 2]! - lowShare;
        high += known[at + 3]! - highShare;
      }
    }
    this.low = low | 0;
    this.high = high | 0;
  }

  #areLoose({ lengths }: Position): boolean {
    return this.#always || lengths[this.#stock] === 0;
  }

  /** Writes what a column adds to the key wherever it lies, in both lanes, behind its keys at `at`. */
  #readColumn({ slots, stride, faces, lengths, cardKeys }: Position, pile: number, at: number): void {
    const [lows, highs] = cardKeys;
    let [low, high] = [LOOSE, LOOSE];
    const start = pile * stride;
    for (let index = start; index < start + lengths[pile]!; index++) {
      const slot = slots[index]!;
      const card = faces[slot & ID]! + (slot < DOWN ? 0 : 52);
      low = extendLow(low, lows[card]!);
      high = extendHigh(high, highs[card]!);
    }
    this.#known[at + 2] = share(low);
    this.#known[at + 3] = share(high);
  }

  /** Whether a move only does what another one does to the same kind of column. */
  isIdle(position: Position, move: Move): boolean {
    const [from, to] = [fromOf(move), toOf(move)];
    const { lengths } = position;
    if (this.#isColumn[to] === 0 || lengths[to]! > 0 || !this.#areLoose(position)) return false;
    if (this.#isColumn[from] === 1 && lengths[from] === countOf(move)) return true;
    for (const pile of this.#columns) {
      if (pile === to) return false;
      if (lengths[pile] === 0) return true;
    }
    return false;
  }
}

/** Where the key of a column begins that may lie anywhere. */
const LOOSE = 0x6000;

/** How many columns are known again: as many as its bits tell apart. */
const KNOWN_MASK = (1 << 10) - 1;
