import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { gameById } from '../games/index.ts';
import type { CalendarDay } from '../session/calendar-day.ts';
import type { Result } from '../session/result.ts';
import type { Store } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { languageLinks } from './language-links.ts';
import type { NoticeBar } from './notice-bar.ts';
import { backIcon } from './page-icons.ts';
import { recordDaily } from './record-daily.ts';
import { recordFigures } from './record-figures.ts';
import { recordGames } from './record-games.ts';
import { gameName, recordHistory } from './record-history.ts';
import { recordMonths } from './record-months.ts';
import { wayBack } from './record-back.ts';
import { gameAddress, homeAddress, recordAddress } from './route.ts';

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
    today: { attribute: false },
    results: { state: true },
    shown: { state: true },
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
  declare today: CalendarDay;
  /** What became of the deals, the newest first; undefined before it is known. */
  declare private results: readonly Result[] | undefined;
  declare private shown: number;
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
    window.addEventListener('pageshow', this.#look);
    this.#unwatch = this.store.watchTrouble((trouble) => {
      this.lost = trouble !== undefined;
    });
    void this.refresh();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('pageshow', this.#look);
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
    const { words, root, results, lost } = this;
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
        ${results === undefined ? nothing : results.length === 0 ? this.#nothing() : this.#all(results)}
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
        ${languageLinks(words, (language) => recordAddress(root, language, this.game, this.from))}
      </footer>
    `;
  }

  /** The name of the only game; undefined where all are looked at. */
  get #name(): string | undefined {
    const { game, words } = this;
    return game === undefined ? undefined : gameName({ game }, words);
  }

  #nothing(): TemplateResult {
    const { words, root, game } = this;
    const known = game !== undefined && gameById(game) ? game : undefined;
    const [address, label] =
      known === undefined
        ? [homeAddress(root, words.locale), words.format('nav-home')]
        : [gameAddress(root, words.locale, known), this.#name];
    return html`<section>
        <p>${words.format('record-empty')}</p>
        <p><a class="button main" href=${address}>${label}</a></p>
      </section>
      ${this.#daily([])}`;
  }

  #all(results: readonly Result[]): TemplateResult {
    const { words, root, game, shown, store } = this;
    const named = game === undefined;
    const playAgain = async ({ game: id, deal }: Result): Promise<void> => {
      await store.playAgain(id, deal);
      await store.flush();
    };
    const name = this.#name;
    return html`
      <section class="whole">${recordFigures(results, words, !named)}</section>
      ${this.#daily(results)} ${recordMonths(results, this.today, words)}
      ${named ? recordGames(results, words, root) : nothing}
      <section class="deals" aria-labelledby="history">
        <h2 id="history">${words.format('record-all-history')}</h2>
        ${recordHistory(results.slice(0, shown), { words, root, named, playAgain })}
        ${
          shown < results.length
            ? html`<button class="button all" type="button" @click=${() => (this.shown += AT_A_TIME)}>
                ${words.format('record-more')}
              </button>`
            : nothing
        }
      </section>
      ${
        named || this.from === undefined
          ? nothing
          : html`<section>
              <a class="button all" href=${recordAddress(root, words.locale)}
                >${words.format('record-all-games')}</a
              >
            </section>`
      }
      <section>
        <button class="button all" type="button" @click=${() => void this.#reset()}>
          ${name === undefined ? words.format('record-reset') : words.format('record-reset-game', { name })}
        </button>
      </section>
    `;
  }

  #daily(results: readonly Result[]): TemplateResult | typeof nothing {
    const { words, root, today } = this;
    const game = this.game === undefined ? undefined : gameById(this.game);
    return game ? recordDaily({ game, results, today, words, root }) : nothing;
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
}
