import type { Session } from '../session/session.ts';
import type { Adviser } from './adviser.ts';
import type { Desk } from './desk.ts';
import type { Lines } from './lines.ts';
import { Pace } from './pace.ts';

/** Plays a way to a win on the table, move by move, until it is won, or somebody stops it or plays something else. */
export class Demonstration {
  readonly #desk: Desk;
  readonly #lines: Lines;
  readonly #adviser: Adviser;
  readonly #root: ParentNode;
  readonly #pace = new Pace();
  #isStopped = false;

  /** @param root what the table is rendered in */
  constructor(root: ParentNode, desk: Desk, lines: Lines, adviser: Adviser) {
    this.#root = root;
    this.#desk = desk;
    this.#lines = lines;
    this.#adviser = adviser;
  }

  /** Plays no more. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Plays `session`, which lies on the table. Resolves when nothing more will be played. */
  async run(session: Session): Promise<void> {
    const { play } = this.#desk;
    let { moves } = session;
    const goesOn = (): boolean =>
      !this.#isStopped && play.session === session && session.moves === moves && !session.won;
    while (goesOn()) {
      // Some moves follow by themselves; what is left of the way after them needs no new search.
      const verdict = await this.#adviser.verdict();
      const next = verdict.verdict === 'won' && goesOn() ? verdict.moves[0] : undefined;
      if (!next || !play.wish(next, 'auto').ok) return;
      ({ moves } = session);
      if (!session.won) await this.#wait();
    }
  }

  /** Shows between two moves what goes on, and how it can be changed. */
  async #wait(): Promise<void> {
    const stop = (): void => {
      this.stop();
      this.#lines.show(undefined);
    };
    this.#lines.show({
      text: this.#lines.text('line-playing'),
      stays: true,
      choices: [
        { label: this.#lines.text('line-faster'), act: () => this.#pace.faster() },
        { label: this.#lines.text('hint-stop'), act: stop },
      ],
    });
    await this.#pace.wait(this.#root);
  }
}
