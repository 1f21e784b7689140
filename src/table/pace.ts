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

  /**
   * Resolves when the next move may follow on the table in `root`; sooner if it `belongs` to the one before it. Where
   * something lies open over the table, so that nobody would see the move, it waits until that is closed.
   */
  async wait(root: ParentNode, belongs = false): Promise<void> {
    await pause(belongs ? Math.min(AT_ONCE, this.#pause) : this.#pause);
    while (isCovered(root)) await pause(AT_ONCE);
  }
}

function isCovered(root: ParentNode): boolean {
  return (root.querySelector('.panel') ?? document.querySelector(':modal')) !== null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
