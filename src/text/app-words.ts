import { APP_WORDS, locales } from './app-locales.ts';
import { bestLocale } from './locale.ts';
import { textsOf, type Sources } from './word-files.ts';
import { Words } from './words.ts';

/** What is written about the games. */
const GAMES: Sources = import.meta.glob<string>('./*.games.ftl', { query: '?raw', import: 'default' });

/** The texts of the app and of the games in one language, as far as they can be loaded. */
export async function appTexts(locale: string): Promise<string[]> {
  return (await Promise.all([textsOf(APP_WORDS, locale), textsOf(GAMES, locale)])).flat();
}

/** The words of the app alone in the best of the `wanted` languages: what a page needs that has no table. */
export function loadAppWords(wanted: string | readonly string[]): Promise<Words> {
  return load(bestLocale(wanted, locales), [APP_WORDS]);
}

/** The words of a list of games: those of the app, and what is written about the games. */
export function loadListWords(wanted: string | readonly string[]): Promise<Words> {
  return load(bestLocale(wanted, locales), [APP_WORDS, GAMES]);
}

/** Every language has all words of the app; where one fails to load they come in English. Rejects where that fails, too. */
async function load(locale: string, kinds: readonly Sources[]): Promise<Words> {
  const texts = (await Promise.all(kinds.map((files) => textsOf(files, locale)))).flat();
  if (texts.length === kinds.length) return new Words(locale, texts);
  if (locale === 'en') throw new Error('The words of the app cannot be loaded');
  return load('en', kinds);
}
