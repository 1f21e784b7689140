import { rankOf, type Face } from '../cards/card.ts';
import { DOWN, ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { TopCards } from './top-cards.ts';

/**
 * Moves to columns that cannot be a mistake where columns are built in suit, one pack: each card has one other that it
 * may lie on, and goes home as well from there.
 *
 * It may always be laid on a column that is one run from the highest rank down. Where empty columns take that rank
 * alone, and there is one for each such card that neither is home nor begins a column, nobody needs more of them. Then
 * such a card may move in at once; a card may be laid on any column that is one run, since that need not be emptied; and
 * nothing is won by taking the last card of a column to another one.
 */
export class Settling {
  readonly #columns: readonly number[];
  readonly #foundations: readonly number[];
  readonly #tops: TopCards;
  readonly #isColumn: Uint8Array;
  /** The base rank, undefined where the deal decides it, and the highest rank, counted from the base. */
  readonly #base: number | undefined;
  readonly #highest: number;
  /** The faces of the highest rank, and how many must find room: where empty columns take others, more than can. */
  readonly #kings: readonly Face[];
  readonly #room: number;
  /** By column, the rank of its lowest card counted from the base, -1 where it lies face down or there is none. */
  readonly #bottoms: Int8Array;

  /** The cards of `tops` may move, and `kingsOnly` says that empty columns take the highest rank alone. */
  constructor({ piles, deck }: Mechanism, tops: TopCards, base: number | undefined, kingsOnly: boolean) {
    const of = (kind: string): number[] =>
      piles.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
    this.#columns = of('column');
    this.#foundations = of('foundation');
    this.#isColumn = Uint8Array.from(piles, ({ kind }) => (kind === 'column' ? 1 : 0));
    this.#tops = tops;
    this.#base = base;
    this.#highest = base === 0 ? Math.max(...deck.faces.map(rankOf)) : 12;
    this.#bottoms = new Int8Array(piles.length);
    this.#kings = [...deck.faces.filter((face) => rankOf(face) === this.#highest)];
    this.#room = kingsOnly ? this.#kings.length : Infinity;
  }

  /** A move that is safe, if there is one. The tops have been read. */
  find(position: Position): Move | undefined {
    const roomy = this.#isRoomy(position);
    const least = roomy ? 0 : this.#highest;
    for (const column of this.#columns) {
      const rank = this.#bottoms[column]!;
      const wanted = rank < least ? -1 : this.#wanted(position, column, rank);
      const pile = wanted < 0 ? -1 : this.#tops.pileOf(wanted);
      if (pile >= 0) return packMove(pile, column, 1);
    }
    return roomy ? this.#kingToSpace(position) : undefined;
  }

  /** Whether a move takes the last cards of a column to another one, and nobody needs the space. */
  isIdle(position: Position, move: Move): boolean {
    const [from, to] = [fromOf(move), toOf(move)];
    if (this.#isColumn[from] === 0 || this.#isColumn[to] === 0) return false;
    return position.lengths[from] === countOf(move) && this.#isRoomy(position);
  }

  /** Reads the bottom cards, and tells whether there is an empty column for each card of the highest rank that may want one. */
  #isRoomy({ slots, stride, lengths, faces, base }: Position): boolean {
    const lowest = this.#base ?? base;
    let room = -this.#room;
    for (const pile of this.#foundations) if (lengths[pile] === this.#highest + 1) room++;
    for (const pile of this.#columns) {
      const slot = slots[pile * stride]!;
      const isEmpty = lengths[pile] === 0;
      const rank = isEmpty || slot >= DOWN ? -1 : (faces[slot & ID]! + 13 - lowest) % 13;
      this.#bottoms[pile] = rank;
      if (isEmpty || rank === this.#highest) room++;
    }
    return room >= 0;
  }

  /** The face that a column takes which is one run, its bottom card of a rank; -1 for any other column. */
  #wanted({ slots, stride, lengths, faces }: Position, column: number, rank: number): number {
    const length = lengths[column]!;
    if (length > rank) return -1;
    const start = column * stride;
    const bottom = faces[slots[start]! & ID]!;
    // From the top: most columns fail there.
    for (let i = length - 1; i > 0; i--) {
      const slot = slots[start + i]!;
      if (slot >= DOWN || faces[slot & ID] !== below(bottom, i)) return -1;
    }
    return below(bottom, length);
  }

  #kingToSpace(position: Position): Move | undefined {
    const space = this.#columns.find((column) => position.lengths[column] === 0);
    if (space === undefined) return undefined;
    for (const king of this.#kings) {
      const pile = this.#tops.pileOf(king);
      if (pile >= 0 && (this.#isColumn[pile] === 0 || position.lengths[pile]! > 1))
        return packMove(pile, space, 1);
    }
    return undefined;
  }
}

/** The face of the same suit so many ranks lower, kings following aces. */
function below(face: number, ranks: number): number {
  const suit = face - (face % 13);
  return suit + ((face - suit + 13 - ranks) % 13);
}
