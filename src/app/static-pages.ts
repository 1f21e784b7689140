import { games } from '../games/index.ts';
import { loadAllWords } from '../text/load-all-words.ts';
import { gameTitle, unknownTitle } from './page-title.ts';
import type { PageHead } from './static-page.ts';

/** A page that is written when the site is built. */
export interface StaticPage {
  /** Where it is written, such as `munger/index.html`. */
  readonly fileName: string;
  readonly head: PageHead;
}

const words = await loadAllWords('en');

/** The pages of the games. */
export const gamePages: readonly StaticPage[] = games.map((game) => ({
  fileName: `${game.id}/index.html`,
  head: {
    language: words.locale,
    title: gameTitle(words, game),
    description: words.has(`${game.id}-pitch`)
      ? words.format(`${game.id}-pitch`)
      : words.format('page-promise', { name: game.name }),
  },
}));

/** The page that hosts show where there is none. */
export const missingPage: StaticPage = {
  fileName: '404.html',
  head: { language: words.locale, title: unknownTitle(words), description: words.format('not-found') },
};
