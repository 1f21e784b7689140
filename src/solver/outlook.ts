import { DOWN, ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { WORST } from './layer.ts';

/** What counts against a position, and for it where negative. Found by trial on deals beyond the millionth. */
export interface Fears {
  /** Each face-down card, and once more for each card under it. */
  readonly down: number;
  readonly deep: number;
  /** Two neighbours that follow in rank and not in suit; two that do not follow; a higher one on a lower besides. */
  readonly weak: number;
  readonly broken: number;
  readonly upside: number;
  /** Each empty column, and each card on the foundations. */
  readonly empty: number;
  readonly home: number;
}

/** In turn: what one of them does not find another may. */
const FEARS: readonly Fears[] = [
  { down: 20, deep: 10, weak: 14, broken: 12, upside: 0, empty: -4, home: -4 },
  { down: 20, deep: 10, weak: 14, broken: 12, upside: -4, empty: -4, home: -4 },
];

/** The fears that serve for a game, none where none were tried: those of games in which complete runs leave together. */
export function fearsFor(rules: GameRules): readonly Fears[] {
  const runs =
    rules.mechanism === 'building' && rules.foundations.some(({ takes }) => takes === 'complete runs');
  return runs ? FEARS : [];
}

/** Whether nearly all deals of a game can be won, so that it is better to look for a way than to prove that there is none. */
export function isMostlyWon(rules: GameRules): boolean {
  if (rules.mechanism !== 'building' || fearsFor(rules).length === 0) return false;
  return rules.stock?.deals === 'a card to each column' && rules.columns?.moves.lift === 'a run';
}

/** The mark of a table on which nothing counts. */
const EVEN = 1500;

/** Judges how far a game of runs is from a win, by the look of its columns. */
export class Outlook {
  readonly #stock: number;
  readonly #columns: readonly number[];
  readonly #foundations: readonly number[];
  readonly #fears: Fears;

  constructor({ piles, stock }: Mechanism, fears: Fears) {
    const of = (kind: string): number[] =>
      piles.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
    this.#stock = stock;
    this.#columns = of('column');
    this.#foundations = of('foundation');
    this.#fears = fears;
  }

  /** Which positions can be held against each other: those with equally many cards in the stock. */
  stage({ lengths }: Position): number {
    return this.#stock < 0 ? 0 : lengths[this.#stock]!;
  }

  /** The mark of a position, from 0 up; low ones are good. */
  mark(position: Position): number {
    let mark = EVEN;
    for (const pile of this.#foundations) mark += this.#fears.home * position.lengths[pile]!;
    for (const pile of this.#columns) mark += this.#column(position, pile);
    return Math.max(0, Math.min(WORST, mark));
  }

  #column({ slots, stride, lengths, faces, runs }: Position, pile: number): number {
    const fears = this.#fears;
    const start = pile * stride;
    let at = start + lengths[pile]! - 1;
    if (at < start) return fears.empty;
    let mark = 0;
    for (; at > start && slots[at]! < DOWN; at--) {
      const under = slots[at - 1]!;
      if (runs[at]! > 1 || under >= DOWN) continue;
      const falls = (faces[under & ID]! % 13) - (faces[slots[at]! & ID]! % 13);
      mark += falls === 1 ? fears.weak : falls < 0 ? fears.broken + fears.upside : fears.broken;
    }
    if (slots[at]! < DOWN) return mark;
    const under = at - start;
    return mark + (fears.down + fears.deep * under) * (under + 1);
  }
}
