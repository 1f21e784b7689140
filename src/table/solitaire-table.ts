import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { GameRules } from '../rules/game-rules.ts';
import type { GameRecord } from '../session/record.ts';
import type { Session } from '../session/session.ts';
import { englishWords, loadWords } from '../text/load-words.ts';
import { refusalSentence } from '../text/refusal-words.ts';
import type { Words } from '../text/words.ts';
import { barStyles } from './bar-styles.ts';
import { choice, choiceFault } from './choices.ts';
import { ClockPause } from './clock-pause.ts';
import { dealForm, type DealFormActions } from './deal-form.ts';
import { Deals } from './deals.ts';
import type { FaultyWish } from './deal-request.ts';
import { SolitaireDealEvent, SolitaireErrorEvent } from './events.ts';
import type { HandHost } from './hand.ts';
import { Keeper, type KeeperHost } from './keeper.ts';
import { nearestLang } from './nearest-lang.ts';
import { noticeLine, type Notice } from './notice.ts';
import type { TableOutcome } from './outcome.ts';
import { Play, type Deed } from './play.ts';
import { publicMove, type MoveWish, type TableMove } from './public-moves.ts';
import type { TableStep } from './public-steps.ts';
import { deedSaid, pickedUpSaid, Speech, tableLabel, welcomeSaid } from './speech.ts';
import { stateOf, type TableState } from './table-state.ts';
import { tableStyles } from './table-styles.ts';
import { TableView } from './table-view.ts';
import { toolbarButtons, type ToolbarActions } from './toolbar.ts';
import { winPanel } from './win-panel.ts';

/** The words for a wish that cannot be followed; settings have none, since something else takes their place. */
const FAULT_WORDS = { game: 'error-unknown-game', deal: 'error-bad-deal', rules: 'error-bad-rules' } as const;

/** Asking for the same deal again is asking, too: it may lie there no more. */
const hasChanged = (): boolean => true;

/**
 * A game of patience that plays by itself: `<solitaire-table game="munger" deal="42">`.
 *
 * @element solitaire-table
 * @attr game - the game's id
 * @attr deal - the deal's number; a drawn one if absent
 * @attr lang - the language; if absent that of the nearest element around that names one, else English
 * @attr theme - `auto` (as the system), `light` or `dark`
 * @attr table - what the cards lie on: `felt` or `plain`
 * @attr controls - `full`, `bar` (buttons alone) or `none`
 * @attr readonly - nothing can be played
 * @attr keep - stores the deal in this browser, from move to move, and goes on with it
 * @fires solitaire-deal - another deal lies on the table
 * @fires solitaire-move - a legal move is about to be played; cancelable
 * @fires solitaire-change - the table has changed
 * @fires solitaire-refused - a move was refused
 * @fires solitaire-win - the game has just been won
 * @fires solitaire-error - something that was asked for cannot be had; the last good deal stays
 * @slot toolbar - further buttons for the toolbar
 * @slot win - what is shown when the game is won, in place of moves and time
 * @slot fallback - what is shown while there is no deal
 * @csspart table - everything
 * @csspart pile - the place of a pile
 * @csspart card - a card
 * @csspart face - its front
 * @csspart back - its back
 * @csspart toolbar - the toolbar
 * @cssproperty --card-width - the widest that cards may grow
 * @cssproperty --card-radius - the radius of their corners
 * @cssproperty --felt - the colour of the felt
 * @cssproperty --card-back - the colour of the backs
 * @cssproperty --suit-clubs - the colour of clubs; likewise `--suit-spades`, `--suit-hearts`, `--suit-diamonds`
 */
export class SolitaireTable extends LitElement {
  static override properties = {
    game: { type: String, hasChanged },
    deal: { type: String, hasChanged },
    rules: { attribute: false, hasChanged },
    theme: { type: String },
    table: { type: String },
    controls: { type: String },
    keep: { type: Boolean },
    readonly: { type: Boolean },
    words: { state: true },
    panel: { state: true },
    problem: { state: true },
    notice: { state: true },
    trouble: { state: true },
  };
  static override styles = [tableStyles, barStyles];

  /** The game's id. */
  declare game: string | null | undefined;
  /** The number of the deal that is asked for; the one on the table is `state.deal`. */
  declare deal: string | null | undefined;
  /** Rules to play by instead of a game of the catalogue. */
  declare rules: GameRules | undefined;
  /** `auto`, `light` or `dark`. */
  declare theme: string;
  /** `felt` or `plain`. */
  declare table: string;
  /** `full`, `bar` or `none`. */
  declare controls: string;
  /** Whether the deal is stored in this browser. */
  declare keep: boolean;
  /** Whether nothing can be played. */
  declare readonly: boolean;
  /** Resolves once, with the first good deal, when it can be seen and heard. */
  readonly ready: Promise<void>;

  declare private words: Words | undefined;
  declare private panel: 'win' | 'deal' | undefined;
  declare private problem: string | undefined;
  declare private notice: Notice | undefined;
  declare private trouble: Notice | undefined;

