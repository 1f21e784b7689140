import type { CardId } from '../cards/card.ts';
import { ID } from '../engine/keys.ts';
import { countOf, fromOf, toOf, type Move } from '../engine/move.ts';
import { formatMove } from '../engine/notation.ts';
import type { Position } from '../engine/position.ts';
import { invertSteps } from '../engine/steps.ts';
import type { Playable } from './playable.ts';

/** A move that was played: by the player, or by itself after one of the player's. */
export interface Played {
  readonly move: Move;
  readonly follower: boolean;
}

/** The moves of a deal, done and undone, and the position that they lead to. Gives packed steps, and judges nothing. */
export class History {
  readonly position: Position;
  readonly #game: Playable;
  #moves: Played[] = [];
  /** For each of the moves the lowest card that it carried. */
  readonly #carried: CardId[] = [];
  #at = 0;

  /** Begins with a fresh position of the game. */
  constructor(game: Playable, position: Position) {
    this.#game = game;
    this.position = position;
  }

  /** How many moves are done. */
  get at(): number {
    return this.#at;
  }

  /** How many moves there are, undone ones included. */
  get length(): number {
    return this.#moves.length;
  }

  /** Whether the next move, were it done again, would belong to the gesture before it. */
  get followerNext(): boolean {
    return this.#moves[this.#at]?.follower ?? false;
  }

  /** Puts a legal move in the place of those that were undone, and plays it. */
  play(played: Played): readonly number[] {
    this.#moves.length = this.#at;
    this.#moves.push(played);
    return this.forward();
  }

  /** Plays the next move. */
  forward(): readonly number[] {
    const { position } = this;
    const mark = position.journalLength;
    const { move } = this.#moves[this.#at]!;
    const [from, count] = [fromOf(move), countOf(move)];
    this.#carried[this.#at++] =
      position.slots[from * position.stride + position.lengths[from]! - Math.max(count, 1)]! & ID;
    this.#game.mechanism.play(position, move);
    return position.packedSteps(mark);
  }

  /** Takes the last move back. */
  backward(): readonly number[] {
    const packed = invertSteps(this.position.lastSteps());
    this.position.back();
    this.#at--;
    return packed;
  }

  /** Cards that the player has taken off the foundations, and not brought home again by hand. */
  broughtDown(): ReadonlySet<CardId> {
    const { piles } = this.#game.mechanism;
    const cards = new Set<CardId>();
    for (const [index, { move, follower }] of this.#moves.slice(0, this.#at).entries()) {
      if (countOf(move) === 0) continue;
      const card = this.#carried[index]!;
      if (piles[toOf(move)]!.kind !== 'foundation') {
        if (piles[fromOf(move)]!.kind === 'foundation') cards.add(card);
      } else if (!follower) cards.delete(card);
    }
    return cards;
  }

  /** All moves in notation, joined by points; a `+` before a move marks a follower. */
  text(): string {
    const { piles } = this.#game.mechanism;
    return this.#moves.map(({ move, follower }) => (follower ? '+' : '') + formatMove(piles, move)).join('.');
  }
}
