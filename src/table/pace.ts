/** Milliseconds between two moves at first, and what is left of them for whoever wants it faster. */
const SLOW = 700;
const FASTER = 0.5;

/** Milliseconds between two moves of one gesture. */
const AT_ONCE = 120;

/** How fast one move follows another where a table plays by itself. */
export class Pace {
  #pause = SLOW;

  /** Plays faster from now on. */
  faster(): void {
    this.#pause *= FASTER;
  }

  /** Resolves when the next move may follow; sooner if it `belongs` to the one before it. */
  wait(belongs = false): Promise<void> {
    const ms = belongs ? Math.min(AT_ONCE, this.#pause) : this.#pause;
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}
