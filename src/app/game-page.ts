import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { parseDealNumber } from '../cards/deal-number.ts';
import type { Game } from '../games/game.ts';
import type { SolitaireDealEvent } from '../table/events.ts';
import type { Words } from '../text/words.ts';
import type { NoticeBar } from './notice-bar.ts';
import type { RulesSheet } from './rules-sheet.ts';

/**
 * The page of a game: its table over the whole height, and a bar with a way back, the game's name, the deal's number
 * and its rules. The address always names the deal on the table, so that it can be kept, shared and reloaded.
 */
export class GamePage extends LitElement {
  static override properties = {
    game: { attribute: false },
    deal: { attribute: false },
    words: { attribute: false },
    root: { attribute: false },
    dealt: { state: true },
  };

  /** The game. */
  declare game: Game | undefined;
  /** The deal that the address asks for, as it stands there. */
  declare deal: string | undefined;
  declare words: Words | undefined;
  /** The root of the site. */
  declare root: URL | undefined;
  /** The deal that lies on the table. */
  declare private dealt: string | undefined;

  /** Where the page says things. */
  get notices(): NoticeBar | null {
    return this.querySelector('notice-bar');
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    const { deal, words } = this;
    if (deal === undefined || !words) return;
    const parsed = parseDealNumber(deal);
    if (parsed.ok) return;
    const fault = words.format(`deal-number-${parsed.reason.replaceAll(' ', '-')}`);
    this.notices?.show({
      id: 'bad-deal',
      text: words.format('bad-deal', { deal, fault }),
      choices: [{ label: words.format('close') }],
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, words, root } = this;
    if (!game || !words || !root) return nothing;
    const asked = this.deal === undefined ? undefined : parseDealNumber(this.deal);
    return html`
      <header class="game-bar">
        <a class="button back" href=${root.href} aria-label=${words.format('nav-home')}>
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"></path></svg>
        </a>
        <h1>${game.name}</h1>
        <p class="deal">
          ${this.dealt === undefined ? nothing : words.format('deal-label', { deal: this.dealt })}
        </p>
        <button class="button" type="button" @click=${this.#openRules}>${words.format('rules')}</button>
      </header>
      <notice-bar></notice-bar>
      <main>
        <solitaire-table
          game=${game.id}
          deal=${asked?.ok ? asked.deal : nothing}
          tap="select"
          auto="off"
          keep
          @solitaire-deal=${this.#showDeal}
        ></solitaire-table>
      </main>
      <rules-sheet .game=${game} .words=${words} .root=${root}></rules-sheet>
    `;
  }

  #openRules(): void {
    void this.querySelector<RulesSheet>('rules-sheet')?.open();
  }

  #showDeal({ deal }: SolitaireDealEvent): void {
    this.dealt = deal;
    const address = new URL(location.href);
    address.searchParams.set('deal', deal);
    history.replaceState(history.state, '', address);
  }
}
