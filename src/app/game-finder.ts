import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import type { FirstList } from './first-list.ts';
import type { GameSearch } from './game-search.ts';
import { HOME_MARK, homeAddress } from './route.ts';

/** Some games of each family, all for those who ask, and a field that leaves those whose name has what is typed. */
export class GameFinder extends LitElement {
  static override properties = {
    words: { attribute: false },
    root: { attribute: false },
    first: { attribute: false },
    shown: { state: true },
  };

  declare words: Words | undefined;
  /** The root of the site. */
  declare root: URL | undefined;
  /** The games that are shown at first. */
  declare first: FirstList | undefined;
  /** What was typed, and the games that fit it; undefined as long as nothing was. */
  declare private shown:
    { readonly typed: string; readonly html: string; readonly count: number } | undefined;

  /** Families of which all games are shown. */
  readonly #whole = new Set<string>();
  #search: Promise<GameSearch> | undefined;
  /** What was asked for last, until it is shown. */
  #asked: Promise<void> = Promise.resolve();

  constructor() {
    super();
    // The buttons of the list are written, not bound one by one.
    this.addEventListener('pointerdown', this.#point);
    this.addEventListener('click', this.#press);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    await this.#asked;
    return super.getUpdateComplete();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words, root, first, shown } = this;
    if (!words || !root || !first) return nothing;
    const { typed, count, html: list } = shown ?? { ...first, typed: '', html: this.#firstList(first) };
    return html`
      <search>
        <input
          type="search"
          class="find"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="search"
          aria-label=${words.format('home-search')}
          placeholder=${words.format('home-search')}
          @focus=${this.#openSearch}
          @input=${this.#find}
        />
        <p class="muted" role="status">
          ${
            count === 0
              ? words.format('home-search-nothing', { query: typed })
              : words.format('home-count', { n: count })
          }
        </p>
      </search>
      <div .innerHTML=${list}></div>
    `;
  }

  get #home(): string {
    return this.root && this.words ? homeAddress(this.root, this.words.locale) : '';
  }

  #firstList({ html: list }: FirstList): string {
    return list.replaceAll(HOME_MARK, escapeHtml(this.#home));
  }

  #openSearch(): Promise<GameSearch> {
    this.#search ??= import('./game-search.ts').then(({ openSearch }) =>
      openSearch(this.words?.locale ?? '', this.#home),
    );
    return this.#search;
  }

  #find({ target }: Event): void {
    if (target instanceof HTMLInputElement) this.#asked = this.#showFound(target);
  }

  async #showFound(field: HTMLInputElement): Promise<void> {
    const search = await this.#openSearch();
    // Meanwhile more may have been typed.
    const typed = field.value.trim();
    if (typed !== (this.shown?.typed ?? '')) this.shown = { typed, ...search.list(typed, this.#whole) };
  }

  /** Whoever points at a button will press it. */
  #point({ target }: Event): void {
    if (allButtonAt(target)) void this.#openSearch();
  }

  #press({ target }: Event): void {
    const button = allButtonAt(target);
    const family = button?.parentElement?.dataset['family'];
    if (!button || family === undefined || this.#whole.has(family)) return;
    this.#whole.add(family);
    this.#asked = this.#showAll(button, family);
  }

  async #showAll(button: HTMLElement, family: string): Promise<void> {
    const search = await this.#openSearch();
    const list = button.parentElement?.querySelector('ul');
    const last = list?.lastElementChild;
    list?.insertAdjacentHTML('beforeend', search.others(this.shown?.typed ?? '', family));
    button.remove();
    // The button is gone: whoever pressed it goes on with the first game that it brought.
    last?.nextElementSibling?.querySelector('a')?.focus();
  }
}

function allButtonAt(target: EventTarget | null): HTMLElement | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('.all') : undefined;
  return button ?? undefined;
}
