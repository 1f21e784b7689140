import type { TableStep } from '../session/public-steps.ts';
import type { Session } from '../session/session.ts';
import { refusalSentence } from '../text/refusal-words.ts';
import { tableWords } from '../text/table-words.ts';
import type { LanguageTexts } from '../text/word-files.ts';
import { barStyles } from './bar-styles.ts';
import type { Board, BoardFollower } from './board.ts';
import { ClockPause } from './clock-pause.ts';
import { Controls } from './controls.ts';
import type { Counsel, CounselHost } from './counsel.ts';
import type { FaultyWish } from './deal-request.ts';
import type { Desk } from './desk.ts';
import type { By } from './events.ts';
import { Hand, type HandHost } from './hand.ts';
import { handStyles } from './hand-styles.ts';
import { Keyboard } from './keyboard.ts';
import { LastMove } from './last-move.ts';
import { bringLooks } from './later-looks.ts';
import { Lines } from './lines.ts';
import type { TableReason } from './outcome.ts';
import { markPile } from './pile-marks.ts';
import { pictureShown } from './picture-shown.ts';
import type { Deed, Play } from './play.ts';
import { PointerInput } from './pointer-input.ts';
import { pickedUpSaid, tableLabel, welcomeSaid } from './speech.ts';
import type { TableView } from './table-view.ts';
import type { VerdictShown } from './verdict-mark.ts';
import { wear, wearAgain } from './worn-styles.ts';

/** The words for a wish that cannot be followed. */
const FAULT_WORDS = { game: 'error-unknown-game', deal: 'error-bad-deal', rules: 'error-bad-rules' } as const;

/**
 * All that a player has at a table beside the sight of the cards: hands, keys, buttons, and whatever is written or said.
 * A module of its own, which comes when the cards can be seen, so that nothing that is seen waits for it.
 */
export class Service implements BoardFollower {
  readonly lines: Lines;
  readonly play: Play;
  readonly controls: Controls;
  readonly hand: Hand;
  readonly keyboard: Keyboard;
  readonly input: PointerInput;
  readonly lastMove = new LastMove();
  /** Says what happens in the hand. */
  readonly handHost: HandHost;
  /** Whether nothing may be played now. */
  readonly isShut: () => boolean;
  readonly #host: CounselHost;
  readonly #desk: Desk;
  readonly #board: Board;
  /** Lets go of all that is in the hand. */
  readonly #letGo: () => void;
  #counsel: Counsel | undefined;

  /** Begins at once, at a table that has been rendered. */
  constructor(host: CounselHost, desk: Desk, view: TableView, texts: LanguageTexts) {
    const { element, isReadonly, chosen } = host;
    this.#host = host;
    this.#desk = desk;
    for (const styles of [barStyles, handStyles]) wear(element.shadowRoot, styles);
    const lines = new Lines(tableWords(texts), view.elements.said, () => element.requestUpdate());
    const { board } = view;
    const surface = view.elements.board;
    this.lines = lines;
    this.play = desk.play;
    const pause = new ClockPause(
      () => desk.play.session,
      (session) => desk.deals.keeper?.save(session),
    );
    element.addController({
      hostConnected: () => {
        wearAgain(element.shadowRoot);
        pause.connect();
      },
      hostDisconnected: () => pause.disconnect(),
    });
    this.controls = new Controls(element, desk, lines, this);
    this.isShut = isReadonly;
    this.handHost = {
      tapMode: () => chosen('tap'),
      pickedUp: (session, lifted) => lines.say(pickedUpSaid(lines.words, session, lifted)),
      putBack: () => lines.say(lines.text('put-back')),
      notLifted: (reason) => lines.note({ text: refusalSentence(lines.words, reason) }),
    };
    surface.addEventListener('pointerdown', () => lines.pressed());
    this.hand = new Hand(desk.play, board, this.handHost);
    this.input = new PointerInput(surface, board, this.hand, isReadonly);
    view.cancel = () => {
      this.input.cancel();
      this.hand.cancel();
    };
    this.#board = board;
    this.keyboard = new Keyboard(element, board, this);
    this.#letGo = () => view.cancel();
    board.follower = this;
    bringLooks(view, host);
  }

