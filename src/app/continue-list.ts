import { html, type TemplateResult } from 'lit';
import { gameById } from '../games/index.ts';
import type { DealInProgress } from '../storage/deals-begun.ts';
import type { Words } from '../text/words.ts';
import { miniaturePicture } from './miniature-picture.ts';
import { gameAddress } from './route.ts';

/** Links to the deals that were begun. Games that the catalogue no longer has are left out. */
export function continueList(begun: readonly DealInProgress[], words: Words, root: URL): TemplateResult {
  return html`
    <section aria-labelledby="continue">
      <h2 id="continue">${words.format('home-continue')}</h2>
      <ul class="cards">
        ${begun.map((deal) => begunDeal(deal, words, root))}
      </ul>
    </section>
  `;
}

function begunDeal({ game: id, deal, moves }: DealInProgress, words: Words, root: URL): TemplateResult[] {
  const game = gameById(id);
  if (!game) return [];
  const link = html`
    <li>
      <a class="card" href=${gameAddress(root, words.locale, id, deal)}>
        ${miniaturePicture(game.rules)}
        <span class="card-text">
          <strong>${game.name}</strong>
          <span class="muted"
            >${words.format('deal-label', { deal })}, ${words.format('moves-made', { moves })}</span
          >
        </span>
      </a>
    </li>
  `;
  return [link];
}
