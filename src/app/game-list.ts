import { html, nothing, type TemplateResult } from 'lit';
import type { Family, Game } from '../games/game.ts';
import { gameMessage } from '../text/game-texts.ts';
import type { Words } from '../text/words.ts';
import { groupGames, type GameGroup, type ListedGame } from './game-groups.ts';
import { miniaturePicture } from './miniature-picture.ts';
import { gameAddress } from './route.ts';

/** Of which families all games are shown. */
export interface ShownFamilies {
  isWhole(family: Family): boolean;
  /** Shows all games of a family from now on. */
  showAll(family: Family): void;
}

/** Games as links to their pages, family by family. */
export function gameList(
  games: readonly Game[],
  words: Words,
  root: URL,
  shown: ShownFamilies,
): TemplateResult[] {
  return groupGames(games).map((group) => familySection(group, words, root, shown));
}

function familySection(group: GameGroup, words: Words, root: URL, shown: ShownFamilies): TemplateResult {
  const { family, games: listed, few } = group;
  const id = `family-${family}`;
  const isWhole = listed.length <= few || shown.isWhole(family);
  return html`
    <section aria-labelledby=${id} data-family=${family}>
      <h2 id=${id}>${words.format('family', { family })}</h2>
      <ul class="cards">
        ${(isWhole ? listed : listed.slice(0, few)).map((entry) => html`<li>${listedGame(entry, words, root)}</li>`)}
      </ul>
      ${isWhole ? nothing : allButton(group, words, shown)}
    </section>
  `;
}

function allButton({ family, games }: GameGroup, words: Words, shown: ShownFamilies): TemplateResult {
  const n = games.reduce((sum, { variants }) => sum + 1 + variants.length, 0);
  return html`
    <button
      class="button all"
      type="button"
      aria-describedby="family-${family}"
      @click=${() => shown.showAll(family)}
    >
      ${words.format('family-all', { n })}
    </button>
  `;
}

function listedGame({ game, variants }: ListedGame, words: Words, root: URL): TemplateResult {
  return html`
    <a class="card" href=${gameAddress(root, words.locale, game.id)}>
      ${miniaturePicture(game.rules)}
      <span class="card-text">
        <strong>${game.name}</strong>
        ${pitch(game, words)}
      </span>
    </a>
    ${
      variants.length === 0
        ? nothing
        : html`<p class="variants">
            ${words.format('variants')}
            ${variants.map((variant) => html`<a href=${gameAddress(root, words.locale, variant.id)}>${variant.name}</a> `)}
          </p>`
    }
  `;
}

function pitch({ id }: Game, words: Words): TemplateResult | typeof nothing {
  const message = gameMessage(id, 'pitch');
  return words.has(message) ? html`<span class="muted">${words.format(message)}</span>` : nothing;
}
