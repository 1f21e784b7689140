import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { CalendarDay } from '../session/calendar-day.ts';
import { KEPT_DEALS } from '../session/kept.ts';
import type { Result } from '../session/result.ts';
import type { Store } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { languageLinks } from './language-links.ts';
import type { NoticeBar } from './notice-bar.ts';
import { backIcon } from './page-icons.ts';
import { wayBack } from './record-back.ts';
import { recordBody } from './record-body.ts';
import { gameName } from './record-history.ts';
import { recordAddress } from './route.ts';

/** Deals shown at first, and again at each wish for more. */
const AT_A_TIME = 20;

/** The player's record: of all games, or of one. Shown in the page itself, so that the page's style sheet holds for it. */
export class RecordPage extends LitElement {
  static override properties = {
    words: { attribute: false },
    root: { attribute: false },
    store: { attribute: false },
    game: { attribute: false },
    from: { attribute: false },
    unknown: { attribute: false },
    today: { attribute: false },
    results: { state: true },
    shown: { state: true },
    month: { state: true },
    lost: { state: true },
  };

  declare words: Words;
  /** The root of the site. */
  declare root: URL;
  declare store: Store;
  /** The id of the only game that is looked at; undefined for all. */
  declare game: string | undefined;
  /** The id of the game from whose table it was opened; undefined for none. */
  declare from: string | undefined;
  /** What the address names that is no game; undefined for nothing. */
  declare unknown: string | undefined;
  declare today: CalendarDay;
  /** What became of the deals, the newest first; undefined before it is known. */
  declare private results: readonly Result[] | undefined;
  declare private shown: number;
  /** A day of the month that the calendar shows; undefined for that of today. */
  declare private month: CalendarDay | undefined;
  /** Whether nothing is stored at the moment. */
  declare private lost: boolean;
  #unwatch: () => void = () => undefined;

  constructor() {
    super();
    this.shown = AT_A_TIME;
    this.lost = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('pageshow', this.#lookBack);
    this.#unwatch = this.store.watchTrouble((trouble) => {
      this.lost = trouble !== undefined;
    });
    void this.refresh();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('pageshow', this.#lookBack);
    this.#unwatch();
  }

  /** Reads the record anew. */
  async refresh(): Promise<void> {
    this.results = await this.store.results(this.game);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { words, root, results, lost, unknown } = this;
    const name = this.#name;
    const back = wayBack(this);
    return html`
      <header class="banner felt">
        <div class="wide">
          <a class="button back" href=${back.address} aria-label=${back.label}>${backIcon}</a>
          <div>
            <h1>${name === undefined ? words.format('nav-record') : words.format('record-of', { name })}</h1>
            <p>${words.format('record-private')}</p>
          </div>
        </div>
      </header>
      <notice-bar></notice-bar>
      <main class="wide record">
        ${lost ? html`<p role="status">${words.format('record-lost')}</p>` : nothing}
        ${unknown === undefined ? nothing : html`<p role="status">${words.format('record-unknown', { name: unknown })}</p>`}
        ${results === undefined ? nothing : this.#body(results)}
        <section class="backup" aria-labelledby="backup-title">
          <backup-panel
            .words=${words}
            .root=${root}
            .store=${this.store}
            @backup-taken=${() => void this.refresh()}
          ></backup-panel>
        </section>
      </main>
      <footer class="wide muted">
        <h2>${words.format('record-counts-title')}</h2>
        <p>${words.format('record-counts')}</p>
        <p>${words.format('record-kept', { n: KEPT_DEALS })}</p>
        ${languageLinks(words, (language) => recordAddress(root, language, this.game, this.from))}
      </footer>
    `;
  }

  /** The name of the only game; undefined where all are looked at. */
  get #name(): string | undefined {
    const { game, words } = this;
    return game === undefined ? undefined : gameName({ game }, words);
  }

  #body(results: readonly Result[]): TemplateResult {
    const { words, root, store, game, from, today, shown } = this;
    return recordBody({
      words,
      root,
      game,
      from,
      today,
      results,
      shown,
      month: this.month ?? today,
      turnTo: (month) => (this.month = month),
      name: this.#name,
      more: () => (this.shown += AT_A_TIME),
      reset: () => void this.#reset(),
      playAgain: async ({ game: id, deal }) => {
        await store.playAgain(id, deal);
        await store.flush();
      },
    });
  }

  async #reset(): Promise<void> {
    const { words, store } = this;
    const forgotten = await store.forgetResults(this.game);
    await this.refresh();
    const putBack = (): void => {
      store.restoreResults(forgotten);
      void this.refresh();
    };
    this.querySelector<NoticeBar>('notice-bar')?.show({
      id: 'reset',
      text: words.format('record-was-reset'),
      choices: [
        { label: words.format('record-put-back'), main: true, act: putBack },
        { label: words.format('close') },
      ],
    });
  }

  readonly #look = (): void => {
    if (!document.hidden) void this.refresh();
  };

  /** Of a page that was just loaded, everything is being read. */
  readonly #lookBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#look();
  };
}
