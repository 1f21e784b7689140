import { noteInAddress } from './note-in-address.ts';
import type { Found, GameSearch, Narrowing } from './game-search.ts';

/** A family comes first, which is as much as a phone shows. Others follow, so many at once: no letter waits for all. */
const THEN = 4;

/** How long a letter that is typed soon is waited for before others follow, in milliseconds. */
const SOON = 30;

/** Under which name the address keeps what was typed. */
const TYPED = 'q';

/** Looks for games in a list that is there already: it changes when somebody types, chooses, or asks for all of a family. */
export class GameFinder {
  readonly #place: Element;
  readonly #field: HTMLInputElement | null;
  readonly #open: () => Promise<GameSearch>;
  /** Families of which all games are shown. */
  readonly #whole = new Set<string>();
  #search: Promise<GameSearch> | undefined;
  /** What the list fits. */
  #typed = '';
  #narrowing: Narrowing | undefined;
  #found: Found | undefined;
  #asked: Promise<void> = Promise.resolve();

  /**
   * @param place the element of the page that holds the field and the list
   * @param open loads what it takes to look for games, and is called when that is needed for the first time
   */
  constructor(place: Element, open: () => Promise<GameSearch>) {
    this.#place = place;
    this.#open = open;
    const field = (this.#field = place.querySelector('input'));
    if (field) this.#wake(field);
    // Whoever points at a button will press it.
    place.addEventListener('pointerdown', ({ target }) => {
      if (buttonAt(target)) void this.#opened();
    });
    place.addEventListener('click', ({ target }) => this.#press(buttonAt(target)));
  }

  /** When what was asked for last is shown. */
  get settled(): Promise<void> {
    return this.#asked;
  }

  /** Families of which all games are shown. */
  get whole(): readonly string[] {
    return [...this.#whole];
  }

  /** Shows all games of these families. */
  async unfold(families: readonly string[]): Promise<void> {
    await this.settled;
    for (const family of families) {
      const button = this.#place.querySelector(`section[data-family="${CSS.escape(family)}"] .all`);
      if (button && !this.#whole.has(family)) await this.#showAll(button, family);
      this.#whole.add(family);
    }
  }

  /** Shows only those games from now on that fit what was chosen, too, and gives them; undefined for all that were found. */
  async narrow(narrowing: Narrowing | undefined): Promise<Found['games']> {
    this.#narrowing = narrowing;
    this.#asked = this.#show();
    await this.#asked;
    return this.#found?.games ?? [];
  }

  #wake(field: HTMLInputElement): void {
    field.value ||= new URL(location.href).searchParams.get(TYPED) ?? '';
    // A browser that brings a page back brings back what was typed, too.
    if (field.value !== '') this.#find();
    field.addEventListener('focus', () => void this.#opened());
    field.addEventListener('input', () => this.#find());
    field.addEventListener('change', () => noteInAddress({ [TYPED]: field.value.trim() }));
    field.addEventListener('keydown', ({ key, isComposing }) => {
      if (key === 'Enter' && !isComposing) void this.#enter(field);
    });
  }

  #opened(): Promise<GameSearch> {
    this.#search ??= this.#open();
    return this.#search;
  }

  #find(): void {
    if (this.#field?.value.trim() !== this.#typed) this.#asked = this.#show();
  }

  /** Opens the only game that was found; where there are several, a phone's keyboard goes, so that they are seen. */
  async #enter(field: HTMLInputElement): Promise<void> {
    await this.settled;
    const found = this.#place.querySelectorAll<HTMLAnchorElement>('.found a');
    if (this.#typed !== '' && found.length === 1) found[0]?.click();
    else field.blur();
  }

  async #show(): Promise<void> {
    const search = await this.#opened();
    // Meanwhile more may have been typed.
    const typed = this.#field?.value.trim() ?? '';
    this.#typed = typed;
    // Whoever looks for something is shown that, and nothing before it.
    this.#place.closest('main')?.toggleAttribute('data-searching', typed !== '' || !!this.#narrowing);
    const found = (this.#found = search.list(typed, this.#whole, this.#narrowing));
    const [list, status] = ['.found', '[role=status]'].map((part) => this.#place.querySelector(part));
    if (status) status.textContent = found.said;
    const parts = found.parts[Symbol.iterator]();
    if (list) list.innerHTML = take(parts, this.#narrowing ? 2 : 1);
    for (let more = ' '; more !== '';) {
      await new Promise((shown) => setTimeout(shown, SOON));
      if (this.#found !== found) return;
      more = take(parts, THEN);
      list?.insertAdjacentHTML('beforeend', more);
    }
  }

  #press(button: HTMLElement | undefined): void {
    const { typed } = button?.dataset ?? {};
    if (typed !== undefined && this.#field) {
      this.#field.value = typed;
      noteInAddress({ [TYPED]: typed });
      this.#find();
      this.#field.focus();
    }
    const family = button?.closest('section')?.dataset['family'];
    if (!button || family === undefined || this.#whole.has(family)) return;
    this.#whole.add(family);
    const last = button.parentElement?.querySelector('ul')?.lastElementChild;
    // The button goes: whoever pressed it goes on with the first game that it brought.
    this.#asked = this.#showAll(button, family).then(() =>
      last?.nextElementSibling?.querySelector('a')?.focus(),
    );
  }

  async #showAll(button: Element, family: string): Promise<void> {
    const search = await this.#opened();
    const found = (this.#found ??= search.list(this.#typed, this.#whole, this.#narrowing));
    const list = button.parentElement?.querySelector('ul');
    list?.insertAdjacentHTML('beforeend', search.others(family, found));
    button.remove();
  }
}

function take(parts: Iterator<string>, count: number): string {
  let taken = '';
  for (let i = 0; i < count; i++) {
    const part = parts.next();
    if (part.done) break;
    taken += part.value;
  }
  return taken;
}

function buttonAt(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('.all') ?? undefined) : undefined;
}
