import { makeDeck } from '../cards/pack.ts';
import { foundationsHold } from '../engine/foundations-hold.ts';
import { ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import type { Position } from '../engine/position.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { COLUMN_WORDS, ROW_WORDS, RUN_WORDS, saysOnly } from './says-only.ts';

/**
 * Whether it can be seen of some positions that they cannot be won, as {@link DeadEnds} sees it: cards leave a column for a
 * card of the next higher rank, for an empty column, or in complete runs of one suit, and nothing else is on the table but
 * a stock that deals a card to each column.
 */
export function deadEndsShow(rules: GameRules): boolean {
  if (rules.mechanism !== 'building' || rules.won !== undefined || rules.cells || rules.reserve) return false;
  const { columns, stock, foundations } = rules;
  if (!columns || !saysOnly(columns, COLUMN_WORDS) || columns.empty.refill !== undefined) return false;
  if (stock && (stock.deals !== 'a card to each column' || !saysOnly(stock, ROW_WORDS))) return false;
  const { build, moves } = columns;
  if (build.on !== 'the next rank' || build.order !== 'down' || build.by !== 1) return false;
  if (moves.lift !== 'one card' && moves.lift !== 'a run') return false;
  if (foundationsHold(rules) < makeDeck(rules.deck).size) return false;
  return foundations.every(
    (group) =>
      group.takes === 'complete runs' &&
      group.run.begins === 'with a king' &&
      group.run.suits === 'same suit' &&
      group.gives === 'nothing' &&
      saysOnly(group, RUN_WORDS),
  );
}

/** All ranks of a suit, a bit each. */
const ALL = (1 << 13) - 1;

/**
 * Tells positions that cannot be won because no column can ever be emptied, in games in which {@link deadEndsShow}.
 *
 * Cards are reached from the top of each column down. What was reached is taken to lie open wherever it is wanted, and to
 * take any number of cards: more than any play could bring about. The next card of a column is reached when those on it
 * can go, onto reached cards of the next higher ranks; a king goes when all of its suit are reached. If even so all
 * columns keep a card, also when the rows of the stock have come, then nothing wins. A row covers each column with a card
 * that must go as well before anything under it is reached.
 */
export class DeadEnds {
  readonly #stock: number;
  readonly #columns: readonly number[];
  /** Whether cards that follow in rank are lifted together whatever their suits. */
  readonly #anySuits: boolean;
  /** By suit, the ranks that are reached, and those of all suits together. */
  readonly #bySuit = new Int32Array(4);
  #ranks = 0;
  /** By column, where the lowest card lies that is reached; then ranks that the cards of the stock on it need, and suits of kings among them. */
  readonly #lowest: Int32Array;
  readonly #needs: Int32Array;
  readonly #kings: Int32Array;

  /** For a game in which {@link deadEndsShow}. */
  constructor({ piles, stock }: Mechanism, rules: GameRules) {
    this.#stock = stock;
    this.#columns = piles.flatMap(({ kind }, index) => (kind === 'column' ? [index] : []));
    const moves = rules.mechanism === 'building' ? rules.columns?.moves : undefined;
    this.#anySuits = moves?.lift === 'a run' && moves.suits !== 'same suit';
    this.#lowest = new Int32Array(piles.length);
    this.#needs = new Int32Array(piles.length);
    this.#kings = new Int32Array(piles.length);
  }

  /** Whether a position cannot be won; when false, it may be so all the same. */
  isDead(position: Position): boolean {
    const { lengths, slots, stride, faces } = position;
    this.#bySuit.fill(0);
    this.#ranks = 0;
    for (const pile of this.#columns) {
      if (lengths[pile] === 0) return false;
      this.#needs[pile] = this.#kings[pile] = 0;
      this.#reach(position, pile, lengths[pile]! - 1);
    }
    for (let left = this.#stock < 0 ? 0 : lengths[this.#stock]!; ;) {
      if (this.#dig(position)) return false;
      if (left === 0) return true;
      for (const pile of this.#columns) {
        if (left === 0) break;
        const face = faces[slots[this.#stock * stride + --left]! & ID]!;
        this.#take(face);
        if (face % 13 === 12) this.#kings[pile]! |= 1 << (face / 13);
        else this.#needs[pile]! |= 2 << (face % 13);
      }
    }
  }

  /** Digs in all columns until nothing more is reached; true when one has been emptied. */
  #dig(position: Position): boolean {
    for (let goesOn = true; goesOn;) {
      goesOn = false;
      for (const pile of this.#columns) {
        while (this.#goes(position, pile)) {
          if (this.#lowest[pile] === 0) return true;
          this.#reach(position, pile, this.#lowest[pile]! - 1);
          goesOn = true;
        }
      }
    }
    return false;
  }

  /** Whether the lowest reached card of a column can go, and all that lies on it. */
  #goes({ slots, stride, faces }: Position, pile: number): boolean {
    if ((this.#needs[pile]! & ~this.#ranks) !== 0) return false;
    const kings = this.#kings[pile]!;
    for (let suit = 0; kings >> suit > 0; suit++) {
      if (((kings >> suit) & 1) === 1 && this.#bySuit[suit] !== ALL) return false;
    }
    const face = faces[slots[pile * stride + this.#lowest[pile]!]! & ID]!;
    const rank = face % 13;
    return rank === 12 ? this.#bySuit[(face / 13) | 0] === ALL : ((this.#ranks >> (rank + 1)) & 1) === 1;
  }

  /** Reaches a card of a column, and those under it that are lifted together with it. */
  #reach({ slots, stride, faces }: Position, pile: number, index: number): void {
    const start = pile * stride;
    let at = index;
    for (; ; at--) {
      const slot = slots[start + at]!;
      const face = faces[slot & ID]!;
      this.#take(face);
      if (at === 0) break;
      const under = faces[slots[start + at - 1]! & ID]!;
      if (this.#anySuits ? under % 13 !== (face % 13) + 1 : under !== face + 1 || face % 13 === 12) break;
    }
    this.#lowest[pile] = at;
  }

  #take(face: number): void {
    const rank = 1 << (face % 13);
    this.#ranks |= rank;
    this.#bySuit[(face / 13) | 0]! |= rank;
  }
}
