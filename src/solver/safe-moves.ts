import { ID } from '../engine/keys.ts';
import type { Mechanism } from '../engine/mechanism.ts';
import { fromOf, packMove, toOf, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { SafeFoundations } from './safe-rules.ts';
import { Settling } from './settling.ts';
import { TopCards } from './top-cards.ts';

/** No move. */
export const NO_MOVE = -1;

/**
 * Finds moves to the foundations that cannot be a mistake, by one of the proved rules of {@link SafeFoundations}.
 * What a foundation takes is the engine's answer; the rule only adds that nothing else need be tried.
 */
export class SafeMoves {
  readonly #rule: SafeFoundations;
  readonly #foundations: readonly number[];
  readonly #sources: readonly number[];
  /** Sources that may show another card after a move that did not name them: waste and reserve. */
  readonly #sidePiles: readonly number[];
  /** Absent where there are two cards of each face. */
  readonly #tops: TopCards | undefined;
  readonly #settling: Settling | undefined;
  readonly #isFoundation: Uint8Array;
  readonly #isSource: Uint8Array;
  /** For each foundation, `top * 52 + face` is 1 where it takes the face on that top. */
  readonly #takes: readonly Uint8Array[];
  /** By suit, how many cards lie on the lowest of its foundations, and on the highest. */
  readonly #least = new Int8Array(4);
  readonly #most = new Int8Array(4);

  constructor(mechanism: Mechanism, rule: SafeFoundations) {
    const { piles } = mechanism;
    const indices = (wanted: (kind: string) => boolean): number[] =>
      piles.flatMap(({ kind }, index) => (wanted(kind) ? [index] : []));
    this.#rule = rule;
    this.#foundations = indices((kind) => kind === 'foundation');
    this.#sources = indices((kind) => rule.from.some((source) => source === kind));
    if (rule.copies === 1) this.#tops = new TopCards(this.#sources);
    if (this.#tops && rule.settles !== 'nothing') {
      const kingsOnly = rule.settles === 'all while there is room';
      this.#settling = new Settling(mechanism, this.#tops, rule.base, kingsOnly);
    }
    this.#sidePiles = this.#sources.filter((pile) => ['waste', 'reserve'].includes(piles[pile]!.kind));
    this.#isSource = Uint8Array.from(piles, (_, pile) => (this.#sources.includes(pile) ? 1 : 0));
    this.#isFoundation = Uint8Array.from(piles, ({ kind }) => (kind === 'foundation' ? 1 : 0));
    this.#takes = this.#foundations.map((pile) => takenBy(mechanism, pile));
  }

  /** A legal move that is safe, or {@link NO_MOVE}. */
  find(position: Position): Move {
    this.read(position);
    const tops = this.#tops;
    if (!tops) {
      for (const pile of this.#sources) {
        const move = this.fromPile(position, pile);
        if (move !== NO_MOVE) return move;
      }
      return NO_MOVE;
    }
    tops.read(position);
    const base = this.#rule.base ?? position.base;
    for (let suit = 0; suit < 4; suit++) {
      const pile = tops.pileOf(suit * 13 + ((this.#most[suit]! + base) % 13));
      const move = pile < 0 ? NO_MOVE : this.fromPile(position, pile);
      if (move !== NO_MOVE) return move;
    }
    return this.#settling?.find(position) ?? NO_MOVE;
  }

  /**
   * The same for a position in which there was none before `move` was played: unless the foundations have taken a card,
   * only piles that show another card now are looked at.
   */
  findAfter(position: Position, move: Move): Move {
    if (this.#settling || this.#isFoundation[toOf(move)] === 1) return this.find(position);
    this.read(position);
    for (const pile of this.#sidePiles) {
      const found = this.fromPile(position, pile);
      if (found !== NO_MOVE) return found;
    }
    const from = fromOf(move);
    return this.fromPile(position, from);
  }

  /** A safe move from one pile, or {@link NO_MOVE}. The foundations have been {@link read}. */
  fromPile(position: Position, pile: number): Move {
    if (this.#isSource[pile] === 0) return NO_MOVE;
    if (!position.topIsUp(pile)) return NO_MOVE;
    const face = position.topFace(pile);
    const rank = this.#rankOf(position, face);
    const suit = (face / 13) | 0;
    if (rank !== this.#most[suit] && rank !== this.#least[suit]) return NO_MOVE;
    if (!this.#isSafe(suit, rank)) return NO_MOVE;
    const foundation = this.#foundationFor(position, face, rank);
    return foundation === NO_MOVE ? NO_MOVE : packMove(pile, foundation, 1);
  }

  /**
   * Whether a move takes a card from a foundation that could safely go back at once, or empties a column that nobody
   * needs, so that nothing is won by it. The position has been {@link read}.
   */
  isIdle(position: Position, move: Move): boolean {
    const from = fromOf(move);
    if (this.#isFoundation[from] === 0) return this.#settling?.isIdle(position, move) ?? false;
    const face = position.topFace(from);
    return this.#isSafe((face / 13) | 0, this.#rankOf(position, face));
  }

  #foundationFor(position: Position, face: number, rank: number): number {
    for (let i = 0; i < this.#foundations.length; i++) {
      const pile = this.#foundations[i]!;
      const length = position.lengths[pile]!;
      if (
        rank === 0 ? length === 0 : length > 0 && this.#takes[i]![position.topFace(pile) * 52 + face] === 1
      ) {
        return pile;
      }
    }
    return NO_MOVE;
  }

  /** Reads the foundations. */
  read(position: Position): void {
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

  /** Ranks from the base up, 0 for the base. */
  #rankOf(position: Position, face: number): number {
    const base = this.#rule.base ?? position.base;
    return (face + 13 - base) % 13;
  }

  /** Whether the next card of its foundation needs no longer wait for anybody. */
  #isSafe(suit: number, rank: number): boolean {
    if (rank === 0) return this.#rule.baseIsSafe;
    const least = this.#least;
    switch (this.#rule.rule) {
      case 'in suit':
        return true;
      case 'in suit, two packs':
        return least[suit]! >= rank;
      case 'any suit':
        return (
          least[0]! >= rank - 1 && least[1]! >= rank - 1 && least[2]! >= rank - 1 && least[3]! >= rank - 1
        );
      case 'alternating colours': {
        const red = suit >= 2;
        const opposite = red ? Math.min(least[0]!, least[1]!) : Math.min(least[2]!, least[3]!);
        if (opposite >= rank && !this.#rule.comesBack) return true;
        return opposite >= rank - 1 && least[suit ^ 1]! >= rank - 2;
      }
    }
  }
}

function takenBy(mechanism: Mechanism, pile: number): Uint8Array {
  const takes = new Uint8Array(52 * 52);
  for (let top = 0; top < 52; top++) for (const face of mechanism.fits(pile, top)) takes[top * 52 + face] = 1;
  return takes;
}
