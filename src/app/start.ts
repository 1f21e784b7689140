import { gameIds } from '../games/index.ts';
import { loadWordsOfPages, locales } from '../text/load-all-words.ts';
import { preferences } from './preferences.ts';
import { ROOT_LANGUAGE, routeOf } from './route.ts';
import { followTheme } from './theme.ts';

/**
 * Shows the page that the address asks for. The path decides the language; only where it names none does the home page
 * follow what the player has chosen, and then the browser.
 *
 * @param root the site's root, ending in a slash
 */
export async function start(root: URL): Promise<void> {
  const address = new URL(location.href);
  const route = routeOf(address, { root, languages: locales, games: gameIds });
  followTheme(route.page === 'game');
  const language = route.language ?? ROOT_LANGUAGE;
  switch (route.page) {
    case 'home': {
      const loading = loadWordsOfPages(route.language ?? preferences.now.language ?? navigator.languages);
      const { showHome } = await import('./show-home.ts');
      return showHome(await loading, root, address.searchParams.has('continue'));
    }
    case 'game': {
      // Its words are not what a player waits for: they come when the table can be played.
      const { showGame } = await import('./show-game.ts');
      return showGame(language, root, route.game, route.deal);
    }
    case 'record': {
      const loading = loadWordsOfPages(language);
      const { showRecord } = await import('./show-record.ts');
      return showRecord(await loading, root, route.game);
    }
    case 'unknown': {
      const loading = loadWordsOfPages(language);
      const { showUnknown } = await import('./show-unknown.ts');
      showUnknown(await loading, root);
    }
  }
}
