import { DOWN, ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, toOf, type Move } from '../engine/move.ts';
import { KIND } from '../engine/pile.ts';
import type { Position } from '../engine/position.ts';
import type { Takers } from './takers.ts';
import type { Weights } from './weights.ts';

/** How far from the top a needed card still draws moves to its pile. */
const REACH = 13;

/**
 * Judges the moves of a position by what they do to the table, so that a search tries the promising ones first.
 * It orders and leaves nothing out: a bad order costs time, never truth.
 */
export class MoveOrder {
  /** The foundations. */
  readonly #needs: Takers;
  readonly #kinds: Uint8Array;
  readonly #weights: Weights;
  /** For each pile, how much digging in it is worth: the nearer a needed card to the top, the more. */
  readonly #dig: Int32Array;

  /** `foundations` is read with the position. */
  constructor(mechanism: Mechanism, weights: Weights, foundations: Takers) {
    this.#needs = foundations;
    this.#kinds = Uint8Array.from(mechanism.piles, ({ kind }) => KIND[kind]);
    this.#weights = weights;
    this.#dig = new Int32Array(mechanism.piles.length);
  }

  /** Reads the position whose moves are to be judged. */
  read(position: Position): void {
    this.#needs.read(position);
    const needs = this.#needs;
    if (this.#weights.dig === 0) return;
    const { slots, stride, lengths, faces } = position;
    for (let pile = 0; pile < this.#kinds.length; pile++) {
      this.#dig[pile] = 0;
      if (this.#kinds[pile] !== KIND.column) continue;
      const top = pile * stride + lengths[pile]! - 1;
      const last = Math.max(pile * stride, top - REACH + 1);
      for (let at = top; at >= last; at--) {
        if (!needs.takes(faces[slots[at]! & ID]!)) continue;
        this.#dig[pile] = REACH - (top - at);
        break;
      }
    }
  }

  /** Whether a move takes a card from a foundation. */
  isBack(move: Move): boolean {
    return this.#kinds[fromOf(move)] === KIND.foundation;
  }

  /** What a move is worth, higher for better ones. It is played after so many taps, which change the waste alone. */
  score(position: Position, move: Move, taps: number): number {
    const weights = this.#weights;
    const count = countOf(move);
    if (count === 0) return weights.tap;
    const [from, to] = [fromOf(move), toOf(move)];
    const [source, target] = [this.#kinds[from]!, this.#kinds[to]!];
    if (target === KIND.foundation) {
      if (source === KIND.foundation) return weights.back;
      return weights.home + taps * weights.perTap + this.#left(position, from, count);
    }
    if (source === KIND.foundation) return weights.back;
    let score = 0;
    if (target === KIND.cell) score += weights.toCell;
    else if (position.lengths[to] === 0) score += weights.toEmpty + count;
    else
      score +=
        weights.build + this.#joined(position, from, to, count) - ((weights.dig * this.#dig[to]!) >> 3);
    if (source === KIND.waste) return score + weights.fromWaste + taps * weights.perTap;
    if (source === KIND.reserve) return score + weights.fromReserve;
    if (source === KIND.cell) return score + weights.fromCell;
    return score + this.#left(position, from, count);
  }

  /** What taking cards off a column is worth. */
  #left(position: Position, from: number, count: number): number {
    if (this.#kinds[from] !== KIND.column) return 0;
    const weights = this.#weights;
    const left = position.lengths[from]! - count;
    if (left === 0) return weights.empties;
    const digging = (weights.dig * this.#dig[from]!) >> 3;
    if (position.slots[from * position.stride + left - 1]! >= DOWN) return weights.turns + digging - left;
    const broken = position.topRun(from) > count ? this.#broken(position, from, left) : 0;
    return broken + digging - left * weights.shorter;
  }

  /** What it is worth that the card at `at` leaves the one below it, with which it made a run. */
  #broken({ slots, stride, faces }: Position, pile: number, at: number): number {
    const start = pile * stride + at;
    const inSuit = ((faces[slots[start]! & ID]! / 13) | 0) === ((faces[slots[start - 1]! & ID]! / 13) | 0);
    return inSuit ? this.#weights.splits : this.#weights.breaks;
  }

  /** What it is worth that cards of one suit meet. */
  #joined(position: Position, from: number, to: number, count: number): number {
    const { slots, stride, lengths, faces } = position;
    const lowest = faces[slots[from * stride + lengths[from]! - count]! & ID]!;
    const top = faces[slots[to * stride + lengths[to]! - 1]! & ID]!;
    return ((lowest / 13) | 0) === ((top / 13) | 0) ? this.#weights.suit : 0;
  }
}
