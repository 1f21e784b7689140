import { extendHigh, extendLow, ID, share } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { packTap, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { StockTapRules } from './stock-rules.ts';
import { Takers } from './takers.ts';

/**
 * Stock and waste of a game in which taps can wait; see {@link StockTapRules}. It plays the taps after which another
 * card lies on the waste, and tells positions apart by what can still be drawn and not by where the stock stands.
 */
export class StockTaps {
  /** The key of a position, both lanes; see {@link readKey}. */
  low = 0;
  high = 0;
  readonly waste: number;
  readonly tap: Move;
  /** Taps of the walk so far. */
  taps = 0;

  readonly #mechanism: Mechanism;
  readonly #freeDraw: number;
  readonly #stock: number;
  /** The piles that may take a card of the waste, absent where their top cards alone do not tell. */
  readonly #takers: Takers | undefined;
  /** Which lengths of the waste have been seen, by the number of the walk that has seen them. */
  readonly #seen: Int32Array;
  #walk = 0;
  /** Cards of the waste where the walk stands, and those of stock and waste together. */
  #length = 0;
  #cards = 0;
  #played = 0;

  constructor(mechanism: Mechanism, rules: StockTapRules) {
    this.#mechanism = mechanism;
    this.#freeDraw = rules.freeDraw;
    this.#stock = mechanism.stock;
    this.waste = mechanism.piles.findIndex(({ kind }) => kind === 'waste');
    if (rules.byTops) this.#takers = new Takers(mechanism, ['foundation', 'column', 'cell']);
    this.tap = packTap(mechanism.stock);
    this.#seen = new Int32Array(mechanism.deck.size + 1);
  }

  /** Begins a walk through the stock. */
  begin(position: Position): void {
    this.#length = position.lengths[this.waste]!;
    this.#seen[this.#length] = ++this.#walk;
    this.#cards = this.#length + position.lengths[this.#stock]!;
    this.taps = this.#played = 0;
    this.#takers?.read(position);
  }

  /**
   * Taps until a card lies on the waste that some pile may take; false, and the walk is over, when all places of the
   * stock have been seen.
   */
  next(position: Position): boolean {
    for (;;) {
      if (this.#length === this.#cards) this.#length = this.#cards === 0 ? -1 : 0;
      else this.#length = Math.min(this.#length + this.#freeDraw, this.#cards);
      if (this.#length < 0 || this.#seen[this.#length] === this.#walk) return false;
      this.#seen[this.#length] = this.#walk;
      this.taps++;
      if (this.#length > 0 && this.#isWanted(position)) break;
    }
    for (; this.#played < this.taps; this.#played++) this.#mechanism.play(position, this.tap);
    return true;
  }

  /** Takes back what the walk has played. */
  end(position: Position): void {
    for (; this.#played > 0; this.#played--) position.back();
  }

  /** Whether some pile may take the card that lies on the waste when that has reached its length. */
  #isWanted({ slots, stride, faces, lengths }: Position): boolean {
    if (!this.#takers) return true;
    const at = this.#length - 1;
    // What the walk has played lies on the waste already; the rest is still in the stock, top card first.
    const drawn = lengths[this.waste]!;
    const slot =
      at < drawn
        ? slots[this.waste * stride + at]!
        : slots[this.#stock * stride + lengths[this.#stock]! - 1 - (at - drawn)]!;
    return this.#takers.takes(faces[slot & ID]!);
  }

  /**
   * Reads the key of a position. Where the stock stands as in every pass through it, it is the same for all such places.
   */
  readKey(position: Position): void {
    this.low = position.low;
    this.high = position.high;
    const { lengths, slots, stride, faces } = position;
    const [left, drawn] = [lengths[this.#stock]!, lengths[this.waste]!];
    if (left > 0 && drawn % this.#freeDraw > 0) return;
    const [lows, highs] = position.cardKeys;
    let [low, high] = [TOGETHER, TOGETHER];
    const waste = this.waste * stride;
    for (let i = 0; i < drawn; i++) {
      const face = faces[slots[waste + i]! & ID]!;
      low = extendLow(low, lows[face]!);
      high = extendHigh(high, highs[face]!);
    }
    const stock = this.#stock * stride;
    for (let i = left - 1; i >= 0; i--) {
      const face = faces[slots[stock + i]! & ID]!;
      low = extendLow(low, lows[face]!);
      high = extendHigh(high, highs[face]!);
    }
    this.low =
      (position.low - position.lowShare(this.#stock) - position.lowShare(this.waste) + share(low)) | 0;
    this.high =
      (position.high - position.highShare(this.#stock) - position.highShare(this.waste) + share(high)) | 0;
  }
}

/** Where the key of stock and waste together begins. */
const TOGETHER = 0x5000;
