import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../games/game.ts';
import { gameMessage } from '../text/game-texts.ts';
import type { Words } from '../text/words.ts';
import { groupGames, type GameGroup, type ListedGame } from './game-groups.ts';
import { miniaturePicture } from './miniature-picture.ts';
import { gameAddress } from './route.ts';

/** Games as links to their pages, family by family. */
export function gameList(games: readonly Game[], words: Words, root: URL): TemplateResult[] {
  return groupGames(games).map((group) => familySection(group, words, root));
}

function familySection({ family, games: listed }: GameGroup, words: Words, root: URL): TemplateResult {
  const id = `family-${family}`;
  return html`
    <section aria-labelledby=${id}>
      <h2 id=${id}>${words.format('family', { family })}</h2>
      <ul class="cards">
        ${listed.map((entry) => html`<li>${listedGame(entry, words, root)}</li>`)}
      </ul>
    </section>
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
