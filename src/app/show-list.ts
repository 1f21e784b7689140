import { games } from '../games/index.ts';
import { locales } from '../text/app-locales.ts';
import { loadListWords } from '../text/app-words.ts';
import { gameList } from '../pages/game-list.ts';
import { homeBody, unknownBody } from '../pages/home-body.ts';
import { shortWays } from '../pages/short-ways.ts';
import { namePage, tellMissingLanguage } from './name-page.ts';
import { homeTitle, unknownTitle } from '../pages/page-title.ts';
import { bring } from './bring.ts';
import { changeLanguage } from './change-language.ts';
import { finderIn } from './game-search.ts';
import { folded } from './folded.ts';
import { meantGame } from './meant-game.ts';
import { homeAddress } from './route.ts';
import { wakeFinder, wakeHome } from './wake-home.ts';

/**
 * Writes a page with all games here, where none was written before: at an address where there is nothing, say. An address
 * that only writes a game in another way leads there, and what is nearly the name of one is looked for.
 *
 * @param sought what the address names that is no game, as it stands there
 */
export async function showList(language: string, root: URL, isHome: boolean, sought?: string): Promise<void> {
  const words = await bring(() => loadListWords(language));
  const name = sought === undefined ? '' : readable(sought);
  const meant = name === '' ? undefined : meantGame(name, games, words);
  if (sought !== undefined && meant) {
    const address = new URL(location.href);
    address.pathname = address.pathname.replace(`/${sought}`, `/${meant.id}`);
    location.replace(address);
    return;
  }
  const home = homeAddress(root, language);
  const [list, ways] = [gameList(games, words, home), shortWays(words, home)];
  const view = { words, root: root.href, ways, list, count: games.length, languages: locales };
  namePage(isHome ? homeTitle(words) : unknownTitle(words), words);
  document.body.innerHTML = isHome ? homeBody(view) : unknownBody(view);
  tellMissingLanguage(words, language);
  const field = document.querySelector<HTMLInputElement>('.finder input');
  const { find, guess } = finderIn(words);
  if (field && name !== '' && (find(name).length > 0 || guess(name) !== undefined)) field.value = name;
  if (!isHome) wakeFinder(root);
  else if (!changeLanguage(root)) wakeHome(root);
}

/** A part of an address as somebody would type it. */
function readable(part: string): string {
  try {
    return folded(decodeURIComponent(part));
  } catch {
    return '';
  }
}
