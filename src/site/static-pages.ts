import { games } from '../games/index.ts';
import type { Game } from '../games/game.ts';
import { packGame, type PackedGame } from '../games/pack.ts';
import { gameMessage } from '../text/game-texts.ts';
import { loadWordsOfPages, locales } from '../text/load-all-words.ts';
import type { Words } from '../text/words.ts';
import { gamePath, homePath, recordPath, ROOT_LANGUAGE } from '../pages/addresses.ts';
import { gameList } from '../pages/game-list.ts';
import { homeBody } from '../pages/home-body.ts';
import { shortWays } from '../pages/short-ways.ts';
import { gameTitle, homeTitle, recordTitle, unknownTitle } from '../pages/page-title.ts';
import type { PageHead } from './static-page.ts';

/** A page that is written when the site is built. */
export interface StaticPage {
  /** Where it is written, such as `fr/munger/index.html`. */
  readonly fileName: string;
  readonly head: PageHead;
  /** What it shows without any script; absent on the pages of games, which are nothing without one. */
  readonly body?: string;
}

/** The page of a game, which brings the rules of its game. */
export interface StaticGamePage extends StaticPage {
  readonly game: PackedGame;
}

const languages = await Promise.all(locales.map((language) => loadWordsOfPages(language)));

/** The home page in every language. */
export const homes: readonly Required<StaticPage>[] = languages.map(homePage);

/** The pages of the games, in every language. */
export const gamePages: readonly StaticGamePage[] = languages.flatMap((words) =>
  games.map((game) => gamePage(words, game)),
);

/** The page of the player's record, in every language. */
export const recordPages: readonly StaticPage[] = languages.map(recordPage);

/** The page that hosts show where there is none. */
export const missingPage: StaticPage = missing(await loadWordsOfPages(ROOT_LANGUAGE));

function homePage(words: Words): Required<StaticPage> {
  const head = {
    language: words.locale,
    title: homeTitle(words),
    description: words.format('app-description'),
  };
  // The games lie beside the page, wherever the site will be.
  const list = gameList(games, words, '', () => false);
  const ways = shortWays(words, '');
  const body = homeBody({ words, root: './', ways, list, count: games.length, languages: locales });
  return { fileName: `${homePath(words.locale)}index.html`, head, body };
}

function gamePage(words: Words, game: Game): StaticGamePage {
  const pitch = gameMessage(game.id, 'pitch');
  const description = words.has(pitch)
    ? words.format(pitch)
    : words.format('page-promise', { name: game.name });
  const head = { language: words.locale, title: gameTitle(words, game), description };
  return { fileName: `${gamePath(words.locale, game.id)}index.html`, head, game: packGame(game) };
}

function recordPage(words: Words): StaticPage {
  const head = {
    language: words.locale,
    title: recordTitle(words),
    description: words.format('record-description'),
  };
  return { fileName: `${recordPath(words.locale)}index.html`, head };
}

function missing(words: Words): StaticPage {
  const head = { language: words.locale, title: unknownTitle(words), description: words.format('not-found') };
  return { fileName: '404.html', head };
}
