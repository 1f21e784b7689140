import { ROOT_LANGUAGE } from '../pages/addresses.ts';
import { locales } from '../text/app-locales.ts';
import { bring } from './bring.ts';
import { changeLanguage } from './change-language.ts';
import { ownGame } from './own-game.ts';
import { routeOf } from './route.ts';
import { followTheme } from './theme.ts';

/**
 * Shows the page that the address asks for: that of a game, its rules, the player's record, or a list of all games where
 * there is nothing. The home page and what is there to be read are written when the site is built, and only given what
 * they are used with; they are made here where they were not: without a network, and while the app is written.
 *
 * @param root the site's root, ending in a slash
 */
export async function start(root: URL): Promise<void> {
  nameInFull();
  const written = document.querySelector('.finder, .reading');
  if (written) {
    followTheme(false);
    if (written.className === 'finder') {
      if (!changeLanguage(root)) (await bring(() => import('./wake-home.ts'))).wakeHome(root);
    } else (await bring(() => import('./wake-reading.ts'))).wakeReading();
    return;
  }
  const route = routeOf(new URL(location.href), { root, languages: locales });
  const language = route.language ?? ROOT_LANGUAGE;
  if (route.page === 'game') {
    // Its words are not what a player waits for: they come when the table can be played.
    const shown = bring(() => import('./show-game.ts'));
    const game = await ownGame(route.game);
    followTheme(game !== undefined);
    if (game) return (await shown).showGame(language, root, game, route.deal);
  } else {
    followTheme(false);
  }
  if (route.page === 'record') {
    const { showRecord } = await bring(() => import('./show-record.ts'));
    return showRecord(language, root, route.game, route.from);
  }
  if (route.page === 'rules') {
    const { showRules } = await bring(() => import('./show-reading.ts'));
    if (await showRules(language, root, route.game)) return;
  }
  if (route.page === 'all rules') {
    const { showAllRules } = await bring(() => import('./show-reading.ts'));
    return showAllRules(language, root);
  }
  if (route.page === 'topic') {
    const { showTopic } = await bring(() => import('./show-reading.ts'));
    return showTopic(language, root, route.topic);
  }
  const { showList } = await bring(() => import('./show-list.ts'));
  const sought = route.page === 'game' || route.page === 'rules' ? route.game : undefined;
  return showList(language, root, route.page === 'home', sought);
}

/** Who reads the head of a page for a search engine asks for full addresses; what is written for any place has only ways. */
function nameInFull(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=canonical],link[hreflang]')) {
    link.setAttribute('href', link.href);
  }
}