  /** Speaks another language from now on. */
  speak(texts: LanguageTexts): void {
    this.lines.words = tableWords(texts);
    this.#board.follower = this;
  }

  /** What the table is called; undefined while there is no deal. */
  get label(): string | undefined {
    const { session } = this.play;
    return session && tableLabel(this.lines.words, session);
  }

  /** What is to be seen of the deal; undefined where it is not told. */
  get verdict(): VerdictShown | undefined {
    return this.#counsel?.verdict;
  }

  /** Asks whoever counsels the player for something; where nobody can be fetched, the table says so. */
  async ask(something: (counsel: Counsel) => void): Promise<void> {
    await this.#fetchCounsel();
    if (this.#counsel) something(this.#counsel);
    else this.lines.note({ text: this.lines.text('not-loaded') });
  }

  async #fetchCounsel(): Promise<void> {
    const module = await import('./counsel.ts').catch(() => undefined);
    if (this.#counsel || !module) return;
    this.#counsel = new module.Counsel(this.#host, this.#desk, this.#board, this.lines, this.#letGo);
    this.set();
  }

  // ----- what the desk tells

  /** Another deal lies on the table. */
  dealt(session: Session): void {
    void pictureShown().then(() => this.#fetchCounsel());
    this.lastMove.forget();
    this.lines.show(undefined);
    this.controls.turnTo(session);
    this.#say(session, welcomeSaid(this.lines.words, session));
  }

  /** The deal has changed. */
  changed(session: Session, deed: Deed, steps: readonly TableStep[]): void {
    this.#counsel?.played(session, deed, steps);
    this.lines.show(undefined);
    this.controls.turnTo(session);
    this.#say(session, this.lastMove.tell(this.lines.words, session, deed, steps));
  }

  /** The settings of the table have changed. */
  set(): void {
    const { session } = this.play;
    if (session) this.#say(session);
  }

  /** Says what has happened, and where it is so, that nothing is left to play. */
  #say(session: Session, text?: string): void {
    const isStuck = this.#counsel?.turnTo(session) && !this.isShut();
    const stuck = isStuck ? this.controls.stuckNotice(session) : undefined;
    if (stuck) this.lines.show(stuck);
    const said = [text, stuck?.text].filter((part) => part !== undefined).join(' ');
    if (said) this.lines.say(said);
  }

  /** A move was refused. */
  refused(reason: TableReason, by: By): void {
    const text = refusalSentence(this.lines.words, reason);
    // Whoever plays by a script sees what comes back; what the table does by itself nobody has asked for.
    if (by === 'hand') this.#counsel?.refused();
    if (by === 'hand') this.lines.note({ text });
    else if (by === 'api') this.lines.say(text);
  }

  /** A wish cannot be followed: `message` says why, in English. */
  faulty(attribute: FaultyWish, value: unknown, message: string): void {
    // Rules are no text, and not everything that is given for them can become one.
    const named = attribute === 'rules' ? '' : String(value);
    const facts = { game: named, deal: named, problem: message };
    const sentences = [this.lines.text(FAULT_WORDS[attribute], facts)];
    if (this.play.session) sentences.push(this.lines.text('last-deal-stays'));
    this.lines.note({ text: sentences.join(' '), stays: true });
  }

  /** What was stored of a deal does not replay, and was set aside. */
  setAside(): void {
    this.lines.note({ text: this.lines.text('error-bad-record'), stays: true });
  }

  // ----- what the board tells

  leave(): void {
    this.keyboard.leave();
  }

  tell(session: Session, piles: readonly number[]): void {
    const { element } = this.#host;
    // Piles that were made in another document wear nothing yet.
    if (element.ownerDocument !== document) wearAgain(element.shadowRoot);
    const { words } = this.lines;
    const cardWidth = this.#board.laid?.cardWidth ?? 0;
    for (const pile of piles)
      markPile(this.#board.pictures.piles[pile]!, session, session.piles[pile]!, words, cardWidth);
    this.keyboard.tell(session, piles, words);
  }
}
