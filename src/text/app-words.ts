import { APP_WORDS, locales } from './app-locales.ts';
import { bestLocale } from './locale.ts';
import { addTexts, textsOf, type Sources } from './word-files.ts';
import { Words } from './words.ts';

/** What is written about the games. */
const GAMES: Sources = import.meta.glob<string>('./*.games.ftl', { query: '?raw', import: 'default' });

/** What is written about the games in one language, as far as it can be loaded. */
export function gamesTexts(locale: string): Promise<string[]> {
  return textsOf(GAMES, locale);
}

/** Adds it to words that lack it; in English where the language fails to load. Rejects where that fails, too. */
export function addGamesWords(words: Words): Promise<void> {
  return addTexts(words, GAMES);
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
