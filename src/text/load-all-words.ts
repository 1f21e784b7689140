import { localesOf, sourcesOf, tableSources, type Sources } from './load-words.ts';
import { bestLocale } from './locale.ts';
import { Words } from './words.ts';

const PAGES: Sources = import.meta.glob<string>(['./*.app.ftl', './*.rules.ftl', './*.games.ftl'], {
  query: '?raw',
  import: 'default',
});

/** The languages that there are words in, sorted; `en` is one of them. */
export const locales: readonly string[] = localesOf(PAGES);

/**
 * All words in the best of the `wanted` languages: those of the table, of the app, of the rules and of the games.
 * What a language lacks, and what fails to load, comes in English; it never rejects.
 */
export async function loadAllWords(wanted: string | readonly string[]): Promise<Words> {
  const locale = bestLocale(wanted, locales);
  const [english, sources] = await Promise.all([allSources('en'), locale === 'en' ? [] : allSources(locale)]);
  const fallback = new Words('en', english);
  return sources.length === 0 ? fallback : new Words(locale, sources, fallback);
}

async function allSources(locale: string): Promise<string[]> {
  const [table, pages] = await Promise.all([tableSources(locale), sourcesOf(PAGES, locale)]);
  return [...table, ...pages];
}
