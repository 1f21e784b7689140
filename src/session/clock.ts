/** Milliseconds. */
export type Milliseconds = number;

/** Measures how long a deal has been played. It stands still until started, and while stopped. */
export class Clock {
  readonly #now: () => Milliseconds;
  #before: Milliseconds;
  #since: Milliseconds | undefined;

  /** `now` gives the present time on a clock that only goes forward; `before` was played already. */
  constructor(now: () => Milliseconds, before: Milliseconds) {
    this.#now = now;
    this.#before = before;
  }

  /** Time played so far. */
  get ms(): Milliseconds {
    return Math.round(this.#before + (this.#since === undefined ? 0 : this.#now() - this.#since));
  }

  /** Whether time is running. */
  get running(): boolean {
    return this.#since !== undefined;
  }

  /** Goes on measuring; without effect while it runs. */
  start(): void {
    this.#since ??= this.#now();
  }

  /** Stands still until started again. */
  stop(): void {
    this.#before = this.ms;
    this.#since = undefined;
  }
}
