import { games } from '../games/index.ts';
import { locales } from '../text/app-locales.ts';
import { loadListWords } from '../text/app-words.ts';
import { gameList } from '../pages/game-list.ts';
import { homeBody, unknownBody } from '../pages/home-body.ts';
import { shortWays } from '../pages/short-ways.ts';
import { namePage, tellMissingLanguage } from './name-page.ts';
import { homeTitle, unknownTitle } from '../pages/page-title.ts';
import { homeAddress } from './route.ts';
import { wakeFinder, wakeHome } from './wake-home.ts';

/** Writes a page with all games here, where none was written before: at an address where there is nothing, say. */
export async function showList(language: string, root: URL, isHome: boolean): Promise<void> {
  const words = await loadListWords(language);
  const home = homeAddress(root, language);
  const [list, ways] = [gameList(games, words, home), shortWays(words, home)];
  const view = { words, root: root.href, ways, list, count: games.length, languages: locales };
  namePage(isHome ? homeTitle(words) : unknownTitle(words), words);
  document.body.innerHTML = isHome ? homeBody(view) : unknownBody(view);
  tellMissingLanguage(words, language);
  if (isHome) wakeHome(root);
  else wakeFinder(root);
}
