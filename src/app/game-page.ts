import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { parseDealNumber } from '../cards/deal-number.ts';
import type { Game } from '../games/game.ts';
import type { SolitaireDealEvent } from '../table/events.ts';
import type { Words } from '../text/words.ts';
import { homeAddress } from './route.ts';
import type { RulesSheet } from './rules-sheet.ts';

/**
 * The page of a game: its table over the whole height, and a bar with a way back, the game's name, the deal's number
 * and its rules. The address always names the deal on the table, so that it can be kept, shared and reloaded.
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
  /** The deal that lies on the table. */
  declare private dealt: string | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { game, language, root, words, dealt } = this;
    const asked = this.deal === undefined ? undefined : parseDealNumber(this.deal);
    return html`
      <header class="game-bar">
        <a
          class="button back"
          href=${homeAddress(root, language)}
          aria-label=${words?.format('nav-home') ?? nothing}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7"></path></svg>
        </a>
        <h1>${game.name}</h1>
        <p class="deal">${words && dealt ? words.format('deal-label', { deal: dealt }) : nothing}</p>
        ${
          words
            ? html`<button class="button" type="button" @click=${this.#openRules}>
                ${words.format('rules')}
              </button>`
            : nothing
        }
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
