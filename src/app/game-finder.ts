import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Family, Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import type { Words } from '../text/words.ts';
import { gameList } from './game-list.ts';
import { findGames } from './find-games.ts';

/** So many games that were looked for are all shown at once. */
const FOUND_AT_ONCE = 24;

/** Some games of each family, all for those who ask, and a field that leaves those whose name has what is typed. */
export class GameFinder extends LitElement {
  static override properties = {
    words: { attribute: false },
    root: { attribute: false },
    wanted: { state: true },
    others: { state: true },
    whole: { state: true },
  };

  declare words: Words | undefined;
  /** The root of the site. */
  declare root: URL | undefined;
  /** What was typed. */
  declare private wanted: string;

  /** Other names of games: they come when somebody begins to look for one. */
  declare private others: ((game: Game) => readonly string[]) | undefined;

  /** Families of which all games are shown. */
  declare private whole: ReadonlySet<Family>;

  constructor() {
    super();
    this.wanted = '';
    this.whole = new Set();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { words, root, wanted, others } = this;
    if (!words || !root) return nothing;
    const found = findGames(games, wanted, words, others);
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
          @focus=${this.#loadNames}
          @input=${this.#find}
        />
        <p class="muted" role="status">
          ${
            found.length === 0
              ? words.format('home-search-nothing', { query: wanted.trim() })
              : words.format('home-count', { n: found.length })
          }
        </p>
      </search>
      ${gameList(found, words, root, {
        isWhole: (family) => found.length <= FOUND_AT_ONCE || this.whole.has(family),
        showAll: (family) => void this.#showAll(family),
      })}
    `;
  }

  #find({ target }: Event): void {
    if (target instanceof HTMLInputElement) this.wanted = target.value;
  }

  async #showAll(family: Family): Promise<void> {
    const shown = `[data-family=${family}] li`;
    const few = this.querySelectorAll(shown).length;
    this.whole = new Set([...this.whole, family]);
    await this.updateComplete;
    // The button is gone: whoever pressed it goes on with the first game that it brought.
    this.querySelectorAll(shown)[few]?.querySelector('a')?.focus();
  }

  async #loadNames(): Promise<void> {
    if (this.others) return;
    const { gameFacts } = await import('../games/facts.ts');
    this.others = (game) => gameFacts(game).aliases;
  }
}
