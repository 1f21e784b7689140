import './sheet.css';
import { html, type TemplateResult } from 'lit';
import { localName } from '../pages/local-name.ts';
import { sharedStore } from '../storage/store.ts';
import type { Words } from '../text/words.ts';
import { readFavourites, setFavourite } from './favourite-games.ts';
import type { GamePage } from './game-page.ts';
import { starIcon } from './page-icons.ts';
import type { RulesSheet } from './rules-sheet.ts';

/** Gives the page of a game a star, by which the game becomes a favourite: in its bar where there is room, and in the sheet with its rules. */
export async function addStar(page: GamePage, rules: RulesSheet | null, words: Words): Promise<void> {
  const store = sharedStore();
  const { game } = page;
  const name = words.format('favourite-game', { name: localName(game, words) });
  const show = (is: boolean): void => {
    const star = (told: string): TemplateResult =>
      html`<button
        class="button star"
        type="button"
        title=${name}
        aria-label=${name}
        aria-pressed=${is}
        @click=${() => {
          show(!is);
          void setFavourite(store, game.id, !is);
        }}
      >
        ${starIcon}${told}
      </button>`;
    page.star = star('');
    if (rules) rules.star = star(words.format('favourite'));
  };
  show((await readFavourites(store)).includes(game.id));
}
