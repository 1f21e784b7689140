import { sharedStore } from '../storage/store.ts';
import { bring } from './bring.ts';
import { keepingPlace } from './home-place.ts';
import { readFavourites } from './favourite-games.ts';

/**
 * Shows above the list of games, as they are now, the deals that were begun, the player's favourites, and the games played
 * last. The catalogue, which names and draws them, is fetched only where there are any.
 *
 * @param goesOn whether to go straight on with the deal played last, where there is one
 */
export async function showDeals(root: URL, language: string, goesOn: boolean): Promise<void> {
  const store = sharedStore();
  const [begun, favourites, lastPlayed] = await Promise.all([
    store.dealsInProgress(),
    readFavourites(store),
    store.lastPlayed(),
  ]);
  if (begun.length === 0 && favourites.length === 0 && lastPlayed.size === 0) {
    keepingPlace(clear);
    return;
  }
  const [{ continueList, lastDeal }, { ownLists }, { loadAppWords }] = await bring(
    () =>
      Promise.all([import('./continue-list.ts'), import('./own-lists.ts'), import('../text/app-words.ts')]),
    'by the way',
  );
  const last = goesOn ? lastDeal(begun, root, language) : undefined;
  if (last !== undefined) {
    location.replace(last);
    return;
  }
  const words = await bring(() => loadAppWords(language), 'by the way');
  const shown = new Set(begun.map(({ game }) => game));
  const own = ownLists({ favourites, played: [...lastPlayed.keys()], shown }, words, root);
  keepingPlace(() => {
    clear();
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', (begun.length === 0 ? '' : continueList(begun, words, root)) + own);
  });
}

function clear(): void {
  for (const section of document.querySelectorAll('.begun')) section.remove();
}
