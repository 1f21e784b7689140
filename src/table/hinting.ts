import { refusalSentence } from '../text/refusal-words.ts';
import type { HintFault, HintKind, HintOutcome } from './advice.ts';
import type { Adviser } from './adviser.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { lightUp } from './hint-light.ts';
import { hintSaid } from './hint-words.ts';
import type { Lines } from './lines.ts';

/** Milliseconds after which a search is to be seen, and may be stopped. */
const LONG = 300;

/** Whoever gives hints, as far as the element decides. */
export interface HintingHost {
  /** Whether nothing may be played now. */
  isReadonly(): boolean;
  hintKind(): HintKind;
}

/** Gives hints to the player: looks for a move, lights it up on the table and says it. */
export class Hinting {
  readonly #desk: Desk;
  readonly #board: Board;
  readonly #lines: Lines;
  readonly #host: HintingHost;
  #isBusy = false;

  constructor(desk: Desk, board: Board, lines: Lines, host: HintingHost) {
    this.#desk = desk;
    this.#board = board;
    this.#lines = lines;
    this.#host = host;
  }

  /** Looks for a hint; without effect while one is looked for. */
  ask(): void {
    if (this.#isBusy || !this.#desk.play.session) return;
    if (this.#host.isReadonly()) this.#note(refusalSentence(this.#lines.words, 'readonly'));
    else void this.#look();
  }

  async #look(): Promise<void> {
    this.#isBusy = true;
    try {
      const adviser = await this.#desk.advised().catch(() => undefined);
      const outcome: HintOutcome = adviser ? await this.#hear(adviser) : { ok: false, reason: 'not-ready' };
      this.#tell(outcome);
    } finally {
      this.#isBusy = false;
    }
  }

  /** Asks, and shows how far the search is where it takes long. */
  async #hear(adviser: Adviser): Promise<HintOutcome> {
    const begun = performance.now();
    let next = begun + LONG;
    const choices = [{ label: this.#lines.text('hint-stop'), act: () => adviser.stop() }];
    return adviser.hint(this.#host.hintKind(), (states) => {
      if (performance.now() < next) return;
      next = performance.now() + LONG;
      this.#lines.show({ text: this.#lines.text('hint-thinking', { states }), stays: true, choices });
    });
  }

  #tell(outcome: HintOutcome): void {
    const { session } = this.#desk.play;
    const { words } = this.#lines;
    if (!session) return;
    if (!outcome.ok) {
      this.#tellFault(outcome.reason);
      return;
    }
    const gone = lightUp(this.#board, session, outcome.move);
    this.#lines.note({ text: hintSaid(words, session, outcome), gone });
  }

  #tellFault(reason: HintFault): void {
    const undo = { label: this.#lines.text('undo'), act: () => void this.#desk.play.undo('hand') };
    switch (reason) {
      case 'lost':
        this.#lines.note({ text: this.#lines.text('verdict-lost'), stays: true, choices: [undo] });
        break;
      case 'cancelled':
        this.#lines.show(undefined);
        break;
      case 'not-ready':
        this.#note(this.#lines.text('not-loaded'));
        break;
      default:
        this.#note(this.#lines.text('hint-none'));
    }
  }

  #note(text: string): void {
    this.#lines.note({ text });
  }
}
