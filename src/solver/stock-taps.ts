import { extendHigh, extendLow, ID, share } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { packTap, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { StockTapRules } from './stock-rules.ts';

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

  readonly #mechanism: Mechanism;
  readonly #freeDraw: number;
  readonly #stock: number;
  /** Which lengths of the waste have been seen, by the number of the walk that has seen them. */
  readonly #seen: Int32Array;
  #walk = 0;

  constructor(mechanism: Mechanism, rules: StockTapRules) {
    this.#mechanism = mechanism;
    this.#freeDraw = rules.freeDraw;
    this.#stock = mechanism.stock;
    this.waste = mechanism.piles.findIndex(({ kind }) => kind === 'waste');
    this.tap = packTap(mechanism.stock);
    this.#seen = new Int32Array(mechanism.deck.size + 1);
  }

  /** Begins a walk through the stock. */
  begin(position: Position): void {
    this.#seen[position.lengths[this.waste]!] = ++this.#walk;
  }

  /** Taps once more; false, and nothing is played, when that is not allowed or leads to where the walk has been. */
  next(position: Position): boolean {
    const { waste, tap } = this;
    const [left, drawn] = [position.lengths[this.#stock]!, position.lengths[waste]!];
    if (left === 0 && drawn === 0) return false;
    this.#mechanism.play(position, tap);
    const length = position.lengths[waste]!;
    if (this.#seen[length] === this.#walk) {
      position.back();
      return false;
    }
    this.#seen[length] = this.#walk;
    return true;
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
