import { fixture, html } from '@open-wc/testing';
import { gameList } from '../../src/pages/game-list.ts';
import { GameFinder } from '../../src/app/game-finder.ts';
import { openSearch } from '../../src/app/game-search.ts';
import { homeBody, type HomeView } from '../../src/pages/home-body.ts';
import { shortWays } from '../../src/pages/short-ways.ts';
import { homeAddress } from '../../src/app/route.ts';
import { games } from '../../src/games/index.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';

/** A page as it is written when the site is built, and what looks for games in it. */
export interface WrittenPage {
  readonly page: HTMLElement;
  readonly finder: GameFinder;
}

/** Shows the body of the home page, or of the page where there is nothing, in a language. */
export async function writtenPage(
  language: string,
  root: URL,
  body: (view: HomeView) => string = homeBody,
): Promise<WrittenPage> {
  const words = await loadAllWords(language);
  const home = homeAddress(root, language);
  const list = gameList(games, words, home);
  const page = await fixture<HTMLElement>(html`<div></div>`);
  const ways = shortWays(words, home);
  page.innerHTML = body({ words, root: root.href, ways, list, count: games.length, languages: locales });
  const place = page.querySelector('.finder') ?? page;
  return { page, finder: new GameFinder(place, () => openSearch(language, home)) };
}
