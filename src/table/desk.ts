import type { Automatic } from '../session/automatic.ts';
import type { Session } from '../session/session.ts';
import { refusalSentence } from '../text/refusal-words.ts';
import type { TapMode } from './choices.ts';
import type { DealFormActions } from './deal-form.ts';
import type { FaultyWish } from './deal-request.ts';
import { Deals } from './deals.ts';
import { SolitaireDealEvent, SolitaireErrorEvent } from './events.ts';
import type { HandHost } from './hand.ts';
import { Lines } from './lines.ts';
import { Play, type Deed } from './play.ts';
import type { TableStep } from './public-steps.ts';
import { deedSaid, moveSaid, pickedUpSaid, welcomeSaid } from './speech.ts';
import type { TableView } from './table-view.ts';
import type { ToolbarActions } from './toolbar.ts';
import type { WinActions } from './win-panel.ts';

/** The element, as far as the desk needs it. */
export interface DeskHost {
  /** Whether nothing may be played now. */
  isReadonly(): boolean;
  /** Which cards go home by themselves. */
  automatic(): Automatic;
  /** What a tap on a card does. */
  tapMode(): TapMode;
  /** Asks for a new picture of bar, panels and lines. */
  requestUpdate(): void;
  /** Puts the focus on one of its buttons, where it has it. */
  focusOn(id: string): void;
  /** There is a deal to be seen. */
  isReady(): void;
  /** Sends an event from the element; false when a listener has cancelled it. */
  send(event: Event): boolean;
}

/** The words for a wish that cannot be followed. */
const FAULT_WORDS = { game: 'error-unknown-game', deal: 'error-bad-deal', rules: 'error-bad-rules' } as const;

/** What goes on behind the element: the deal, what is said of it, and what lies open over it. */
export class Desk {
  readonly lines: Lines;
  readonly play: Play;
  readonly deals: Deals;
  /** Which panel lies open over the cards. */
  panel: 'win' | 'deal' | undefined;
  /** What is wrong with the deal number that was typed. */
  problem: string | undefined;
  readonly #host: DeskHost;
  #view: TableView | undefined;
  /** The steps of the last move, and of what has followed by itself. */
  #gesture: readonly [made: readonly TableStep[], followed: readonly TableStep[]] = [[], []];

  constructor(host: DeskHost) {
    this.#host = host;
    this.lines = new Lines(() => host.requestUpdate());
    this.play = new Play({
      isReadonly: () => host.isReadonly(),
      automatic: () => host.automatic(),
      changed: (deed, steps) => this.#changed(deed, steps),
      refused: (reason, by) => {
        const text = refusalSentence(this.lines.words, reason);
        // Whoever plays by a script sees what comes back; what the table does by itself nobody has asked for.
        if (by === 'hand') this.lines.note({ text });
        else if (by === 'api') this.lines.say(text);
      },
      send: (event) => host.send(event),
    });
    this.deals = new Deals(this.play, {
      dealt: (session) => this.#dealt(session),
      setAside: () => this.lines.note({ text: this.lines.text('error-bad-record'), stays: true }),
      faulty: (attribute, value, message) => this.#faulty(attribute, value, message),
    });
  }

  /** There is a picture now; a deal that came before it is shown and told. */
  shownOn(view: TableView): void {
    this.#view = view;
    if (this.play.session) this.#tell(this.play.session);
  }

  /** What the buttons of the toolbar do. */
  readonly buttons: ToolbarActions = {
    undo: () => void this.play.undo('hand'),
    redo: () => void this.play.redo('hand'),
    restart: () => void this.play.restart('hand'),
    finish: () => {
      this.play.finish();
      this.#host.focusOn('new-deal');
    },
    askForDeal: () => {
      this.problem = undefined;
      this.#open('deal');
      this.#host.focusOn('deal');
    },
    newDeal: () => this.#leave(() => this.deals.newDeal()),
  };

  /** What the panel of a win does. */
  readonly winning: WinActions = {
    newDeal: () => {
      this.buttons.newDeal();
      this.#host.focusOn('new-deal');
    },
    close: () => {
      this.#open(undefined);
      this.#host.focusOn('new-deal');
    },
  };

  /** What the form for a deal number does. */
  readonly form: DealFormActions = {
    play: (deal) => {
      this.form.close();
      const game = this.play.session?.game;
      if (game) this.#leave(() => this.deals.open(game, deal));
    },
    complain: (problem) => {
      this.problem = problem;
      this.#host.requestUpdate();
      this.#host.focusOn('deal');
    },
    close: () => {
      this.#open(undefined);
      this.#host.focusOn('deal-number');
    },
  };

  /** Says what happens in the hand. */
  readonly handHost: HandHost = {
    tapMode: () => this.#host.tapMode(),
    pickedUp: (session, lifted) => this.lines.say(pickedUpSaid(this.lines.words, session, lifted)),
    putBack: () => this.lines.say(this.lines.text('put-back')),
    notLifted: (reason) => this.lines.note({ text: refusalSentence(this.lines.words, reason) }),
  };

  /** Turns to another deal by the player's wish, with a way back to one that was begun. */
  #leave(turn: () => unknown): void {
    const left = this.play.session;
    turn();
    const { session } = this.play;
    if (!left || !session || left === session || left.moves === 0 || left.won) return;
    const label = this.lines.text('back-to-deal', { deal: left.deal });
    const choice = { label, act: () => this.deals.begin(left) };
    this.lines.show({ text: welcomeSaid(this.lines.words, session), stays: true, choice });
  }

  #open(panel: 'win' | 'deal' | undefined): void {
    this.panel = panel;
    this.#host.requestUpdate();
  }

  #dealt(session: Session): void {
    this.panel = session.won ? 'win' : undefined;
    this.lines.show(undefined);
    if (this.#view) this.#tell(session);
  }

  #tell(session: Session): void {
    this.#view?.deal(session);
    this.lines.say(welcomeSaid(this.lines.words, session));
    this.#host.send(new SolitaireDealEvent(session.game.id ?? null, session.deal));
    this.#host.isReady();
  }

  #changed(deed: Deed, steps: readonly TableStep[]): void {
    const { session } = this.play;
    if (!session) return;
    const [made, followed] = this.#gesture;
    this.#gesture = deed === 'follow' ? [made, [...followed, ...steps]] : [steps, []];
    this.#view?.show(deed === 'follow');
    this.deals.keeper?.save(session);
    const isMove = deed === 'move' || deed === 'follow';
    const { words } = this.lines;
    this.lines.say(isMove ? moveSaid(words, session, ...this.#gesture) : deedSaid(words, deed));
    this.lines.show(undefined);
    this.#open(session.won ? 'win' : undefined);
  }

  #faulty(attribute: FaultyWish, value: unknown, message: string): void {
    const facts = { game: String(value), deal: String(value), problem: message };
    this.lines.note({ text: this.lines.text(FAULT_WORDS[attribute], facts), stays: true });
    this.#host.send(new SolitaireErrorEvent(attribute, message));
  }
}
