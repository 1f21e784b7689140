import { APP_WORDS, locales } from './app-locales.ts';
import { addGamesWords, gamesTexts } from './app-words.ts';
import { bestLocale } from './locale.ts';
import { addRulesWords, rulesTexts } from './rules-words.ts';
import { englishTexts } from './table-words.ts';
import { tableTexts, textsOf, type Sources } from './word-files.ts';
import { Words } from './words.ts';

/** What only the page of a game tells: a story in no language but its own, or none. */
const STORIES: Sources = import.meta.glob<string>('./*.stories.ftl', { query: '?raw', import: 'default' });

export { locales };

/** Words that rules and stories can be told with, or will be. */
const told = new WeakMap<Words, Promise<void>>();

/**
 * The words in the best of the `wanted` languages for a page with a table: those of the table and of the app.
 * What a language lacks, and what fails to load, comes in English; it rejects where that fails, too.
 */
export function loadWordsOfTable(wanted: string | readonly string[]): Promise<Words> {
  return load(bestLocale(wanted, locales), tableSources);
}

/** The words for any page: also those of the games, and those that rules are told with. */
export function loadWordsOfPages(wanted: string | readonly string[]): Promise<Words> {
  return load(bestLocale(wanted, locales), pageSources);
}

/** All words, the stories of the games too. */
export async function loadAllWords(wanted: string | readonly string[]): Promise<Words> {
  const locale = bestLocale(wanted, locales);
  const [words, stories] = await Promise.all([load(locale, pageSources), textsOf(STORIES, locale)]);
  for (const text of stories) words.add(text);
  told.set(words, Promise.resolve());
  return words;
}

/** Makes all words of those for a page with a table. Where it rejects it can be asked again. */
export function addReadingWords(words: Words): Promise<void> {
  const adding = told.get(words) ?? addStories(words);
  told.set(words, adding);
  adding.catch(() => told.delete(words));
  return adding;
}

async function addStories(words: Words): Promise<void> {
  const [stories] = await Promise.all([
    textsOf(STORIES, words.locale),
    addGamesWords(words),
    addRulesWords(words),
  ]);
  for (const text of stories) words.add(text);
}

async function load(locale: string, sourcesOf: (locale: string) => Promise<string[]>): Promise<Words> {
  const [english, sources] = await Promise.all([sourcesOf('en'), locale === 'en' ? [] : sourcesOf(locale)]);
  if (sources.length === 0) return new Words('en', english);
  return new Words(locale, sources, new Words('en', english));
}

async function tableSources(locale: string): Promise<string[]> {
  const [table, app] = await Promise.all([tableTexts(locale), textsOf(APP_WORDS, locale)]);
  return [...(locale === 'en' ? englishTexts : table.texts), ...app];
}

async function pageSources(locale: string): Promise<string[]> {
  const sources = [tableSources(locale), gamesTexts(locale), rulesTexts(locale)];
  return (await Promise.all(sources)).flat();
}
