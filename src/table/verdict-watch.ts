import type { Session } from '../session/session.ts';
import type { Chosen } from './choices.ts';
import type { Desk } from './desk.ts';
import type { VerdictShown } from './verdict-mark.ts';

/** Milliseconds without a move after which it is asked: most moves come with others that follow by themselves. */
const QUIET = 60;

/** Milliseconds after which it is told that the answer is not there yet, where an answer stands that was true before. */
const LONG = 300;

/** Who is told by the watch. */
export interface VerdictHearer {
  /** There is something else to be seen. */
  changed(): void;
  /** A deal that could be won cannot be any more, or the other way round. */
  turned(verdict: Decided): void;
}

/** A verdict that is no doubt. */
export type Decided = 'won' | 'lost';

/** Keeps the bar's verdict true: after each change it is asked anew whether the deal can be won. */
export class VerdictWatch {
  readonly #desk: Desk;
  readonly #host: { readonly chosen: Chosen };
  readonly #hearer: VerdictHearer;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: VerdictShown | undefined;
  /** What was known last of the deal: nobody need be told that what was just dealt can be won. */
  #known: Decided = 'won';
  #session: Session | undefined;
  /** Counts what is asked, so that an answer that comes too late is noticed. */
  #asked = 0;

  constructor(desk: Desk, host: { readonly chosen: Chosen }, hearer: VerdictHearer) {
    this.#desk = desk;
    this.#host = host;
    this.#hearer = hearer;
  }

  /** What is to be seen; undefined where it is not told. */
  get shown(): VerdictShown | undefined {
    return this.#shown;
  }

  /** Something else lies on the table, or is wished for. */
  turnTo(session: Session): void {
    clearTimeout(this.#timer);
    if (session !== this.#session) this.#known = 'won';
    this.#session = session;
    const asked = ++this.#asked;
    const truth = this.#host.chosen('truth');
    if (session.won || truth === 'off' || (truth === 'auto' && !session.isOpen)) {
      this.#show(undefined);
      return;
    }
    // It has its place before there is an answer, since whatever stands beside it would move when it comes.
    if (this.#shown === undefined) this.#show('thinking');
    this.#timer = setTimeout(() => void this.#ask(asked), QUIET);
  }

  async #ask(asked: number): Promise<void> {
    this.#timer = setTimeout(() => this.#show('thinking'), LONG);
    const verdict = await this.#desk.advised().then(
      (adviser) => adviser.verdict(),
      // Without its code there is nothing to tell.
      () => undefined,
    );
    if (asked !== this.#asked) return;
    clearTimeout(this.#timer);
    this.#show(verdict?.verdict);
    const decided = verdict?.verdict;
    if (decided !== 'won' && decided !== 'lost') return;
    if (decided !== this.#known) this.#hearer.turned(decided);
    this.#known = decided;
  }

  #show(shown: VerdictShown | undefined): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#hearer.changed();
  }
}
