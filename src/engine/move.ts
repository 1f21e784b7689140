/**
 * A move, packed into 27 bits so that lists of moves are plain numbers: pile index it leaves, pile index it goes to,
 * and how many cards. A tap on the stock names the stock twice and carries nothing.
 */
export type Move = number;

/** Packs a move of `count` cards, 0 to 208, between two piles. */
export function packMove(from: number, to: number, count: number): Move {
  return from | (to << 6) | (count << 12);
}

/** The tap on the stock that lies at pile index `stock`. */
export function packTap(stock: number): Move {
  return packMove(stock, stock, 0);
}

/** Index of the pile that a move takes cards from. */
export function fromOf(move: Move): number {
  return move & 63;
}

/** Index of the pile that a move brings cards to. */
export function toOf(move: Move): number {
  return (move >> 6) & 63;
}

/** How many cards a move carries; 0 is a tap on the stock. */
export function countOf(move: Move): number {
  return move >> 12;
}

/** A list of moves that is filled again and again without making garbage. */
export class MoveList {
  /** How many moves it holds. */
  length = 0;
  #moves = new Int32Array(128);

  /** The move at `index`, from 0 to `length - 1`. */
  at(index: number): Move {
    return this.#moves[index]!;
  }

  /** Appends a move. */
  add(move: Move): void {
    if (this.length === this.#moves.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.#moves);
      this.#moves = wider;
    }
    this.#moves[this.length++] = move;
  }

  /** Empties the list. */
  clear(): void {
    this.length = 0;
  }

  /** Whether `move` is in the list. */
  has(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.#moves[i] === move) return true;
    return false;
  }

  /** A copy as an ordinary array. */
  toArray(): Move[] {
    return Array.from(this.#moves.subarray(0, this.length));
  }
}
