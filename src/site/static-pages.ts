import { games } from '../games/index.ts';
import type { Game } from '../games/game.ts';
import { packGames, type PackedGames } from '../games/pack.ts';
import {
  allRulesPath,
  gamePath,
  homePath,
  recordPath,
  ROOT_LANGUAGE,
  rulesPath,
  TOPICS,
  topicPath,
  type Topic,
} from '../pages/addresses.ts';
import { allRulesBody } from '../pages/all-rules-page.ts';
import { gameBody } from '../pages/game-body.ts';
import { gameList } from '../pages/game-list.ts';
import { homeBody } from '../pages/home-body.ts';
import { localName } from '../pages/local-name.ts';
import {
  allRulesTitle,
  gameTitle,
  homeTitle,
  recordTitle,
  rulesTitle,
  topicTitle,
  unknownTitle,
} from '../pages/page-title.ts';
import type { Publisher } from '../pages/report.ts';
import { rulesBody } from '../pages/rules-page.ts';
import { shortWays } from '../pages/short-ways.ts';
import { topicBody } from '../pages/topic-page.ts';
import { unfetchedIn, type Unfetched } from '../pages/unfetched.ts';
import { unscriptedBody, unscriptedInAll } from '../pages/unscripted-body.ts';
import { addAboutWords } from '../text/about-words.ts';
import { gameMessage } from '../text/game-texts.ts';
import { loadAllWords, locales } from '../text/load-all-words.ts';
import type { Words } from '../text/words.ts';
import type { PageHead } from './static-page.ts';
import { structuredData } from './structured-data.ts';
import { pictureOf, type TablePicture } from './table-picture.ts';

/** A page that is written when the site is built, as `index.html` of a folder. */
export interface StaticPage {
  readonly kind: 'home' | 'game' | 'record' | 'reading';
  readonly head: PageHead;
  /** The way from the site's root to the page's folder in a language: `fr/munger/`. */
  readonly pathIn: (language: string) => string;
  /** Writes what it shows without any script; absent on pages that are nothing without one. */
  readonly body?: () => string;
  /** Writes what stands on a page without a body for those who run no scripts. */
  readonly unscripted?: () => string;
  /** The rules of its game, which the page brings with it for a table. */
  readonly own?: PackedGames;
  /** What sites that show a link to it are given to show, and how it is drawn, as PNG. */
  readonly picture?: TablePicture;
  /** Writes what it says to programs that read it, as JSON. */
  readonly data?: () => string;
}

/** The languages in which each page is written. */
export const languages: readonly string[] = locales;

const allWords = await Promise.all(locales.map(wordsOf));

/** The files of the home page, which are there without a network as they were written. */
export const homeFiles: readonly string[] = locales.map((language) => `${homePath(language)}index.html`);

/** What pages in a language say where a part of them cannot be fetched. */
export const unfetched: ReadonlyMap<string, Unfetched> = new Map(
  allWords.map((words) => [words.locale, unfetchedIn(words)]),
);

/** The head of the page that hosts show where there is none. */
export const missingHead: PageHead = headOf(await loadAllWords(ROOT_LANGUAGE), unknownTitle, 'not-found');

/** What that page says where no script runs. Only where the site's address is known there is a way on from anywhere. */
export function missingUnscripted(site: string | undefined): string {
  return unscriptedInAll(allWords, 'missing-unscripted', (words) =>
    site === undefined ? undefined : [site + homePath(words.locale), words.format('nav-home')],
  );
}

/** All pages but that of missing addresses. */
export function staticPages(publisher: Publisher, site: string | undefined): StaticPage[] {
  return [
    ...allWords.flatMap((words) => [
      homePage(words),
      recordPage(words),
      allRulesPage(words),
      ...TOPICS.map((topic) => topicPage(words, topic, publisher)),
    ]),
    ...games.flatMap((game) =>
      allWords.flatMap((words) => [gamePage(words, game), rulesPage(words, game, publisher, site)]),
    ),
  ];
}

function homePage(words: Words): StaticPage {
  return {
    kind: 'home',
    head: headOf(words, homeTitle, 'app-description'),
    pathIn: homePath,
    body: () => {
      // The games lie beside the page, wherever the site will be.
      const list = gameList(games, words, '');
      const ways = shortWays(words, '');
      return homeBody({ words, root: './', ways, list, count: games.length, languages: locales });
    },
  };
}

function recordPage(words: Words): StaticPage {
  const { locale } = words;
  const told = {
    heading: words.format('nav-record'),
    text: words.format('record-unscripted'),
    ways: [
      [homePath(locale), words.format('nav-home')],
      [allRulesPath(locale), words.format('all-rules')],
    ],
  } as const;
  return {
    kind: 'record',
    head: headOf(words, recordTitle, 'record-description'),
    pathIn: recordPath,
    unscripted: () => unscriptedBody(told, './'),
  };
}

function gamePage(words: Words, game: Game): StaticPage {
  const pitch = pitchOf(words, game);
  return {
    kind: 'game',
    head: { language: words.locale, title: gameTitle(words, game), description: pitch },
    pathIn: (language) => gamePath(language, game.id),
    body: () => gameBody({ words, game: game.id, name: localName(game, words), pitch, root: './' }),
    own: packGames([game]),
    picture: pictureOf(words, game),
  };
}

function rulesPage(words: Words, game: Game, publisher: Publisher, site: string | undefined): StaticPage {
  const pitch = pitchOf(words, game);
  const description = words.format('page-rules-description', { name: game.name, pitch });
  return {
    kind: 'reading',
    head: { language: words.locale, title: rulesTitle(words, game), description },
    pathIn: (language) => rulesPath(language, game.id),
    body: () => rulesBody({ game, words, root: './', pathTo: rulesPath, languages: locales, publisher }),
    own: packGames([game]),
    picture: pictureOf(words, game),
    data: () => structuredData(words, game, pitch, site),
  };
}

function allRulesPage(words: Words): StaticPage {
  return {
    kind: 'reading',
    head: headOf(words, allRulesTitle, 'all-rules-lead'),
    pathIn: allRulesPath,
    body: () => allRulesBody({ words, root: './', pathTo: rulesPath, languages: locales }),
  };
}

function topicPage(words: Words, topic: Topic, publisher: Publisher): StaticPage {
  const description = words.format(`about-${topic}-lead`);
  return {
    kind: 'reading',
    head: { language: words.locale, title: topicTitle(words, topic), description },
    pathIn: (language) => topicPath(language, topic),
    body: () => topicBody({ topic, words, root: './', pathTo: rulesPath, languages: locales, publisher }),
  };
}

async function wordsOf(language: string): Promise<Words> {
  const words = await loadAllWords(language);
  await addAboutWords(words);
  return words;
}

function headOf(words: Words, title: (words: Words) => string, description: string): PageHead {
  return { language: words.locale, title: title(words), description: words.format(description) };
}

function pitchOf(words: Words, game: Game): string {
  const pitch = gameMessage(game.id, 'pitch');
  return words.has(pitch) ? words.format(pitch) : words.format('page-promise', { name: game.name });
}
