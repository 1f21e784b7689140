import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import { parseDealNumber, type DealNumber } from '../cards/deal-number.ts';
import type { Game } from '../games/game.ts';
import { lacksCards } from '../session/whole-deal.ts';
import type { SolitaireDealEvent } from '../table/events.ts';
import type { Words } from '../text/words.ts';
import { goBack } from './go-back.ts';
import { languageOffer } from './language-links.ts';
import { backIcon, settingsIcon } from './page-icons.ts';
import { preferences } from './preferences.ts';
import { gameAddress, homeAddress } from './route.ts';
import type { Sheet } from './sheet.ts';
import { tableAttributes } from './table-attributes.ts';

/**
 * The page of a game: its table over the whole height, and a bar with a way back, the game's name, the deal's number,
 * its rules and the settings. The address always names the deal on the table, so that it can be kept, shared and reloaded.
 *
 * Its table can be played before its words are there.
 */
export class GamePage extends LitElement {
  static override properties = {
    game: { attribute: false },
    deal: { attribute: false },
    language: { attribute: false },
    root: { attribute: false },
    words: { attribute: false },
    called: { attribute: false },
    record: { attribute: false },
    share: { attribute: false },
    star: { attribute: false },
    visiting: { attribute: false },
    dealt: { state: true },
  };

  /** The game. */
  declare game: Game;
  /** The deal that the address asks for, as it stands there; anything but a number is as good as nothing. */
  declare deal: string | undefined;
  /** The language that the address asks for. */
  declare language: string;
  /** The root of the site. */
  declare root: URL;
  /** The words around the table, once they are there. */
  declare words: Words | undefined;
  /** The name of the game in the language of the page, once that is known. */
  declare called: string | undefined;
  /** The button of the player's record, once it is known. */
  declare record: TemplateResult | undefined;
  /** The button that hands the deal on, once it can. */
  declare share: TemplateResult | undefined;
  /** The star of a favourite, once it is known whether the game is one. */
  declare star: TemplateResult | undefined;
  /** Whether the table shows what somebody has shared: it is not kept among the player's own deals. */
  declare visiting: boolean;
  /** The deal that lies on the table. */
  declare private dealt: string | undefined;

  /** Lets a newer version of the site take over now that another deal begins; gives whether one does. */
  renew: ((nameDeal: () => void) => boolean) | undefined;
  /** Whether another deal than the one that the address asked for has been dealt: what it said of that does not hold any more. */
  #isOther = false;
  /** Room for the words of somebody's first minutes, below the table from the beginning, so that nothing moves for them. */
  #firstWords: HTMLElement | undefined;

  /** Made by hand, since it has more attributes than a template can list. */
  readonly #table = document.createElement('solitaire-table');

  constructor() {
    super();
    preferences.redraw(this);
    const notices = Object.assign(document.createElement('notice-bar'), { slot: 'notice' });
    this.#table.append(notices);
    this.#table.addEventListener('solitaire-deal', (event) => this.#showDeal(event));
  }

  /** Shows this in the place of the cards until they are there. */
  showUntilDealt(awaited: Element): void {
    awaited.slot = 'fallback';
    this.#table.append(awaited);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    const table = this.#table;
    if (!this.hasUpdated && !this.visiting && preferences.now.light === 'auto') {
      this.#firstWords = Object.assign(document.createElement('notice-bar'), { className: 'first-words' });
    }
    if (changed.has('game')) table.setAttribute('game', this.game.id);
    const asked = this.#asked;
    if (changed.has('deal') && asked !== undefined) table.setAttribute('deal', asked);
    const attributes = tableAttributes(preferences.now);
    for (const name of ['left-handed', 'keys']) if (!(name in attributes)) table.removeAttribute(name);
    table.toggleAttribute('keep', !this.visiting);
    // Only what has changed: a replay says by the properties that nothing goes home by itself meanwhile.
    for (const [name, value] of Object.entries(attributes)) {
      if (table.getAttribute(name) !== value) table.setAttribute(name, value);
    }
  }

  protected override render(): TemplateResult {
    const { game, language, root, words, dealt } = this;
    return html`
      <header class="game-bar">
        <a
          class="button back"
          href=${homeAddress(root, language)}
          @click=${goBack}
          aria-label=${words?.format('nav-home') ?? nothing}
        >
          ${backIcon}
        </a>
        <div class="names">
          <h1>${this.called ?? game.name}</h1>
          <p class="deal">
            ${words && dealt ? words.format('deal-label', { deal: dealName(dealt) }) : nothing}
          </p>
        </div>
        ${words ? this.#buttons(words) : nothing}
      </header>
      <main>${this.#table}</main>
      ${this.#firstWords ?? nothing}
      <rules-sheet .game=${game} .words=${words} .root=${root}></rules-sheet>
      <settings-sheet .words=${words} .root=${root} .addressIn=${this.#addressIn}></settings-sheet>
    `;
  }

  /** The deal that the address asks for; undefined where it asks for none. */
  get #asked(): DealNumber | undefined {
    if (this.deal === undefined || lacksCards(this.game.rules, this.deal)) return undefined;
    const parsed = parseDealNumber(this.deal);
    return parsed.ok ? parsed.deal : undefined;
  }

  #buttons(words: Words): TemplateResult {
    return html`
      ${this.star ?? html`<span class="button star"></span>`} ${this.record ?? nothing}
      ${this.share ?? nothing} ${languageOffer(words, this.#addressIn)}
      <button class="button" type="button" @click=${() => this.#open('rules-sheet')}>
        ${words.format('rules')}
      </button>
      <button
        class="button settings-button"
        type="button"
        aria-label=${words.format('nav-settings')}
        title=${words.format('nav-settings')}
        @click=${() => this.#open('settings-sheet')}
      >
        ${settingsIcon}
      </button>
    `;
  }

  readonly #addressIn = (language: string): string =>
    gameAddress(this.root, language, this.game.id, this.dealt) + (this.visiting ? location.hash : '');

  #open(name: string): void {
    void this.querySelector<Sheet>(name)?.open();
  }

  #showDeal({ deal }: SolitaireDealEvent): void {
    if (deal !== (this.dealt ?? this.#asked)) {
      this.visiting = false;
      this.#isOther = true;
    }
    this.dealt = deal;
    if (!this.renew?.(this.#nameDeal)) this.#nameDeal();
  }

  /** Lets the address name the deal that lies on the table. A link that said more than a deal stays one step back. */
  readonly #nameDeal = (): void => {
    const address = new URL(location.href);
    const isLeft = this.#isOther && (address.hash !== '' || address.search.includes('&'));
    if (this.#isOther) address.search = address.hash = '';
    if (this.dealt !== undefined) address.searchParams.set('deal', this.dealt);
    history[isLeft ? 'pushState' : 'replaceState'](history.state, '', address);
  };
}
