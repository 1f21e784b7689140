import { games } from '../games/index.ts';
import { loadListWords, locales } from '../text/app-words.ts';
import { gameList } from './game-list.ts';
import { HOME_MARK } from './route.ts';

/** The games that are seen before anybody asks for more. */
export interface FirstList {
  /** Some games of each family as HTML, with {@link HOME_MARK} wherever the address of the home page belongs. */
  readonly html: string;
  /** How many games there are in all. */
  readonly count: number;
}

/**
 * The first list in each language. What is shipped has another module in place of this one, with the lists as they were
 * written when the site was built, each a file of its own: no rules, no words and no drawing are needed to show them.
 */
export const firstLists: Readonly<Record<string, () => Promise<FirstList>>> = Object.fromEntries(
  locales.map((locale) => [locale, () => writeFirstList(locale)]),
);

async function writeFirstList(locale: string): Promise<FirstList> {
  const words = await loadListWords(locale);
  return { html: gameList(games, words, HOME_MARK, () => false), count: games.length };
}
