import { faceFrom, rankOf, RANKS, suitOf, type Face } from '../cards/card.ts';
import type { Foundations, GameRules } from '../rules/game-rules.ts';
import { ID } from './keys.ts';
import { followsInColumn } from './landing.ts';
import type { Mechanism } from './mechanism.ts';
import { countOf, fromOf, MoveList, toOf, type Move } from './move.ts';
import { NO_BASE, type Position } from './position.ts';

type CardFoundations = Extract<Foundations, { takes: 'single cards' }>;

/**
 * The way home of one game's cards: which could go to the foundations now, and which of those can be missed.
 *
 * Only games that are won by bringing single cards to foundations have one. Where foundations take finished runs, and in
 * games of chains and pairs, what goes there is the game itself.
 */
export class Homeward {
  readonly #rules: GameRules;
  readonly #mechanism: Mechanism;
  readonly #groups: readonly CardFoundations[];
  /** How many of each face there are, and how many of those lie on foundations. */
  readonly #copies = new Uint8Array(52);
  readonly #home = new Uint8Array(52);
  /** Whether a card waits for others to be home, since it may not be uncovered where they go. */
  readonly #waits: boolean;
  readonly #list = new MoveList();

  /** `mechanism` is that of the rules. */
  constructor(rules: GameRules, mechanism: Mechanism) {
    this.#rules = rules;
    this.#mechanism = mechanism;
    const groups = rules.mechanism === 'building' ? rules.foundations : [];
    const single = groups.filter((group) => group.takes === 'single cards');
    this.#groups = single.length === groups.length ? single : [];
    for (const face of mechanism.deck.faces) this.#copies[face]!++;
    const moves = rules.mechanism === 'building' ? rules.columns?.moves.lift : undefined;
    this.#waits = moves === 'any face-up card and all on it' || this.#copies.some((copies) => copies > 1);
  }

  /** Whether this is a game of bringing single cards home. */
  get leads(): boolean {
    return this.#groups.length > 0;
  }

  /**
   * The moves of single cards to the foundations, one of each class. A move that would choose what a foundation begins
   * with is none of them: that is for the player to say.
   */
  moves(position: Position): Move[] {
    if (!this.leads) return [];
    this.#list.clear();
    this.#mechanism.moves(position, this.#list, false);
    return this.#list.toArray().filter((move) => this.#isHomeward(position, move));
  }

