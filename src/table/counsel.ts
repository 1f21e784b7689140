import type { LitElement } from 'lit';
import { isFoundation } from '../engine/pile-names.ts';
import type { TableStep } from '../session/public-steps.ts';
import type { Session } from '../session/session.ts';
import { isStuck } from '../session/stuck.ts';
import { menuWords } from '../text/menu-words.ts';
import type { Board } from './board.ts';
import { celebrate } from './celebration.ts';
import { Cues } from './cues.ts';
import type { Desk } from './desk.ts';
import type { Focus } from './focus.ts';
import type { Standing } from './focus-walk.ts';
import type { Question } from './key-questions.ts';
import { Lamp } from './lamp.ts';
import { Foresight } from './foresight.ts';
import { Hinting, type HintingHost } from './hinting.ts';
import type { Lines } from './lines.ts';
import { Menu } from './menu.ts';
import { ScoreLine } from './score-line.ts';
import type { VerdictShown } from './verdict-mark.ts';
import { Peek } from './peek.ts';
import { PrintBoard } from './print-board.ts';
import type { Deed } from './play.ts';
import { SureDealing } from './sure-dealing.ts';
import { VerdictWatch } from './verdict-watch.ts';

/** Whoever is counselled, as far as the element decides. */
export interface CounselHost extends HintingHost {
  readonly element: LitElement;
}

/**
 * Counsels the player: gives hints, keeps the verdict and the score true, knows when nothing is left to play, and opens
 * the menu. A module of its own, which comes when the table can be played, so that no hand waits for it.
 */
export class Counsel {
  readonly #menu: Menu;
  readonly #cues: Cues;
  readonly #celebrate: () => void;
  readonly #answer: (question: Question, at: Standing) => Promise<void>;
  readonly #hinting: Hinting;
  readonly #watch: VerdictWatch;
  readonly #foresight: Foresight;
  readonly #lamp: Lamp;

  constructor(host: CounselHost, desk: Desk, board: Board, lines: Lines, letGo: () => void) {
    const { element } = host;
    const withTime = (): boolean => host.chosen('clock') === 'on';
    const { play } = desk;
    const sure = new SureDealing(desk, lines);
    this.#menu = new Menu({ ...host, desk, lines, withTime, letGo, sure });
    new ScoreLine({ element, session: () => play.session, words: () => menuWords(lines.words), withTime });
    this.#cues = new Cues((name) => host.chosen(name) === 'on');
    this.#celebrate = () => {
      if (host.chosen('celebration') === 'on') celebrate(board.layer, element.clientWidth);
    };
    this.#answer = async (question, at) => {
      const module = await import('./key-questions.ts').catch(() => undefined);
      if (module) module.answer(question, at, desk, lines);
      else lines.note({ text: lines.text('not-loaded') });
    };
    new PrintBoard({ element, lines, session: () => play.session });
    new Peek({
      element,
      board,
      lines,
      letGo: () => desk.service?.input.cancel(),
      choose: (hit, at) => host.isReadonly() || desk.service?.hand.tapExactly(hit, at),
      isOn: () => host.chosen('peek') === 'on',
      session: () => play.session,
    });
    this.#hinting = new Hinting(desk, board, lines, host);
    element.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      this.#hinting.stop();
      sure.stop();
    });
    this.#watch = new VerdictWatch(desk, host, {
      changed: () => host.element.requestUpdate(),
      turned: (verdict) => lines.say(lines.text(`verdict-${verdict}`, { moves: play.session?.moves ?? 0 })),
    });
    this.#foresight = new Foresight(desk, host);
    const isLit = (): boolean => host.chosen('light') === 'on' && !host.isReadonly();
    this.#lamp = new Lamp({ element, board, isOn: isLit, session: () => play.session });
    element.addController({
      hostConnected: () => {
        if (play.session) this.turnTo(play.session);
      },
      hostDisconnected: () => desk.adviser?.rest(),
    });
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
    void this.#menu.listKeys(() => focus.take());
  }

  /** Answers aloud what was asked by a key; `at` is where the focus stands. */
  tell(question: Question, at: Standing): void {
    void this.#answer(question, at);
  }

  /** Opens the table as text; the focus goes back to the cards then. */
  openText(focus: Focus): void {
    void this.#menu.openText(() => focus.take());
  }

  /** Opens the menu. `restart` does what the button of that name does. */
  openMenu(restart: () => void): void {
    this.#menu.open(restart);
  }

  /** The deal has changed, by these steps: what is to be heard, felt and seen of it. */
  played(session: Session, deed: Deed, steps: readonly TableStep[]): void {
    const isHome = steps.some(({ kind, to }) => kind === 'carry' && isFoundation(to));
    const isWon = session.won && !session.shown && (deed === 'move' || deed === 'follow');
    this.#cues.give(
      isWon ? 'win' : isHome ? 'home' : steps.some(({ kind }) => kind === 'deal') ? 'deal' : 'place',
    );
    if (isWon) this.#celebrate();
  }

  /** A move was refused. */
  refused(): void {
    this.#cues.give('refused');
  }

  /** Something else lies on the table, or is wished for. Tells whether nothing is left to play there. */
  turnTo(session: Session): boolean {
    this.#watch.turnTo(session);
    this.#foresight.turnTo(session);
    this.#lamp.look();
    return isStuck(session);
  }
}
