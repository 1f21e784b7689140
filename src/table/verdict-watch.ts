import type { Session } from '../session/session.ts';
import type { Truth } from './choices.ts';
import type { Desk } from './desk.ts';
import type { VerdictShown } from './verdict-mark.ts';

/** Milliseconds without a move after which it is asked: most moves come with others that follow by themselves. */
const QUIET = 60;

/** Milliseconds after which it is told that the answer is not there yet. */
const LONG = 300;

/** Keeps the bar's verdict true: after each change it is asked anew whether the deal can be won. */
export class VerdictWatch {
  readonly #desk: Desk;
  readonly #host: { truth(): Truth };
  readonly #changed: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: VerdictShown | undefined;
  /** Counts what is asked, so that an answer that comes too late is noticed. */
  #asked = 0;

  /** `changed` is called when there is something else to be seen. */
  constructor(desk: Desk, host: { truth(): Truth }, changed: () => void) {
    this.#desk = desk;
    this.#host = host;
    this.#changed = changed;
  }

  /** What is to be seen; undefined where it is not told. */
  get shown(): VerdictShown | undefined {
    return this.#shown;
  }

  /** Something else lies on the table, or is wished for. */
  turnTo(session: Session): void {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const truth = this.#host.truth();
    if (session.won || truth === 'off' || (truth === 'auto' && !session.isOpen)) {
      this.#show(undefined);
      return;
    }
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
  }

  #show(shown: VerdictShown | undefined): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#changed();
  }
}
