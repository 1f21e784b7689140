import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import type { Session } from '../session/session.ts';
import { lacksCards } from '../session/whole-deal.ts';
import { CARDS_MISSING, dealNumberSentence } from '../text/refusal-words.ts';
import type { Controls as Shown } from './choices.ts';
import type { Counsel } from './counsel.ts';
import { dealForm, type DealFormActions } from './deal-form.ts';
import type { Desk } from './desk.ts';
import { SolitaireLeaveEvent } from './leave-event.ts';
import type { Lines } from './lines.ts';
import { noticeLine, type Notice } from './notice.ts';
import { welcomeSaid } from './speech.ts';
import { toolbarButtons, type ToolbarActions } from './toolbar.ts';
import type { VerdictShown } from './verdict-mark.ts';
import { winPanel, type WinActions } from './win-panel.ts';

/** Whoever counsels the player, as far as buttons go. */
export interface Counselled {
  /** What is to be seen of the deal; undefined where it is not told. */
  readonly verdict: VerdictShown | undefined;
  /** Asks whoever counsels the player for something. */
  ask(something: (counsel: Counsel) => void): unknown;
}

/** The buttons at a table, and what opens over its cards. */
export class Controls {
  readonly #host: LitElement;
  readonly #desk: Desk;
  readonly #lines: Lines;
  readonly #counselled: Counselled;
  /** Which panel lies open over the cards. */
  #panel: 'win' | 'deal' | 'cards' | undefined;
  /** The form for the cards of a deal, once somebody has asked for it. */
  #cardsForm: ((problem: string | undefined) => TemplateResult) | undefined;
  /** What is wrong with the deal number that was typed. */
  #problem: string | undefined;
  /** The deals that were won, whatever was undone since. */
  readonly #won = new WeakSet<Session>();

  constructor(host: LitElement, desk: Desk, lines: Lines, counselled: Counselled) {
    this.#counselled = counselled;
    this.#host = host;
    this.#desk = desk;
    this.#lines = lines;
  }

  /** Lists the keys; for whoever hears them. */
  showKeys: () => void = () => undefined;

  /** What the buttons of the toolbar do. */
  readonly buttons: ToolbarActions = {
    undo: () => void this.#desk.play.undo('hand'),
    redo: () => void this.#desk.play.redo('hand'),
    hint: () => void this.#counselled.ask((counsel) => counsel.hint()),
    restart: () => this.#restart(),
    finish: () => {
      this.#desk.play.finish();
      this.#focusOn('new-deal');
    },
    askForDeal: () => {
      this.#problem = undefined;
      this.#open('deal');
      this.#focusOn('deal');
    },
    newDeal: (deal) => this.#leave(() => this.#desk.deals.newDeal(deal)),
    openMenu: () => void this.#counselled.ask((counsel) => counsel.openMenu(() => this.#restart())),
  };

  /** What the panel of a win does. */
  readonly winning: WinActions = {
    newDeal: () => {
      this.buttons.newDeal();
      this.#focusOn('new-deal');
    },
    close: () => {
      this.#open(undefined);
      this.#focusOn('new-deal');
    },
  };

  readonly #form: DealFormActions = {
    answer: (typed) => {
      this.#problem = this.openDeal(typed);
      if (this.#problem === undefined) return this.#focusOn('deal-number');
      this.#host.requestUpdate();
      this.#focusOn('deal');
    },
    askForCards: (text) => void this.#askForCards(text),
    close: () => {
      this.#open(undefined);
      this.#focusOn('deal-number');
    },
  };

  /** Something else lies on the table: whatever was open is closed, and a win is shown. */
  turnTo(session: Session): void {
    if (session.won) this.#won.add(session);
    this.#open(session.won ? 'win' : undefined);
  }