  readonly #speech = new Speech();
  readonly #play = new Play({
    isReadonly: () => this.readonly,
    changed: (deed, steps) => this.#changed(deed, steps),
    refused: (reason) => this.#note({ text: refusalSentence(this.#spoken, reason) }),
    send: (event) => this.dispatchEvent(event),
  });
  readonly #deals = new Deals(this.#play, {
    dealt: (session) => this.#dealt(session),
    faulty: (attribute, value, message) => this.#faulty(attribute, value, message),
  });
  readonly #pause = new ClockPause(() => this.#play.session);
  #view: TableView | undefined;
  #lang: string | undefined;
  #resolveReady: () => void = () => undefined;

  constructor() {
    super();
    this.theme = 'auto';
    this.table = 'felt';
    this.controls = 'full';
    this.keep = false;
    this.readonly = false;
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    super.attributeChangedCallback(name, before, value);
    if (name === 'lang' && this.isConnected) void this.#speakLanguage();
  }

  // ----- what pages may ask and do

  /** What lies on the table, as plain JSON; null before there is a deal. */
  get state(): TableState | null {
    const { session } = this.#play;
    return session ? stateOf(session) : null;
  }

  /** All legal moves; none before there is a deal. */
  get legalMoves(): readonly TableMove[] {
    const { session } = this.#play;
    return session?.legalMoves().map((move) => publicMove(session.game.mechanism, move)) ?? [];
  }

  /** The saved form of the deal, which `load` reads; null before there is a deal. */
  get record(): GameRecord | null {
    return this.#play.session?.record() ?? null;
  }

  /** Plays a move. */
  play(move: MoveWish): TableOutcome {
    return this.#play.wish(move, 'api');
  }

  /** Taps the stock. */
  tapStock(): TableOutcome {
    return this.#play.wish({ stock: true }, 'api');
  }

  /** Takes back the last move, with what followed it by itself. */
  undo(): TableOutcome {
    return this.#play.undo('api');
  }

  /** Plays the last undone move again. */
  redo(): TableOutcome {
    return this.#play.redo('api');
  }

  /** Takes back everything. */
  restart(): TableOutcome {
    return this.#play.restart('api');
  }

  /** Deals the game anew: a drawn deal, or the one of this number. */
  newDeal(deal?: string): TableOutcome {
    return this.#deals.newDeal(deal);
  }

  /** Goes on from a record, of whatever game. */
  load(record: GameRecord): TableOutcome {
    return this.#deals.load(record);
  }

  // ----- life on a page

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#speakLanguage();
    this.#view?.connect();
    this.#pause.connect();
    if (this.hasUpdated) this.#keepOrNot();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#view?.disconnect();
    this.#pause.disconnect();
    this.#keepOrNot();
  }

  protected override willUpdate(changed: PropertyValues): void {
    for (const name of ['theme', 'table', 'controls'] as const) {
      const fault = changed.has(name) ? choiceFault(name, this[name]) : undefined;
      if (fault) this.dispatchEvent(new SolitaireErrorEvent(name, fault));
    }
    if (changed.has('keep')) this.#keepOrNot();
    if (changed.has('game') || changed.has('deal') || changed.has('rules')) {
      this.#deals.follow({ game: this.game, deal: this.deal, rules: this.rules });
    }
  }

  protected override firstUpdated(): void {
    const elements = {
      table: this.#find('.table'),
      board: this.#find('.board'),
      probe: this.#find('.probe'),
    };
    this.#speech.on(this.#find('.said'));
    this.#view = new TableView(elements, this.#play, this.#spoken, this.#handHost(), () => this.readonly);
    this.#view.connect();
    const { session } = this.#play;
    if (session) this.#dealt(session);
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('theme') || changed.has('table')) {
      this.#view?.dress(choice('theme', this.theme), choice('table', this.table));
    }
    if (changed.has('readonly')) this.#view?.cancel();
    if (changed.has('panel') && this.panel === 'deal') this.#find('#deal').focus();
  }

  protected override render(): TemplateResult {
    const { session } = this.#play;
    const { words } = this;
    const controls = choice('controls', this.controls);
    const notice = this.notice ?? this.trouble;
    return html`<div
      class="table ${choice('table', this.table)}"
      part="table"
      role="region"
      aria-label=${words && session ? tableLabel(words, session) : nothing}
    >
      <div class="probe"></div>
      <div class="stage">
        <div class="board" @pointerdown=${this.#pressed}></div>
        ${session ? nothing : html`<div class="fallback"><slot name="fallback"></slot></div>`}
        ${notice ? noticeLine(notice) : nothing} ${words && session ? this.#panel(words, session) : nothing}
      </div>
      <div class="bar ${controls}" part="toolbar">
        ${
          words && session && controls !== 'none'
            ? toolbarButtons(words, session, this.readonly, controls === 'full', this.#buttons)
            : nothing
        }
        <slot name="toolbar"></slot>
      </div>
      <p class="said" role="status"></p>
    </div>`;
  }

  #panel(words: Words, session: Session): TemplateResult | typeof nothing {
    if (this.panel === 'deal') return dealForm(words, this.problem, this.#form);
    if (this.panel !== 'win') return nothing;
    const close = (): void => this.#close();
    const withControls = this.controls !== 'none' && !this.readonly;
    return winPanel(words, session, withControls, { close, newDeal: this.#buttons.newDeal });
  }

  // ----- what hands do

  readonly #buttons: ToolbarActions = {
    undo: () => void this.#play.undo('hand'),
    redo: () => void this.#play.redo('hand'),
    restart: () => void this.#play.restart('hand'),
    askForDeal: () => {
      this.problem = undefined;
      this.panel = this.panel === 'deal' ? undefined : 'deal';
    },
    newDeal: () => this.#leave(() => this.#deals.newDeal()),
  };

  readonly #form: DealFormActions = {
    play: (deal) => {
      this.#close();
      const game = this.#play.session?.game;
      if (game) this.#leave(() => this.#deals.open(game, deal));
    },
    complain: (problem) => {
      this.problem = problem;
    },
    close: () => this.#close(),
  };

  #handHost(): HandHost {
    return {
      pickedUp: (session, lifted) => this.#speech.say(pickedUpSaid(this.#spoken, session, lifted)),
      putBack: () => this.#speech.say(this.#spoken.format('put-back')),
      notLifted: (reason) => this.#note({ text: refusalSentence(this.#spoken, reason) }),
    };
  }

  /** Turns to another deal by the player's wish, with a way back to one that was begun. */
  #leave(turn: () => unknown): void {
    const left = this.#play.session;
    turn();
    if (!left || left === this.#play.session || left.moves === 0 || left.won) return;
    const label = this.#spoken.format('back-to-deal', { deal: left.deal });
    this.notice = {
      text: this.#welcome(),
      stays: true,
      choice: { label, act: () => this.#deals.begin(left) },
    };
  }

  #close(): void {
    const { panel } = this;
    this.panel = undefined;
    const opener = panel === 'deal' ? '#deal-number' : '#new-deal';
    this.renderRoot.querySelector<HTMLElement>(opener)?.focus();
  }

  #pressed(): void {
    if (!this.notice?.stays) this.notice = undefined;
  }

  // ----- what happens

  #dealt(session: Session): void {
    this.panel = session.won ? 'win' : undefined;
    this.notice = undefined;
    this.requestUpdate();
    // Before the first picture there is nothing to show it on; it is told then.
    if (!this.#view) return;
    this.#view.deal(session);
    this.#speech.say(this.#welcome());
    this.dispatchEvent(new SolitaireDealEvent(session.game.id ?? null, session.deal));
    if (this.words) this.#resolveReady();
  }

  #changed(deed: Deed, steps: readonly TableStep[]): void {
    const { session } = this.#play;
    if (!session) return;
    this.#view?.show();
    this.#deals.keeper?.save(session);
    this.#speech.say(deedSaid(this.#spoken, session, deed, steps));
    this.panel = session.won ? 'win' : undefined;
    this.notice = undefined;
    this.requestUpdate();
  }

  #faulty(attribute: FaultyWish, value: unknown, message: string): void {
    const facts = { game: String(value), deal: String(value), problem: message };
    this.#note({ text: this.#spoken.format(FAULT_WORDS[attribute], facts), stays: true });
    this.dispatchEvent(new SolitaireErrorEvent(attribute, message));
  }

  #note(notice: Notice): void {
    this.notice = notice;
    this.#speech.say(notice.text);
  }

  #welcome(): string {
    const { session } = this.#play;
    return session ? welcomeSaid(this.#spoken, session) : '';
  }

  // ----- words, and keeping

  /** The words at hand: English until those of the table's language are there. */
  get #spoken(): Words {
    return this.words ?? englishWords;
  }

  async #speakLanguage(): Promise<void> {
    const lang = nearestLang(this);
    if (lang === this.#lang) return;
    this.#lang = lang;
    const words = await loadWords(lang);
    if (lang !== this.#lang) return;
    this.words = words;
    this.#view?.board.speak(words);
    if (this.#view && this.#play.session) this.#resolveReady();
  }

  #keepOrNot(): void {
    const keeps = this.keep && this.isConnected;
    if (keeps === (this.#deals.keeper !== undefined)) return;
    this.#deals.keeper?.release();
    this.#deals.keeper = keeps ? new Keeper(this.#keeperHost()) : undefined;
    this.#deals.reopen();
  }

  #keeperHost(): KeeperHost {
    return {
      trouble: (kind) => {
        this.trouble = kind && { text: this.#spoken.format(`not-kept-${kind}`), stays: true };
      },
      elsewhere: () => {
        const act = (): void => this.#deals.keeper?.takeOver();
        const choice = { label: this.#spoken.format('play-here'), act };
        this.#note({ text: this.#spoken.format('played-elsewhere'), stays: true, choice });
      },
      setAside: () => this.#note({ text: this.#spoken.format('error-bad-record'), stays: true }),
      regained: () => this.#deals.reopen(),
    };
  }

  #find(selector: string): HTMLElement {
    const found = this.renderRoot.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`the table has no ${selector}`);
    return found;
  }
}
