import { isRed } from '../cards/card.ts';
import { ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from '../engine/move.ts';
import { KIND } from '../engine/pile.ts';
import type { Position } from '../engine/position.ts';
import type { SafeFoundations } from './safe-rules.ts';

/** No move. */
export const NO_MOVE = -1;

/**
 * Finds moves to the foundations that cannot be a mistake, by one of the proved rules of {@link SafeFoundations}.
 * It only judges moves that the engine lists.
 */
export class SafeMoves {
  readonly #mechanism: Mechanism;
  readonly #rule: SafeFoundations;
  readonly #foundations: readonly number[];
  readonly #sources: readonly number[];
  readonly #isFoundation: Uint8Array;
  readonly #isSource: Uint8Array;
  readonly #list = new MoveList();
  /** By suit, how many ranks lie on the lowest of its foundations, and on the highest. */
  readonly #least = new Int8Array(4);
  readonly #most = new Int8Array(4);

  constructor(mechanism: Mechanism, rule: SafeFoundations) {
    const { piles } = mechanism;
    const indices = (wanted: (kind: string) => boolean): number[] =>
      piles.flatMap(({ kind }, index) => (wanted(kind) ? [index] : []));
    this.#mechanism = mechanism;
    this.#rule = rule;
    this.#foundations = indices((kind) => kind === 'foundation');
    this.#sources = indices((kind) => rule.from.some((source) => source === kind));
    this.#isFoundation = Uint8Array.from(piles, ({ kind }) => (KIND[kind] === KIND.foundation ? 1 : 0));
    this.#isSource = new Uint8Array(piles.length);
    for (const pile of this.#sources) this.#isSource[pile] = 1;
  }

  /** A legal move that is safe, or {@link NO_MOVE}. */
  find(position: Position): Move {
    this.#read(position);
    if (!this.#mayFind(position)) return NO_MOVE;
    const list = this.#list;
    list.clear();
    this.#mechanism.moves(position, list, false);
    for (let i = 0; i < list.length; i++) {
      const move = list.at(i);
      if (countOf(move) !== 1 || this.#isFoundation[toOf(move)] === 0) continue;
      const from = fromOf(move);
      if (this.#isSource[from] === 1 && this.#isSafe(position, position.topFace(from))) return move;
    }
    return NO_MOVE;
  }

  #read(position: Position): void {
    const { slots, stride, lengths, faces } = position;
    this.#most.fill(0);
    this.#least.fill(0);
    const { copies } = this.#rule;
    for (const pile of this.#foundations) {
      const length = lengths[pile]!;
      if (length === 0) continue;
      const suit = (faces[slots[pile * stride]! & ID]! / 13) | 0;
      // With two foundations a suit, the second one that is met closes the least; until then the least is none.
      if (this.#most[suit] === 0) {
        this.#most[suit] = length;
        if (copies === 1) this.#least[suit] = length;
      } else {
        this.#least[suit] = Math.min(length, this.#most[suit]!);
        this.#most[suit] = Math.max(length, this.#most[suit]!);
      }
    }
  }

  /** Whether the top of a source would follow its suit, so that it is worth asking the engine. */
  #mayFind(position: Position): boolean {
    for (const pile of this.#sources) {
      if (!position.topIsUp(pile)) continue;
      const face = position.topFace(pile);
      const rank = this.#rankOf(position, face);
      const suit = (face / 13) | 0;
      if ((this.#most[suit] === rank || this.#least[suit] === rank) && this.#isSafe(position, face))
        return true;
    }
    return false;
  }

  /** Ranks from the base up, 0 for the base. */
  #rankOf(position: Position, face: number): number {
    const base = this.#rule.base ?? position.base;
    return (face + 13 - base) % 13;
  }

  /** Whether the next card of its foundation needs no longer wait for anybody. */
  #isSafe(position: Position, face: number): boolean {
    const rank = this.#rankOf(position, face);
    if (rank === 0) return this.#rule.baseIsSafe;
    const least = this.#least;
    switch (this.#rule.rule) {
      case 'in suit':
        return true;
      case 'in suit, two packs':
        return least[(face / 13) | 0]! >= rank - 1;
      case 'any suit':
        return (
          least[0]! >= rank - 1 && least[1]! >= rank - 1 && least[2]! >= rank - 1 && least[3]! >= rank - 1
        );
      case 'alternating colours': {
        const red = isRed(face);
        const opposite = red ? Math.min(least[0]!, least[1]!) : Math.min(least[2]!, least[3]!);
        if (opposite >= rank && !this.#rule.comesBack) return true;
        const suit = (face / 13) | 0;
        return opposite >= rank - 1 && least[suit ^ 1]! >= rank - 2;
      }
    }
  }
}
