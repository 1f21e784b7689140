import type { Session } from '../session/session.ts';

/** Lets the clock of a deal stand still while nobody can see the table; what it says then is kept, as a move is. */
export class ClockPause {
  readonly #session: () => Session | undefined;
  readonly #keep: (session: Session) => void;
  #paused: Session | undefined;
  #watching: AbortController | undefined;

  constructor(session: () => Session | undefined, keep: (session: Session) => void) {
    this.#session = session;
    this.#keep = keep;
  }

  /** The table is on the page. */
  connect(): void {
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#look();
  }

  /** The table has left the page. */
  disconnect(): void {
    this.#watching?.abort();
    this.#pause();
  }

  #look(): void {
    if (document.hidden) this.#pause();
    else this.#goOn();
  }

  #pause(): void {
    const session = this.#session();
    if (!session?.clock.running) return;
    session.clock.stop();
    this.#paused = session;
    if (session.moves > 0) this.#keep(session);
  }

  #goOn(): void {
    if (this.#paused && this.#paused === this.#session()) this.#paused.clock.start();
    this.#paused = undefined;
  }
}
