import type { Mechanism } from '../engine/mechanism.ts';
import { fromOf, MoveList, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { DeadEnds } from './dead-ends.ts';
import type { LooseColumns } from './loose-columns.ts';
import type { MoveOrder } from './move-order.ts';
import type { RunSplits } from './run-splits.ts';
import { NO_MOVE, type SafeMoves } from './safe-moves.ts';
import type { StockTaps } from './stock-taps.ts';

/** What a search goes by. */
export interface Guides {
  readonly mechanism: Mechanism;
  readonly order: MoveOrder;
  /** Absent where no move is known to be safe. */
  readonly safe: SafeMoves | undefined;
  /** Absent where taps on the stock are moves like others. */
  readonly taps: StockTaps | undefined;
  /** Absent where runs may be split at will. */
  readonly splits: RunSplits | undefined;
  /** Absent where columns keep their places, or may change them at any time. */
  readonly loose: LooseColumns | undefined;
  /** Absent where no position shows that it cannot be won. */
  readonly deadEnds: DeadEnds | undefined;
  /** Whether cards stay on the foundations, though the rules give them back. */
  readonly keeps: boolean;
  readonly random: () => number;
}

/** A move and the taps on the stock before it, packed together. */
export type Choice = number;

const TAPS = 20;

/** The move of a choice. */
export function moveOf(choice: Choice): Move {
  return choice & ((1 << TAPS) - 1);
}

/** How many taps come before the move. */
export function tapsOf(choice: Choice): number {
  return choice >>> TAPS;
}

/** The choices that a search has at its positions: one list after another in one array, each with the best one last. */
export class Choices {
  /** All lists. */
  all = new Int32Array(1 << 10);
  readonly #guides: Guides;
  readonly #noise: number;
  readonly #list = new MoveList();
  #scores = new Int32Array(1 << 7);
  #first = 0;
  #length = 0;

  /** With `noise`, chance adds up to so much to the score of a move. */
  constructor(guides: Guides, noise: number) {
    this.#guides = guides;
    this.#noise = noise;
  }

  /**
   * Writes the choices of a position from `first` on, and gives the index after the last one. It is the position in
   * which safe moves were last looked for.
   */
  write(position: Position, first: number): number {
    const { taps } = this.#guides;
    this.#first = first;
    this.#length = 0;
    this.#order(position, 0);
    if (taps) this.#walk(position, taps);
    return first + this.#length;
  }

  /** Adds what each card offers that further taps bring to the top of the waste. */
  #walk(position: Position, stock: StockTaps): void {
    const { safe } = this.#guides;
    stock.begin(position);
    while (stock.next(position)) {
      // A card that could go home at once would be taken in passing.
      const home = safe ? safe.fromPile(position, stock.waste) : NO_MOVE;
      if (home !== NO_MOVE) {
        this.#length = 0;
        this.#add(home | (stock.taps << TAPS), 0);
        break;
      }
      this.#order(position, stock.taps);
    }
    stock.end(position);
  }

  /** Adds the moves of a position in their order; after taps, only those that take the card which they brought. */
  #order(position: Position, played: number): void {
    const { mechanism, order, random, safe, splits, loose, taps, keeps } = this.#guides;
    const list = this.#list;
    list.clear();
    mechanism.moves(position, list, false, played > 0);
    if (played === 0) order.read(position);
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i);
      if (taps && (played > 0 ? fromOf(move) !== taps.waste : move === taps.tap)) continue;
      if (keeps && order.isBack(move)) continue;
      if (played === 0 && (safe?.isIdle(position, move) || splits?.isIdle(position, move))) continue;
      if (loose?.isIdle(position, move)) continue;
      const chance = this.#noise > 0 ? random() % this.#noise : 0;
      this.#add(move | (played << TAPS), order.score(position, move, played) + chance);
    }
  }

  #add(choice: Choice, score: number): void {
    const length = this.#length++;
    const first = this.#first;
    if (this.#scores.length === length) this.#scores = widened(this.#scores);
    if (this.all.length === first + length) this.all = widened(this.all);
    const { all } = this;
    const scores = this.#scores;
    let at = length;
    for (; at > 0 && scores[at - 1]! > score; at--) {
      scores[at] = scores[at - 1]!;
      all[first + at] = all[first + at - 1]!;
    }
    scores[at] = score;
    all[first + at] = choice;
  }
}

function widened(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}
