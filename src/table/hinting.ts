import type { LitElement } from 'lit';
import { refusalSentence } from '../text/refusal-words.ts';
import type { HintFault } from './advice.ts';
import type { Chosen } from './choices.ts';
import type { Adviser } from './adviser.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { Demonstration } from './demonstration.ts';
import { lightUp } from './hint-light.ts';
import { hintSaid, type Hint } from './hint-words.ts';
import type { Lines } from './lines.ts';
import type { NoticeChoice } from './notice.ts';

/** Milliseconds after which a search is to be seen, and may be stopped. */
export const LONG = 300;

/** Whoever gives hints, as far as the element decides. */
export interface HintingHost {
  /** The table. */
  readonly element: Pick<LitElement, 'renderRoot'>;
  /** Whether nothing may be played now. */
  isReadonly(): boolean;
  readonly chosen: Chosen;
}

/** Gives hints to the player: looks for a move, lights it up on the table and says it. */
export class Hinting {
  readonly #desk: Desk;
  readonly #board: Board;
  readonly #lines: Lines;
  readonly #host: HintingHost;
  #isBusy = false;
  #demonstration: Demonstration | undefined;

  constructor(desk: Desk, board: Board, lines: Lines, host: HintingHost) {
    this.#desk = desk;
    this.#board = board;
    this.#lines = lines;
    this.#host = host;
  }

  /** Looks for a hint, for up to a minute if `isPatient`; without effect while one is looked for. */
  ask(isPatient = false): void {
    if (!this.#desk.play.session) return;
    if (this.#host.isReadonly()) this.#note(refusalSentence(this.#lines.words, 'readonly'));
    else void this.#advised((adviser) => this.#look(adviser, isPatient));
  }

  /** Ends what is looked for. */
  stop(): void {
    if (this.#isBusy) this.#desk.adviser?.stop();
  }

  /** Does something with an adviser, but nothing while another such thing is done. */
  async #advised(something: (adviser: Adviser) => unknown): Promise<void> {
    this.#demonstration?.stop();
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      // What was offered before belongs to what was shown then.
      this.#lines.show(undefined);
      const adviser = await this.#desk.advised().catch(() => undefined);
      if (adviser) await something(adviser);
      else this.#note(this.#lines.text('not-loaded'));
    } finally {
      this.#isBusy = false;
    }
  }

  async #look(adviser: Adviser, isPatient: boolean): Promise<void> {
    const outcome = await adviser.hint(
      { kind: this.#host.chosen('hints'), isPatient },
      this.#progress(adviser),
    );
    const { session } = this.#desk.play;
    if (!session) return;
    if (!outcome.ok) {
      this.#tellFault(outcome.reason);
      return;
    }
    const gone = lightUp(this.#board, session, outcome.move);
    const choices = this.#next(outcome, isPatient);
    this.#lines.note({ text: hintSaid(this.#lines.words, session, outcome), gone, choices });
  }

  /** Shows how far a search is where it takes long. */
  #progress(adviser: Adviser): (states: number) => void {
    let next = performance.now() + LONG;
    const choices = [{ label: this.#lines.text('hint-stop'), act: () => adviser.stop() }];
    return (states) => {
      if (performance.now() < next) return;
      next = performance.now() + LONG;
      this.#lines.show({ text: this.#lines.text('hint-thinking', { states }), stays: true, choices });
    };
  }

  /** What can be asked for after a guess: that it be looked for longer; or where every card is known, the whole way. */
  #next({ samples, wins }: Hint, isPatient: boolean): NoticeChoice[] {
    if (wins === 0)
      return isPatient ? [] : [{ label: this.#lines.text('hint-longer'), act: () => this.ask(true) }];
    if (samples !== 1) return [];
    const show = (adviser: Adviser): void => {
      const { session } = this.#desk.play;
      this.#demonstration = new Demonstration(
        this.#host.element.renderRoot,
        this.#desk,
        this.#lines,
        adviser,
      );
      // Not waited for: whoever wants a hint meanwhile has seen enough.
      if (session) void this.#demonstration.run(session);
    };
    return [{ label: this.#lines.text('hint-show'), act: () => void this.#advised(show) }];
  }

  /** Goes back to where the deal could still be won, and says so. */
  async #goBack(adviser: Adviser): Promise<void> {
    const { play } = this.#desk;
    const before = play.session?.moves ?? 0;
    const point = await adviser.turningPoint(this.#progress(adviser));
    const { session } = play;
    if (!session) return;
    if (!point.found) {
      if (point.why === 'cancelled') this.#lines.show(undefined);
      else this.#note(this.#lines.text('lost-where', { why: point.why }));
      return;
    }
    while (session.moves > point.after && play.undo('hand').ok);
    this.#note(this.#lines.text('lost-back', { moves: before - session.moves }));
  }

  #tellFault(reason: HintFault): void {
    const undo = { label: this.#lines.text('undo'), act: () => void this.#desk.play.undo('hand') };
    const find = {
      label: this.#lines.text('lost-find'),
      act: () => void this.#advised((adviser) => this.#goBack(adviser)),
    };
    switch (reason) {
      case 'lost': {
        const moves = this.#desk.play.session?.moves ?? 0;
        const text = this.#lines.text('verdict-lost', { moves });
        // Before any move there is nothing to take back, and nobody has lost it.
        this.#lines.note({ text, stays: true, choices: moves > 0 ? [undo, find] : [] });
        break;
      }
      case 'cancelled':
        this.#lines.show(undefined);
        break;
      case 'not-ready':
        this.#note(this.#lines.text('not-loaded'));
        break;
      default:
        this.#lines.note({ text: this.#lines.text('hint-none'), stays: true, choices: [undo] });
    }
  }

  #note(text: string): void {
    this.#lines.note({ text });
  }
}
