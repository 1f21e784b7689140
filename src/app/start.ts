import { gameIds } from '../games/index.ts';
import { loadAllWords, locales } from '../text/load-all-words.ts';
import { routeOf } from './route.ts';

/**
 * Shows the page that the address asks for. The path decides the language; only where it names none does the home page
 * follow the browser.
 *
 * @param root the site's root, ending in a slash
 */
export async function start(root: URL): Promise<void> {
  const route = routeOf(new URL(location.href), { root, languages: locales, games: gameIds });
  const wanted = route.language ?? (route.page === 'home' ? navigator.languages : 'en');
  const loading = loadAllWords(wanted);
  switch (route.page) {
    case 'home': {
      const { showHome } = await import('./show-home.ts');
      return showHome(await loading, root);
    }
    case 'game': {
      const { showGame } = await import('./show-game.ts');
      return showGame(await loading, root, route.game, route.deal);
    }
    case 'unknown': {
      const { showUnknown } = await import('./show-unknown.ts');
      showUnknown(await loading, root);
    }
  }
}
