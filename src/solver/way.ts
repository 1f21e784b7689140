import { packTap, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { moveOf, tapsOf, type Choice, type Guides } from './choices.ts';
import { NO_MOVE } from './safe-moves.ts';

/** The way of a search from its root to where it stands, played on the position of the root. */
export class Way {
  /** Moves from the root, safe ones included. */
  readonly line: Move[] = [];
  readonly #guides: Guides;
  readonly #position: Position;
  readonly #shufflesAtRoot: number;

  /** The position is the root's. */
  constructor(position: Position, guides: Guides) {
    this.#guides = guides;
    this.#position = position;
    this.#shufflesAtRoot = position.shuffles;
  }

  /** Plays a choice, taps first; false when that has shuffled cards. Safe moves are left to {@link settle}. */
  play(choice: Choice): boolean {
    const tap = packTap(this.#guides.mechanism.stock);
    for (let left = tapsOf(choice); left > 0; left--) this.#one(tap);
    this.#one(moveOf(choice));
    return this.#position.shuffles === this.#shufflesAtRoot;
  }

  /** Plays all moves that are safe after `move`, or at the root after {@link NO_MOVE}. */
  settle(move: Move): void {
    const { safe } = this.#guides;
    if (!safe) return;
    const position = this.#position;
    let next = move === NO_MOVE ? safe.find(position) : safe.findAfter(position, move);
    for (; next !== NO_MOVE; next = safe.find(position)) this.#one(next);
  }

  /** Takes moves back until so many are left. */
  backTo(length: number): void {
    while (this.line.length > length) {
      this.#position.back();
      this.line.pop();
    }
  }

  #one(move: Move): void {
    this.#guides.mechanism.play(this.#position, move);
    this.line.push(move);
  }
}
