import { escapeHtml } from '../pages/escape-html.ts';
import { localName } from '../pages/local-name.ts';
import { gameById } from '../games/index.ts';
import { sharedStore } from '../storage/store.ts';
import { loadListWords } from '../text/app-words.ts';
import { addChooseWords } from '../text/choose-words.ts';
import type { Words } from '../text/words.ts';
import { addressOf, ALL, choiceIn, FACET_NAMES, fitting, type Choice, type Own } from './choice.ts';
import { ChooseSheet } from './choose-sheet.ts';
import { define } from './define.ts';
import { readFavourites } from './favourite-games.ts';
import type { GameFinder } from './game-finder.ts';
import { noteInAddress } from './note-in-address.ts';
import { gameAddress } from './route.ts';

/** Where games are chosen. */
export interface Chooser {
  /** The element of the page that holds the field, the button and the list. */
  readonly place: Element;
  readonly finder: GameFinder;
  readonly root: URL;
  readonly language: string;
}

/** A filter that is on: its part of the address, its value there, and what it says. */
interface Filter {
  readonly part: keyof Choice;
  readonly value: string;
  readonly told: string;
}

/** Begins to choose games as the address says. Gives what opens the sheet in which that is changed. */
export async function beginChoosing(chooser: Chooser): Promise<() => Promise<void>> {
  define('choose-sheet', ChooseSheet);
  const [words, own] = await Promise.all([wordsIn(chooser.language), ownGames()]);
  const choosing = new Choosing(chooser, words, own);
  await choosing.choose(choiceIn(new URL(location.href).searchParams));
  return () => choosing.open();
}

async function wordsIn(language: string): Promise<Words> {
  const words = await loadListWords(language);
  await addChooseWords(words);
  return words;
}

async function ownGames(): Promise<Own> {
  const store = sharedStore();
  const [favourites, played] = await Promise.all([readFavourites(store), store.lastPlayed()]);
  return { favourites: new Set(favourites), played: new Set(played.keys()) };
}

/** What games are chosen by now: the sheet, the list, its head and the address say the same. */
class Choosing {
  readonly #chooser: Chooser;
  readonly #words: Words;
  readonly #sheet = new ChooseSheet();
  #own: Own;
  #choice: Choice = ALL;
  /** The games that are left. */
  #left: readonly { readonly id: string }[] = [];

  constructor(chooser: Chooser, words: Words, own: Own) {
    this.#chooser = chooser;
    this.#words = words;
    this.#own = own;
    Object.assign(this.#sheet, { words, choose: (choice: Choice) => void this.choose(choice) });
    document.body.append(this.#sheet);
    chooser.place.addEventListener('click', ({ target }) => {
      if (target instanceof Element) this.#press(target.closest<HTMLElement>('.chosen button'));
    });
  }

  async open(): Promise<void> {
    this.#own = await ownGames();
    await this.#sheet.open();
  }

  async choose(choice: Choice): Promise<void> {
    const { finder, place } = this.#chooser;
    this.#choice = choice;
    const said = this.#filters();
    const fits = fitting(choice, this.#own);
    const narrowing = {
      fits: fits.has.bind(fits),
      head: this.#head(said),
      nothing: this.#words.format('choose-nothing'),
    };
    noteInAddress(addressOf(choice));
    const button = place.querySelector('.filters');
    const label = this.#words.format('home-filters');
    if (button) button.textContent = said.length === 0 ? label : `${label} (${said.length})`;
    this.#sheet.choice = choice;
    this.#left = await finder.narrow(said.length === 0 ? undefined : narrowing);
    this.#sheet.left = this.#left.length;
  }

  /** The filters that are on. */
  #filters(): Filter[] {
    const [words, choice] = [this.#words, this.#choice];
    const { family, like } = choice;
    const filters: Filter[] = FACET_NAMES.flatMap((part) =>
      choice[part].map((value) => ({ part, value, told: words.format(`choose-${part}-value`, { value }) })),
    );
    const model = gameById(like);
    const name = model && localName(model, words);
    if (name) filters.unshift({ part: 'like', value: like, told: words.format('choose-like', { name }) });
    if (family !== '')
      filters.push({ part: 'family', value: family, told: words.format('family', { family }) });
    return filters;
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
    const { place, root, language } = this.#chooser;
    const { chosen = '' } = button?.dataset ?? {};
    if (chosen === 'any') {
      const any = this.#left[Math.floor(Math.random() * this.#left.length)];
      if (any) location.assign(gameAddress(root, language, any.id));
      return;
    }
    const [part, value] = chosen.split(' ');
    if (chosen === 'clear') void this.choose(ALL);
    else if (part === 'like' || part === 'family') void this.choose({ ...this.#choice, [part]: '' });
    else {
      const facet = FACET_NAMES.find((name) => name === part);
      if (!facet) return;
      void this.choose({ ...this.#choice, [facet]: this.#choice[facet].filter((other) => other !== value) });
    }
    // The button goes with what it took away.
    place.querySelector<HTMLElement>('.filters')?.focus();
  }
}
