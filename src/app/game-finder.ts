import type { GameSearch } from './game-search.ts';

/** Looks for games in a list that is there already: it changes when somebody types, or asks for all of a family. */
export class GameFinder {
  readonly #place: Element;
  readonly #open: () => Promise<GameSearch>;
  /** Families of which all games are shown. */
  readonly #whole = new Set<string>();
  #search: Promise<GameSearch> | undefined;
  /** What the list fits. */
  #typed = '';
  #asked: Promise<void> = Promise.resolve();

  /**
   * @param place the element of the page that holds the field and the list
   * @param open loads what it takes to look for games, and is called when that is needed for the first time
   */
  constructor(place: Element, open: () => Promise<GameSearch>) {
    this.#place = place;
    this.#open = open;
    const field = place.querySelector('input');
    // A browser that brings a page back brings back what was typed, too.
    if (field && field.value !== '') this.#find(field);
    field?.addEventListener('focus', () => void this.#opened());
    field?.addEventListener('input', () => this.#find(field));
    field?.addEventListener('keydown', ({ key, isComposing }) => {
      if (key === 'Enter' && !isComposing) void this.#enter(field);
    });
    // Whoever points at a button will press it.
    place.addEventListener('pointerdown', ({ target }) => {
      if (allButtonAt(target)) void this.#opened();
    });
    place.addEventListener('click', ({ target }) => this.#press(allButtonAt(target)));
  }

  /** When what was asked for last is shown. */
  get settled(): Promise<void> {
    return this.#asked;
  }

  #opened(): Promise<GameSearch> {
    this.#search ??= this.#open();
    return this.#search;
  }

  #find(field: HTMLInputElement): void {
    this.#asked = this.#showFound(field);
  }

  /** Opens the only game that was found; where there are several, a phone's keyboard goes, so that they are seen. */
  async #enter(field: HTMLInputElement): Promise<void> {
    await this.settled;
    const found = this.#place.querySelectorAll<HTMLAnchorElement>('.found a');
    if (this.#typed !== '' && found.length === 1) found[0]?.click();
    else field.blur();
  }

  async #showFound(field: HTMLInputElement): Promise<void> {
    const search = await this.#opened();
    // Meanwhile more may have been typed.
    const typed = field.value.trim();
    if (typed === this.#typed) return;
    this.#typed = typed;
    // Whoever looks for something is shown that, and nothing before it.
    this.#place.closest('main')?.toggleAttribute('data-searching', typed !== '');
    const { html, said } = search.list(typed, this.#whole);
    const [list, status] = ['.found', '[role=status]'].map((part) => this.#place.querySelector(part));
    if (list) list.innerHTML = html;
    if (status) status.textContent = said;
  }

  #press(button: Element | undefined): void {
    const family = button?.closest('section')?.dataset['family'];
    if (!button || family === undefined || this.#whole.has(family)) return;
    this.#whole.add(family);
    this.#asked = this.#showAll(button, family);
  }

  async #showAll(button: Element, family: string): Promise<void> {
    const search = await this.#opened();
    const list = button.parentElement?.querySelector('ul');
    const last = list?.lastElementChild;
    list?.insertAdjacentHTML('beforeend', search.others(this.#typed, family));
    button.remove();
    // The button is gone: whoever pressed it goes on with the first game that it brought.
    last?.nextElementSibling?.querySelector('a')?.focus();
  }
}

function allButtonAt(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('.all') ?? undefined) : undefined;
}
