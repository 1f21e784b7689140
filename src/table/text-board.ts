import type { LitElement } from 'lit';
import { packTap } from '../engine/move.ts';
import { formatMove } from '../engine/notation.ts';
import type { Session } from '../session/session.ts';
import { menuWords } from '../text/menu-words.ts';
import { refusalSentence } from '../text/refusal-words.ts';
import { textBoardWords } from '../text/text-board-words.ts';
import { readTypedMove } from '../text/typed-move.ts';
import type { Words } from '../text/words.ts';
import type { Desk } from './desk.ts';
import type { Lines } from './lines.ts';
import type { OverBoard } from './over-board.ts';
import { textBoardStyles } from './text-board-styles.ts';
import { textLines } from './text-lines.ts';
import { readTextOrder, type TextOrder } from './text-orders.ts';
import { textHelp, textPanel } from './text-panel.ts';
import { wear } from './worn-styles.ts';
import { whereToSaid } from './where-to.ts';

/** The table, as far as its text board needs it. */
export interface TextBoardHost {
  readonly element: LitElement;
  readonly desk: Desk;
  readonly lines: Lines;
  /** Lets go of all that is in the hand. */
  letGo(): void;
}

/**
 * The table as text, played by typing: for whoever reads by ear or by braille, and whoever likes to type. A module of its
 * own, fetched when it is first opened.
 */
export class TextBoard {
  readonly #host: TextBoardHost;
  readonly #sheet: OverBoard;
  #isOpen = false;
  #isShort = false;
  /** Whether anything was typed since it was opened: then it was answered. */
  #isAnswered = false;

  /** Opens in `sheet`. */
  constructor(host: TextBoardHost, sheet: OverBoard) {
    this.#host = host;
    this.#sheet = sheet;
    const { element } = host;
    wear(element.shadowRoot, textBoardStyles);
    element.addController({ hostUpdated: () => this.#refresh() });
  }

  /** Opens it; the focus goes to its field, and by `back` to where it came from. */
  open(back: () => void): void {
    this.#isAnswered = false;
    this.#host.letGo();
    this.#sheet.open(this.#content(), back, () => (this.#isOpen = false));
    this.#isOpen = true;
    this.#host.element.renderRoot.querySelector<HTMLElement>('#typed')?.focus();
  }

  #content(): ReturnType<typeof textPanel> {
    const { session } = this.#host.desk.play;
    const words = this.#words;
    const lines = session ? textLines(words, session, this.#isShort) : [];
    const answer = this.#isAnswered ? this.#host.lines.said : '';
    return textPanel(words, { lines, answer, isShort: this.#isShort }, this.#actions);
  }

  readonly #actions = {
    typed: (text: string): void => {
      const { desk, lines } = this.#host;
      const { session } = desk.play;
      this.#isAnswered = true;
      lines.pressed();
      if (session) this.#follow(session, text);
      this.#refresh();
    },
    turnForm: (): void => {
      this.#isShort = !this.#isShort;
      this.#refresh();
    },
    close: (): void => this.#sheet.close(),
  };

  #refresh(): void {
    if (this.#isOpen) this.#sheet.refresh(this.#content());
  }

  #follow(session: Session, text: string): void {
    const { desk, lines } = this.#host;
    const words = this.#words;
    if (text.trim() === '?') return lines.say(textHelp(words));
    const order = readTextOrder(text, words);
    if (order) return this.#obey(order, session);
    const typed = readTypedMove(session, text, words);
    switch (typed?.kind) {
      case 'move':
        return this.#play(() => desk.play.move(typed.move, 'hand'));
      case 'which': {
        const moves = typed.moves.map((move) => formatMove(session.game.mechanism.piles, move));
        return lines.say(words.format('typed-which', { moves: words.list(moves, 'or') }));
      }
      case 'where': {
        const { pile, count } = typed.cards;
        const reason = session.liftRefusal(pile, count);
        return lines.say(reason ? refusalSentence(words, reason) : whereToSaid(words, session, typed.cards));
      }
      case 'refused':
        return lines.say(refusalSentence(words, typed.reason));
      case 'missing':
        return lines.say(words.format('no-such-card'));
      default:
        return lines.say(words.format('typed-unknown', { typed: text.trim() }));
    }
  }

  #obey({ name, rest }: TextOrder, session: Session): void {
    const { desk, lines } = this.#host;
    const { play, service } = desk;
    const { stock } = session.game.mechanism;
    switch (name) {
      case 'close':
        return this.#sheet.close();
      case 'hint':
        return this.#play(() => service?.controls.buttons.hint());
      case 'restart':
        return this.#play(() => service?.controls.buttons.restart());
      case 'finish':
        return session.finishingMoves()
          ? this.#play(() => play.finish())
          : lines.say(this.#words.format('text-board-not-yet'));
      case 'deal':
        return stock < 0
          ? lines.say(refusalSentence(this.#words, 'no such pile'))
          : this.#play(() => play.move(packTap(stock), 'hand'));
      case 'new-deal':
        return this.#play(() => this.#newDeal(rest));
      default:
        return this.#play(() => {
          if (!play[name]('hand').ok) lines.say(this.#words.format(`nothing-to-${name}`));
        });
    }
  }

  #newDeal(number: string): void {
    const controls = this.#host.desk.service?.controls;
    const problem = number === '' ? controls?.buttons.newDeal() : controls?.openDeal(number);
    if (problem !== undefined) this.#host.lines.say(problem);
  }

  /** Does what changes the table, where that is allowed. */
  #play(deed: () => void): void {
    const { desk, lines } = this.#host;
    if (desk.service?.isShut()) lines.say(refusalSentence(this.#words, 'readonly'));
    else deed();
  }

  get #words(): Words {
    return textBoardWords(menuWords(this.#host.lines.words));
  }
}
