import type { PropertyValues, TemplateResult } from 'lit';
import type { GameRecord } from '../session/record.ts';
import type { HintOutcome, TableVerdict } from './advice.ts';
import { Desk } from './desk.ts';
import { keepDeals } from './keeping.ts';
import { Language } from './language.ts';
import type { TableOutcome } from './outcome.ts';
import { playingCardStyles } from './playing-card-styles.ts';
import { publicMove, type MoveWish, type TableMove } from './public-moves.ts';
import { Serving } from './serving.ts';
import { TableSettings } from './table-settings.ts';
import { stateOf, type TableState } from './table-state.ts';
import { tableStyles } from './table-styles.ts';
import { tableTemplate } from './table-template.ts';
import { TableView } from './table-view.ts';

/**
 * A game of patience that plays by itself: `<solitaire-table game="munger" deal="42">`.
 *
 * @element solitaire-table
 * @fires solitaire-deal - another deal lies on the table
 * @fires solitaire-move - a legal move is about to be played; cancelable
 * @fires solitaire-change - the table has changed
 * @fires solitaire-refused - a move was refused
 * @fires solitaire-win - the game has just been won
 * @fires solitaire-leave - another deal is asked for, and this one is begun; cancelable, and `proceed()` deals it all the same
 * @fires solitaire-verdict - it is known whether the deal can be won, or that it was not decided
 * @fires solitaire-error - something that was asked for cannot be had; the last good deal stays
 * @slot toolbar - further buttons for the toolbar
 * @slot win - what is shown when the game is won, in place of moves and time
 * @slot deal - what else is offered beside the form for a deal number
 * @slot menu - what else can be chosen in the menu, which closes then
 * @slot notice - what the page has to say, over the foot of the board
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
export class SolitaireTable extends TableSettings {
  static override styles = [tableStyles, playingCardStyles];

  /** Resolves once, with the first good deal, when it can be seen, heard and played. */
  readonly ready: Promise<void>;

  readonly #desk: Desk = new Desk({
    isReadonly: () => this.readonly,
    automatic: () => this.chosen('auto'),
    requestUpdate: () => this.requestUpdate(),
    isReady: () => this.#lookReady(),
    send: (event) => this.dispatchEvent(event),
  });
  readonly #serving = new Serving(
    {
      element: this,
      isReadonly: () => this.readonly,
      chosen: (name) => this.chosen(name),
    },
    this.#desk,
    () => {
      this.requestUpdate();
      this.#lookReady();
    },
  );
  readonly #language = new Language(this, (texts) => this.#serving.speak(texts));
  #view: TableView | undefined;
  #resolveReady: () => void = () => undefined;

  constructor() {
    super();
    this.ready = new Promise((resolve) => {
      this.#resolveReady = resolve;
    });
    void this.ready.then(() => this.#desk.deals.learnAll());
    this.addController({
      hostConnected: () => {
        this.#language.look();
        this.#view?.connect();
        if (this.hasUpdated) this.#keepOrNot();
      },
      hostDisconnected: () => {
        this.#view?.disconnect();
        this.#keepOrNot();
      },
    });
  }

  // ----- what pages may ask and do

  /** What lies on the table, as plain JSON; null before there is a deal. */
  get state(): TableState | null {
    const { session } = this.#desk.play;
    return session ? stateOf(session) : null;
  }

  /** All legal moves; none before there is a deal. */
  get legalMoves(): readonly TableMove[] {
    const { session } = this.#desk.play;
    return session?.legalMoves().map((move) => publicMove(session.game.mechanism, move)) ?? [];
  }

  /** The saved form of the deal, which `load` reads; null before there is a deal. */
  get record(): GameRecord | null {
    return this.#desk.play.session?.record() ?? null;
  }

  /** Plays a move. */
  play(move: MoveWish): TableOutcome {
    return this.#desk.play.wish(move, 'api');
  }

  /** Taps the stock. */
  tapStock(): TableOutcome {
    return this.#desk.play.wish({ stock: true }, 'api');
  }

  /** Takes back the last move, with what followed it by itself. */
  undo(): TableOutcome {
    return this.#desk.play.undo('api');
  }

  /** Plays the last undone move again. */
  redo(): TableOutcome {
    return this.#desk.play.redo('api');
  }

  /** Takes back everything. */
  restart(): TableOutcome {
    return this.#desk.play.restart('api');
  }

  /** Deals the game anew: a drawn deal, or the one of this number. */
  newDeal(deal?: string | number | null): TableOutcome {
    return this.#desk.deals.newDeal(deal);
  }

  /** Goes on from a record, of whatever game. */
  load(record: GameRecord): TableOutcome {
    return this.#desk.deals.load(record);
  }

  /** Looks for a move to think of; never rejects for want of one. */
  hint(): Promise<HintOutcome> {
    return this.#desk.advised().then(
      (adviser) => adviser.hint({ kind: this.chosen('hints') }),
      () => ({ ok: false, reason: 'not-ready' }),
    );
  }

  /** Looks whether the deal can be won, all cards known, and by which moves. The answer may be that nobody knows. */
  verdict(): Promise<TableVerdict> {
    return this.#desk.advised().then(
      (adviser) => adviser.verdict(),
      () => ({ verdict: 'undecided', because: 'not-ready', states: 0, ms: 0 }),
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('ownLang')) this.#language.look();
    if (changed.has('keep')) this.#keepOrNot();
    if (changed.has('truth')) this.#desk.service?.set();
    if (changed.has('game') || changed.has('deal') || changed.has('rules')) {
      this.#desk.deals.follow({ game: this.game, deal: this.deal, rules: this.rules });
    }
  }

  protected override firstUpdated(): void {
    const [table, board, probe, said] = ['table', 'board', 'probe', 'said'].map((name) =>
      this.#find(`.${name}`),
    );
    if (!table || !board || !probe || !said) throw new Error('the template of the table lacks a part');
    this.#view = new TableView({ table, board, probe, said });
    this.#dress();
    this.#view.connect();
    this.#desk.shownOn(this.#view);
    void this.#serving.begin(this.#view);
  }

  protected override updated(changed: PropertyValues): void {
    this.#dress();
    if (changed.has('readonly')) this.#view?.cancel();
  }

  protected override render(): TemplateResult {
    return tableTemplate(this.#desk, {
      cloth: this.chosen('table'),
      controls: this.chosen('controls'),
      isReadonly: this.readonly,
      leftHanded: this.leftHanded,
      unserved: this.#serving.unserved,
    });
  }

  #dress(): void {
    const [theme, cloth, suits] = [this.chosen('theme'), this.chosen('table'), this.chosen('suits')];
    const [back, index, sideways] = [
      this.chosen('back'),
      this.chosen('index'),
      this.chosen('sideways') === 'on',
    ];
    this.#view?.dress({ theme, cloth, suits, back, index, leftHanded: this.leftHanded, sideways });
  }

  #keepOrNot(): void {
    keepDeals(this.#desk, this.keep && this.isConnected);
  }

  #lookReady(): void {
    if (!this.#desk.play.session || !this.#serving.isSettled) return;
    void Promise.all([this.#view?.board.told, this.updateComplete]).then(() => this.#resolveReady());
  }

  #find(selector: string): HTMLElement | null {
    return this.renderRoot.querySelector(selector);
  }
}