  /** Opens the deal of a number that was typed, with a way back; gives what is wrong with it, as a sentence. */
  openDeal(typed: string): string | undefined {
    const { deals, play } = this.#desk;
    const game = play.session?.game;
    const read = deals.readNumber(typed);
    if (game && lacksCards(game.rules, typed)) return dealNumberSentence(this.#lines.words, CARDS_MISSING);
    if (!read.ok) return dealNumberSentence(this.#lines.words, read.reason);
    this.#open(undefined);
    if (game) this.#leave(() => deals.open(game, read.deal));
    return undefined;
  }

  /** Opens the form for the cards of a deal, which is fetched with what reads them. */
  async #askForCards(text: string): Promise<void> {
    const module = await import('./cards-form.ts').catch(() => undefined);
    const game = this.#desk.play.session?.game;
    if (!module || !game) return;
    const { close } = this.#form;
    const open = (deal: string): void => {
      this.openDeal(deal);
      this.#focusOn('deal-number');
    };
    const complain = (problem: string): void => {
      this.#problem = problem;
      this.#host.requestUpdate();
      this.#focusOn('cards');
    };
    this.#problem = undefined;
    this.#cardsForm = (problem) =>
      module.cardsForm(this.#lines.words, game, text, problem, { open, complain, close });
    this.#open('cards');
    this.#focusOn('cards');
  }

  /** What is shown when nothing is left to play. */
  stuckNotice({ canUndo }: Session): Notice {
    const choices = (['undo', 'new-deal'] as const).map((id) => ({
      label: this.#lines.text(id),
      act: () => (id === 'undo' ? this.buttons.undo() : this.buttons.newDeal()),
    }));
    return { text: this.#lines.text('no-moves'), stays: true, choices: canUndo ? choices : choices.slice(1) };
  }

  /** The buttons of the bar. */
  bar(shown: Shown, isReadonly: boolean, leftHanded: boolean): TemplateResult | typeof nothing {
    const { session } = this.#desk.play;
    if (!session || shown === 'none') return nothing;
    const { verdict } = this.#counselled;
    const { words } = this.#lines;
    return toolbarButtons(words, session, isReadonly, shown === 'full', leftHanded, verdict, this.buttons);
  }

  /** What lies over the cards: a notice, and a panel. */
  over(shown: Shown, isReadonly: boolean): TemplateResult {
    const { words, shown: notice } = this.#lines;
    const { session } = this.#desk.play;
    const withControls = shown !== 'none' && !isReadonly;
    const panel = {
      deal: () => dealForm(words, this.#problem, session?.deal ?? '', this.#form),
      cards: () => this.#cardsForm?.(this.#problem) ?? nothing,
      win: () => (session ? winPanel(words, session, withControls, this.winning) : nothing),
    };
    return html`<div class=${notice ? 'notices own' : 'notices'}>
        <slot name="notice"></slot>${notice ? noticeLine(notice) : nothing}
      </div>
      ${this.#panel ? panel[this.#panel]() : nothing}`;
  }

  /** Whoever begins again after a win plays the deal another time, with a new clock. */
  #restart(): void {
    const { deals, play } = this.#desk;
    if (play.session && this.#won.has(play.session)) deals.newDeal(play.session.deal);
    else play.restart('hand');
  }

  /** Turns to another deal by the player's wish, unless the page wants to ask first; with a way back to one that was begun. */
  #leave(turn: () => unknown, isSure = false): void {
    const { deals, play } = this.#desk;
    const left = play.session;
    const isBegun = left !== undefined && left.moves > 0 && !left.won;
    if (
      isBegun &&
      !isSure &&
      !this.#host.dispatchEvent(new SolitaireLeaveEvent(() => this.#leave(turn, true)))
    )
      return;
    turn();
    const { session } = play;
    if (!isBegun || !session || left === session) return;
    const label = this.#lines.text('back-to-deal', { deal: dealName(left.deal) });
    const choice = { label, act: () => deals.begin(left) };
    this.#lines.show({ text: welcomeSaid(this.#lines.words, session), stays: true, choices: [choice] });
  }

  #open(panel: 'win' | 'deal' | 'cards' | undefined): void {
    this.#panel = panel;
    this.#host.requestUpdate();
  }

  /** Puts the focus on one of the buttons, where it is there. */
  #focusOn(id: string): void {
    const { renderRoot } = this.#host;
    const find = (selector: string): HTMLElement | null => renderRoot.querySelector(selector);
    void this.#host.updateComplete.then(() => (find(`#${id}`) ?? find('[tabindex="0"]'))?.focus());
  }
}
