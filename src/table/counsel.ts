import type { LitElement } from 'lit';
import type { Session } from '../session/session.ts';
import { isStuck } from '../session/stuck.ts';
import { menuWords } from '../text/menu-words.ts';
import type { Board } from './board.ts';
import type { Truth } from './choices.ts';
import type { Desk } from './desk.ts';
import type { Focus } from './focus.ts';
import { Foresight } from './foresight.ts';
import { Hinting, type HintingHost } from './hinting.ts';
import type { Lines } from './lines.ts';
import { Menu } from './menu.ts';
import { ScoreLine } from './score-line.ts';
import type { VerdictShown } from './verdict-mark.ts';
import { VerdictWatch } from './verdict-watch.ts';

/** Whoever is counselled, as far as the element decides. */
export interface CounselHost extends HintingHost {
  readonly element: LitElement;
  /** Whether it is told by itself if the deal can be won. */
  truth(): Truth;
  /** Whether the time is shown. */
  withTime(): boolean;
}

/**
 * Counsels the player: gives hints, keeps the verdict and the score true, knows when nothing is left to play, and opens
 * the menu. A module of its own, which comes when the table can be played, so that no hand waits for it.
 */
export class Counsel {
  readonly #menu: Menu;
  readonly #hinting: Hinting;
  readonly #watch: VerdictWatch;
  readonly #foresight: Foresight;

  constructor(host: CounselHost, desk: Desk, board: Board, lines: Lines) {
    const { element, withTime } = host;
    const { play } = desk;
    this.#menu = new Menu({ ...host, play, lines });
    new ScoreLine({ element, session: () => play.session, words: () => menuWords(lines.words), withTime });
    this.#hinting = new Hinting(desk, board, lines, host);
    this.#watch = new VerdictWatch(desk, host, {
      changed: () => host.element.requestUpdate(),
      turned: (verdict) => lines.say(lines.text(`verdict-${verdict}`)),
    });
    this.#foresight = new Foresight(desk, host);
  }

  /** What is to be seen of the deal; undefined where it is not told. */
  get verdict(): VerdictShown | undefined {
    return this.#watch.shown;
  }

  /** Looks for a hint, and shows it. */
  hint(): void {
    this.#hinting.ask();
  }

  /** Lists the keys in a sheet over the board; the focus goes back where it stood. */
  listKeys(focus: Focus): void {
    this.#menu.listKeys(focus);
  }

  /** Opens the menu. `restart` does what the button of that name does. */
  openMenu(restart: () => void): void {
    this.#menu.open(restart);
  }

  /** Something else lies on the table, or is wished for. Tells whether nothing is left to play there. */
  turnTo(session: Session): boolean {
    this.#watch.turnTo(session);
    this.#foresight.turnTo(session);
    return isStuck(session);
  }
}
