import { DOWN, ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

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
  readonly #sources: readonly number[];
  readonly #isColumn: Uint8Array;
  /** Rank of a face counted from the base, and the highest one. */
  readonly #rankOf: (position: Position, face: number) => number;
  readonly #highest: number;
  /** Cards of the highest rank where empty columns take no other, else more than there can be room for. */
  readonly #kings: number;

  /** The top cards of `sources` may move, and `kingsOnly` says that empty columns take the highest rank alone. */
  constructor(
    { piles, deck }: Mechanism,
    sources: readonly number[],
    rankOf: (position: Position, face: number) => number,
    highest: number,
    kingsOnly: boolean,
  ) {
    const of = (kind: string): number[] =>
      piles.flatMap((pile, index) => (pile.kind === kind ? [index] : []));
    this.#columns = of('column');
    this.#foundations = of('foundation');
    this.#isColumn = Uint8Array.from(piles, ({ kind }) => (kind === 'column' ? 1 : 0));
    this.#sources = sources;
    this.#rankOf = rankOf;
    this.#highest = highest;
    this.#kings = kingsOnly ? deck.faces.filter((face) => face % 13 === highest).length : Infinity;
  }

  /** A move that is safe, if there is one. */
  find(position: Position): Move | undefined {
    const roomy = this.#isRoomy(position);
    for (const column of this.#columns) {
      const wanted = this.#wanted(position, column, roomy);
      if (wanted < 0) continue;
      for (const pile of this.#sources) {
        if (position.topIsUp(pile) && position.topFace(pile) === wanted) return packMove(pile, column, 1);
      }
    }
    return roomy ? this.#kingToSpace(position) : undefined;
  }

  /** Whether a move takes the last cards of a column to another one, and nobody needs the space. */
  isIdle(position: Position, move: Move): boolean {
    const [from, to] = [fromOf(move), toOf(move)];
    if (this.#isColumn[from] === 0 || this.#isColumn[to] === 0) return false;
    return position.lengths[from] === countOf(move) && this.#isRoomy(position);
  }

  /** Whether there is an empty column for each card of the highest rank that may want one. */
  #isRoomy(position: Position): boolean {
    let room = -this.#kings;
    if (room === -Infinity) return false;
    for (const pile of this.#foundations) if (position.lengths[pile] === this.#highest + 1) room++;
    for (const pile of this.#columns) {
      if (position.lengths[pile] === 0 || this.#bottomRank(position, pile) === this.#highest) room++;
    }
    return room >= 0;
  }

  /** The face that a column takes which is one run: from the highest rank down, or when `roomy` any; else -1. */
  #wanted(position: Position, column: number, roomy: boolean): number {
    const rank = this.#bottomRank(position, column);
    const length = position.lengths[column]!;
    if (length > rank || (rank < this.#highest && !roomy)) return -1;
    const { slots, stride, faces } = position;
    const start = column * stride;
    const bottom = faces[slots[start]! & ID]!;
    for (let i = 1; i < length; i++) {
      const slot = slots[start + i]!;
      if (slot >= DOWN || faces[slot & ID] !== below(bottom, i)) return -1;
    }
    return below(bottom, length);
  }

  #kingToSpace(position: Position): Move | undefined {
    const space = this.#columns.find((column) => position.lengths[column] === 0);
    if (space === undefined) return undefined;
    for (const pile of this.#sources) {
      if (!position.topIsUp(pile) || (this.#isColumn[pile] === 1 && position.lengths[pile] === 1)) continue;
      if (this.#rankOf(position, position.topFace(pile)) === this.#highest) return packMove(pile, space, 1);
    }
    return undefined;
  }

  /** The rank of the lowest card of a column, -1 where it lies face down or there is none. */
  #bottomRank(position: Position, column: number): number {
    const slot = position.slots[column * position.stride]!;
    if (position.lengths[column] === 0 || slot >= DOWN) return -1;
    return this.#rankOf(position, position.faces[slot & ID]!);
  }
}

/** The face of the same suit so many ranks lower, kings following aces. */
function below(face: number, ranks: number): number {
  const suit = face - (face % 13);
  return suit + ((face - suit + 13 - ranks) % 13);
}
