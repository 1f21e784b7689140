import { dealName } from '../cards/deal-name.ts';
import { gameById } from '../games/index.ts';
import type { DealInProgress } from '../storage/deals-begun.ts';
import type { Words } from '../text/words.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { gameCard } from '../pages/game-card.ts';
import { gameAddress } from './route.ts';

/** Links to the deals that were begun, as HTML. Games that the catalogue no longer has are left out. */
export function continueList(begun: readonly DealInProgress[], words: Words, root: URL): string {
  const items = begun.map(({ game: id, deal, moves }) => {
    const game = gameById(id);
    const address = gameAddress(root, words.locale, id, deal);
    return game
      ? `${gameCard(game, words, address, words.format('home-deal', { deal: dealName(deal), moves }))}</li>`
      : '';
  });
  return (
    `<section class="begun" aria-labelledby="continue"><h2 id="continue">${escapeHtml(words.format('home-continue'))}</h2>` +
    `<ul class="cards">${items.join('')}</ul></section>`
  );
}

/** The address of the deal that was played last, where there is one. */
export function lastDeal(begun: readonly DealInProgress[], root: URL, language: string): string | undefined {
  const last = begun.find(({ game }) => gameById(game));
  return last && gameAddress(root, language, last.game, last.deal);
}
