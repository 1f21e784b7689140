import { extendHigh, extendLow, DOWN, ID, share } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { fromOf, toOf, countOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { COLUMN_WORDS, FOUNDATION_WORDS, saysOnly } from './says-only.ts';

/** Words of a stock that deals a row to the columns, and of foundations that take finished runs. */
const ROW_WORDS = ['deals', 'tap'];
const RUN_WORDS = ['takes', 'count', 'run', 'gives'];

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
  readonly #stock: number;
  readonly #columns: readonly number[];
  readonly #isColumn: Uint8Array;

  constructor({ piles, stock }: Mechanism) {
    this.#stock = stock;
    this.#columns = piles.flatMap(({ kind }, index) => (kind === 'column' ? [index] : []));
    this.#isColumn = Uint8Array.from(piles, ({ kind }) => (kind === 'column' ? 1 : 0));
  }

  /**
   * Reads the key of a position: once the stock is empty, one that is the same in whatever order the columns lie.
   */
  readKey(position: Position): void {
    let { low, high } = position;
    if (position.lengths[this.#stock] === 0) {
      const { slots, stride, faces, lengths } = position;
      const [lows, highs] = position.cardKeys;
      for (const pile of this.#columns) {
        let [columnLow, columnHigh] = [LOOSE, LOOSE];
        const start = pile * stride;
        for (let at = start; at < start + lengths[pile]!; at++) {
          const slot = slots[at]!;
          const card = faces[slot & ID]! + (slot < DOWN ? 0 : 52);
          columnLow = extendLow(columnLow, lows[card]!);
          columnHigh = extendHigh(columnHigh, highs[card]!);
        }
        low += share(columnLow) - position.lowShare(pile);
        high += share(columnHigh) - position.highShare(pile);
      }
    }
    this.low = low | 0;
    this.high = high | 0;
  }

  /** Whether a move only does what another one does to the same kind of column. */
  isIdle({ lengths }: Position, move: Move): boolean {
    const [from, to] = [fromOf(move), toOf(move)];
    if (lengths[this.#stock]! > 0 || this.#isColumn[to] === 0 || lengths[to]! > 0) return false;
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
