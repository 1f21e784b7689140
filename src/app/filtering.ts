import { escapeHtml } from '../pages/escape-html.ts';
import { localName } from '../pages/local-name.ts';
import { gameById } from '../games/index.ts';
import { sharedStore } from '../storage/store.ts';
import { loadListWords } from '../text/app-words.ts';
import { addChooseWords } from '../text/choose-words.ts';
import type { Words } from '../text/words.ts';
import { addressOf, ALL, filtersIn, FACET_NAMES, fitting, type Filters, type Own } from './filters.ts';
import { FilterSheet } from './filter-sheet.ts';
import { bring } from './bring.ts';
import { define } from './define.ts';
import { readFavourites } from './favourite-games.ts';
import type { GameFinder } from './game-finder.ts';
import { noteInAddress } from './note-in-address.ts';
import { gameAddress } from './route.ts';

/** The list that is filtered. */
export interface FilteredList {
  /** The element of the page that holds the field, the button and the list. */
  readonly place: Element;
  readonly finder: GameFinder;
  readonly root: URL;
  readonly language: string;
}

/** A filter that is on: its part of the address, its value there, and what it says. */
interface Filter {
  readonly part: keyof Filters;
  readonly value: string;
  readonly told: string;
}

/** Begins to filter games as the address says. Gives what opens the sheet in which that is changed. */
export async function beginFiltering(list: FilteredList): Promise<() => Promise<void>> {
  define('filter-sheet', FilterSheet);
  const [words, own] = await Promise.all([wordsIn(list.language), ownGames()]);
  const filtering = new Filtering(list, words, own);
  await filtering.choose(filtersIn(new URL(location.href).searchParams));
  return () => filtering.open();
}

async function wordsIn(language: string): Promise<Words> {
  const words = await bring(() => loadListWords(language));
  await addChooseWords(words);
  return words;
}

async function ownGames(): Promise<Own> {
  const store = sharedStore();
  const [favourites, played] = await Promise.all([readFavourites(store), store.lastPlayed()]);
  return { favourites: new Set(favourites), played: new Set(played.keys()) };
}

/** What games are filtered by now: the sheet, the list, its head and the address say the same. */
class Filtering {
  readonly #list: FilteredList;
  readonly #words: Words;
  readonly #sheet = new FilterSheet();
  #own: Own;
  #filters: Filters = ALL;
  /** The games that are left. */
  #left: readonly { readonly id: string }[] = [];

  constructor(list: FilteredList, words: Words, own: Own) {
    this.#list = list;
    this.#words = words;
    this.#own = own;
    Object.assign(this.#sheet, { words, choose: (filters: Filters) => void this.choose(filters) });
    document.body.append(this.#sheet);
    list.place.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.#press(target.closest<HTMLElement>('.chosen button'));
    });
  }

  async open(): Promise<void> {
    this.#own = await ownGames();
    await this.#sheet.open();
  }

  async choose(filters: Filters): Promise<void> {
    const { finder, place } = this.#list;
    this.#filters = filters;
    const said = this.#on();
    const fits = fitting(filters, this.#own);
    const narrowing = {
      fits: fits.has.bind(fits),
      head: this.#head(said),
      nothing: this.#words.format('choose-nothing'),
    };
    noteInAddress(addressOf(filters));
    const button = place.querySelector('.filters');
    const label = this.#words.format('home-filters');
    if (button) button.textContent = said.length === 0 ? label : `${label} (${said.length})`;
    this.#sheet.filters = filters;
    this.#left = await finder.narrow(said.length === 0 ? undefined : narrowing);
    this.#sheet.left = this.#left.length;
  }

  /** The filters that are on. */
  #on(): Filter[] {
    const [words, filters] = [this.#words, this.#filters];
    const { family, like } = filters;
    const on: Filter[] = FACET_NAMES.flatMap((part) =>
      filters[part].map((value) => ({ part, value, told: words.format(`choose-${part}-value`, { value }) })),
    );
    const model = gameById(like);
    const name = model && localName(model, words);
    if (name) on.unshift({ part: 'like', value: like, told: words.format('choose-like', { name }) });
    if (family !== '') on.push({ part: 'family', value: family, told: words.format('family', { family }) });
    return on;
  }

  #head(filters: readonly Filter[]): string {
    const words = this.#words;
    const button = (what: string, told: string, more = ''): string =>
      `<button class="way${more === '' ? '' : ' drop'}" type="button" data-chosen="${what}"${more}>${escapeHtml(told)}</button>`;
    const drops = filters.map(({ part, value, told }) =>
      button(
        `${part} ${value}`,
        told,
        ` aria-label="${escapeHtml(words.format('choose-drop', { filter: told }))}"`,
      ),
    );
    const rest = button('clear', words.format('choose-clear')) + button('any', words.format('choose-any'));
    return `<div class="chosen">${drops.join('')}${rest}</div>`;
  }

  #press(button: HTMLElement | null): void {
    const { place, root, language } = this.#list;
    const { chosen = '' } = button?.dataset ?? {};
    if (chosen === 'any') {
      const any = this.#left[Math.floor(Math.random() * this.#left.length)];
      if (any) location.assign(gameAddress(root, language, any.id));
      return;
    }
    const [part, value] = chosen.split(' ');
    if (chosen === 'clear') void this.choose(ALL);
    else if (part === 'like' || part === 'family') void this.choose({ ...this.#filters, [part]: '' });
    else {
      const facet = FACET_NAMES.find((name) => name === part);
      if (!facet) return;
      void this.choose({
        ...this.#filters,
        [facet]: this.#filters[facet].filter((other) => other !== value),
      });
    }
    // The button goes with what it took away.
    place.querySelector<HTMLElement>('.filters')?.focus();
  }
}