  /**
   * Whether a card that goes home by this move can be missed: whatever could still be done with it on the table can be
   * done without it.
   *
   * With one pack that is so when all that a column could ever lay on it is home or could go there at once, which for
   * red on black is Theorem 1 of the paper on Solvitaire (Blake and Gent 2024); with several packs, where twins compete,
   * and where cards move with whatever lies on them, when all of that is home in all copies and every other copy of the card may go home as well. A card that leaves the
   * waste by itself must not change what the next taps turn up, and none may set off a refill, or leave where each column
   * must be filled.
   */
  isSafe(position: Position, move: Move): boolean {
    const [group] = this.#groups;
    const from = fromOf(move);
    if (!group || this.#groups.length > 1 || !isPlain(group) || this.#isMissed(position, from)) return false;
    const face = position.topFace(from);
    this.#countHome(position);
    if (!this.#servesAllCopies(position, from, face)) return false;
    const base = group.base.kind === 'rank' ? RANKS.indexOf(group.base.rank) : position.base;
    const back = group.gives === 'to any pile';
    const seen = new Set<Face>();
    // What lies under it on the foundation could come back as well, but for the card itself.
    const steps = back ? (rankOf(face) - base + 13) % 13 : 0;
    for (let step = 0; step <= steps; step++) {
      const covered = faceFrom(suitOf(face), (rankOf(face) - step + 13) % 13);
      if (!this.#isNeedless(covered, base, back, seen)) return false;
    }
    return true;
  }

  #isHomeward(position: Position, move: Move): boolean {
    const { piles } = this.#mechanism;
    const to = toOf(move);
    if (countOf(move) !== 1 || piles[to]!.kind !== 'foundation') return false;
    if (piles[fromOf(move)]!.kind === 'foundation') return false;
    if (position.lengths[to]! > 0) return true;
    let index = to - piles.findIndex(({ kind }) => kind === 'foundation');
    const kind = this.#groups.find(({ count }) => (index -= count) < 0)!.base.kind;
    return kind !== 'any rank' && (kind !== 'rank chosen by the player' || position.base !== NO_BASE);
  }

  /** Whether the pile would change by more than the card that leaves it. */
  #isMissed(position: Position, from: number): boolean {
    if (this.#rules.mechanism !== 'building') return true;
    const { stock, columns, reserve } = this.#rules;
    const isLast = position.lengths[from] === 1;
    if (stock?.deals === 'the columns again' && this.#mechanism.passesLeft(position) > 0) return true;
    // The card under it would be alone, and shut.
    if (columns?.lone) return true;
    // Any card may be wanted, to fill the last empty column.
    if (stock?.deals === 'a card to each column' && stock.tap === 'while no column is empty')
      if (position.lengths[this.#mechanism.stock]! > 0) return true;
    switch (this.#mechanism.piles[from]!.kind) {
      case 'waste':
        return stock?.deals !== 'to the waste' || stock.draw !== 1 || stock.waste === 'never empty';
      case 'column':
        return isLast && columns?.empty.refill !== undefined;
      case 'reserve':
        return isLast && reserve?.refill !== undefined;
      default:
        return false;
    }
  }

  #countHome({ faces, lengths, slots, stride }: Position): void {
    this.#home.fill(0);
    this.#mechanism.piles.forEach(({ kind }, pile) => {
      if (kind !== 'foundation') return;
      for (let i = 0; i < lengths[pile]!; i++) this.#home[faces[slots[pile * stride + i]! & ID]!]!++;
    });
  }

  #servesAllCopies(position: Position, from: number, face: Face): boolean {
    const left = this.#copies[face]! - this.#home[face]!;
    if (left === 1) return true;
    const list = new MoveList();
    this.#mechanism.moves(position, list, true);
    const places = list
      .toArray()
      .filter((move) => fromOf(move) === from && this.#mechanism.piles[toOf(move)]!.kind === 'foundation');
    return places.length >= left;
  }

  /** Whether no column card needs `top` to lie on, nor any that could lie on those. `seen` are those asked about already. */
  #isNeedless(top: Face, base: number, back: boolean, seen: Set<Face>): boolean {
    const columns = this.#rules.mechanism === 'building' ? this.#rules.columns : undefined;
    const build = columns?.build;
    if (!build || build.on === 'nothing') return true;
    if (build.on !== 'the next rank') return false;
    for (let face = 0; face < 52; face++) {
      if (this.#copies[face] === 0 || seen.has(face) || !followsInColumn(build, top, face, base)) continue;
      seen.add(face);
      const isHome = this.#home[face] === this.#copies[face];
      if (isHome && !back) continue;
      if (!isHome && !this.#mayGoHome(face, base)) return false;
      if (!this.#isNeedless(face, base, back, seen)) return false;
    }
    return true;
  }

  /** Whether a card could go home as soon as it is uncovered, whatever happens meanwhile. */
  #mayGoHome(face: Face, base: number): boolean {
    const below = faceFrom(suitOf(face), (rankOf(face) + 12) % 13);
    return !this.#waits && (rankOf(face) === base || this.#home[below] === 1);
  }
}

/** Foundations that go up in suit, one rank after the other, which is all that has been thought through. */
function isPlain({ build }: CardFoundations): boolean {
  return (
    (build.order === 'up' || build.order === 'up, wrapping') && build.by === 1 && build.suits === 'same suit'
  );
}
