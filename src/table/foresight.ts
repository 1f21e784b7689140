import type { Session } from '../session/session.ts';
import type { Adviser } from './adviser.ts';
import type { CounselHost } from './counsel.ts';
import type { Desk } from './desk.ts';

/** Milliseconds for which a table has to lie still: whoever thinks that long may soon ask. */
const STILL = 250;

/**
 * Looks for a hint before somebody asks for it, so that it is there at once. It costs some computing, so it is done only
 * where somebody is at the table or means to come back to it, once in a deal, and after each move of whoever has asked
 * for a hint before. What every hint takes, the solver and its worker, is made ready with the first such deal.
 */
export class Foresight {
  readonly #desk: Desk;
  readonly #host: CounselHost;
  #isAttended: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  /** The deal that was looked into. */
  #seen: Session | undefined;

  constructor(desk: Desk, host: CounselHost) {
    this.#desk = desk;
    this.#host = host;
    const { element } = host;
    this.#isAttended = element.hasAttribute('keep');
    for (const sign of ['pointerover', 'focusin']) {
      element.addEventListener(sign, () => this.#attend(), { once: true });
    }
  }

  /** Something else lies on the table, or is wished for. */
  turnTo(session: Session): void {
    clearTimeout(this.#timer);
    if (!this.#isAttended || session.won || this.#host.isReadonly()) return;
    if (session === this.#seen && !session.record().used.hint) return;
    if (!this.#isReady && !document.hidden) {
      this.#isReady = true;
      void this.#advised((adviser) => adviser.ready());
    }
    this.#timer = setTimeout(() => void this.#look(session), STILL);
  }

  #attend(): void {
    const { session } = this.#desk.play;
    this.#isAttended = true;
    if (session) this.turnTo(session);
  }

  async #look(session: Session): Promise<void> {
    if (document.hidden || session !== this.#desk.play.session) return;
    this.#seen = session;
    await this.#advised((adviser) => adviser.prepare(this.#host.chosen('hints')));
  }

  /** Without its code there is nothing to be ready with; whoever asks is told so. */
  async #advised(something: (adviser: Adviser) => void): Promise<void> {
    const adviser = await this.#desk.advised().catch(() => undefined);
    if (adviser) something(adviser);
  }
}
