import { loadAppWords, locales } from '../text/app-words.ts';
import { bestLocale } from '../text/locale.ts';
import type { Words } from '../text/words.ts';
import { firstLists, type FirstList } from './first-list.ts';
import { preferences } from './preferences.ts';
import { ROOT_LANGUAGE, routeOf } from './route.ts';
import { followTheme } from './theme.ts';

/**
 * Shows the page that the address asks for. The path decides the language; only where it names none does the home page
 * follow what the player has chosen, and then the browser.
 *
 * What only the page of a game needs, the games themselves among it, is loaded for that page alone.
 *
 * @param root the site's root, ending in a slash
 */
export async function start(root: URL): Promise<void> {
  const address = new URL(location.href);
  const route = routeOf(address, { root, languages: locales });
  const language = route.language ?? ROOT_LANGUAGE;
  if (route.page === 'game') {
    // Its words are not what a player waits for: they come when the table can be played.
    const { hasGame, showGame } = await import('./show-game.ts');
    followTheme(hasGame(route.game));
    if (hasGame(route.game)) return showGame(language, root, route.game, route.deal);
  } else {
    followTheme(false);
  }
  if (route.page === 'home') {
    const wanted = route.language ?? preferences.now.language ?? navigator.languages;
    const loading = loadPage(bestLocale(wanted, locales));
    const { showHome } = await import('./show-home.ts');
    return showHome(...(await loading), root, address.searchParams.has('continue'));
  }
  const loading = loadPage(language);
  const { showUnknown } = await import('./show-unknown.ts');
  showUnknown(...(await loading), root);
}

/** The words around a list of games, and the list, in one of our languages. */
function loadPage(locale: string): Promise<[Words, FirstList]> {
  return Promise.all([loadAppWords(locale), firstLists[locale]!()]);
}
