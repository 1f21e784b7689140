import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { deedSaid, keyCalled } from '../table/key-help.ts';
import { columnOf, KeyMap, readOwnKeys, writeOwnKeys, type KeyDeed } from '../table/key-map.ts';
import { keyName } from '../table/key-name.ts';
import { keyWords } from '../text/key-words.ts';
import { readTypedCard } from '../text/typed-card.ts';
import type { Words } from '../text/words.ts';
import { preferences } from './preferences.ts';

/** Keys that say nothing yet, or that lead away. */
const NO_ANSWER = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Tab)$/;

/**
 * The keys of the table, each of which may be another one. Whoever chooses a line has its next key heard; a key that does
 * something already is not taken away from that. Shown in the page itself, so that the page's style sheet holds for it.
 */
export class KeySettings extends LitElement {
  static override properties = {
    words: { attribute: false },
    chosen: { state: true },
    said: { state: true },
  };

  declare words: Words | undefined;
  /** The deed for which a key is awaited. */
  declare private chosen: KeyDeed | undefined;
  /** What became of the last key. */
  declare private said: string;

  constructor() {
    super();
    preferences.redraw(this);
    this.said = '';
    this.addEventListener('keydown', (event) => this.#hear(event));
    // Some browsers press a button when the space bar goes up.
    this.addEventListener('keyup', (event) => {
      if (event.key === ' ' && event.target === this.#last) event.preventDefault();
      this.#last = undefined;
    });
    this.addEventListener('focusout', () => (this.chosen = undefined));
  }

  /** The button whose key has just been heard. */
  #last: EventTarget | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.words) return nothing;
    const words = keyWords(this.words);
    const keys = new KeyMap(words, preferences.now.keys);
    const row = (deed: KeyDeed): TemplateResult => {
      const names = keys.keysOf(deed).map((key) => keyCalled(words, key));
      const shown = this.chosen === deed ? words.format('keys-press') : names.join(', ');
      return html`<button
        class="option key"
        type="button"
        data-deed=${deed}
        @click=${({ currentTarget }: Event) => this.#choose(deed, currentTarget)}
      >
        <span>${deedSaid(words, deed)}</span> <kbd>${shown || words.format('keys-none')}</kbd>
      </button>`;
    };
    return html`<p>${words.format('keys-choose')}</p>
      <p role="status">${this.said}</p>
      ${keys.deeds.map(row)}
      <button class="button reset" type="button" @click=${() => this.#reset()}>
        ${words.format('keys-usual')}
      </button>
      <p>${words.format('keys-and-readers')}</p>`;
  }

  #choose(deed: KeyDeed, button: EventTarget | null): void {
    // Not every browser does so by itself.
    if (button instanceof HTMLElement) button.focus();
    this.chosen = deed;
    this.said = '';
  }

  #reset(): void {
    this.said = '';
    preferences.change({ keys: '' });
  }

  #hear(event: KeyboardEvent): void {
    const { chosen: deed, words } = this;
    const isOther = event.ctrlKey || event.altKey || event.metaKey || NO_ANSWER.test(event.key);
    if (!deed || !words || event.isComposing || isOther) return;
    // Not to the sheet, which Escape closes.
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    this.#last = event.target ?? undefined;
    this.chosen = undefined;
    const key = keyName(event);
    if (key === 'Escape' && deed !== 'back') return;
    this.said = key === undefined ? keyWords(words).format('keys-not-this') : this.#give(deed, key, words);
  }

  /** Gives a deed its key, and tells so; or tells why not. */
  #give(deed: KeyDeed, key: string, plain: Words): string {
    const words = keyWords(plain);
    const called = keyCalled(words, key);
    const usual = new KeyMap(words).keysOf(deed);
    const other = new KeyMap(words, preferences.now.keys).deedOf(key);
    if (other && other !== deed)
      return words.format('keys-taken', { key: called, does: deedSaid(words, other) });
    // A column hears its key only while a card is in the hand.
    const isName = columnOf(deed) === undefined && readTypedCard(key, words) !== undefined;
    if (isName && !usual.includes(key)) return words.format('keys-finds', { key: called });
    const own = readOwnKeys(preferences.now.keys);
    if (usual.length === 1 && usual[0] === key) own.delete(deed);
    else own.set(deed, key);
    preferences.change({ keys: writeOwnKeys(own) });
    return words.format('keys-given', { key: called, does: deedSaid(words, deed) });
  }
}
