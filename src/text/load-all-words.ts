import { locales } from './app-locales.ts';
import { appTexts } from './app-words.ts';
import { bestLocale } from './locale.ts';
import { rulesTexts } from './rules-words.ts';
import { englishTexts } from './table-words.ts';
import { tableTexts, textsOf, type Sources } from './word-files.ts';
import { Words } from './words.ts';

/** What only the page of a game tells: a story in no language but its own, or none. */
const STORIES: Sources = import.meta.glob<string>('./*.stories.ftl', { query: '?raw', import: 'default' });

export { locales };

/**
 * The words in the best of the `wanted` languages: those of the table, of the app, of the rules and of the games.
 * What a language lacks, and what fails to load, comes in English; it never rejects.
 */
export function loadWordsOfPages(wanted: string | readonly string[]): Promise<Words> {
  return load(bestLocale(wanted, locales), []);
}

/** All words in the best of the `wanted` languages, the stories of the games too; else as `loadWordsOfPages`. */
export async function loadAllWords(wanted: string | readonly string[]): Promise<Words> {
  const locale = bestLocale(wanted, locales);
  return load(locale, await textsOf(STORIES, locale));
}

async function load(locale: string, stories: readonly string[]): Promise<Words> {
  const [english, sources] = await Promise.all([
    pageSources('en'),
    locale === 'en' ? [] : pageSources(locale),
  ]);
  if (sources.length === 0) return new Words('en', [...english, ...stories]);
  return new Words(locale, [...sources, ...stories], new Words('en', english));
}

async function pageSources(locale: string): Promise<string[]> {
  const [table, app, rules] = await Promise.all([tableTexts(locale), appTexts(locale), rulesTexts(locale)]);
  return [...(locale === 'en' ? englishTexts : table.texts), ...app, ...rules];
}
