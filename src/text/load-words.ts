import { bestLocale } from './locale.ts';
import { Words } from './words.ts';

/** Texts of .ftl files by their path, each loaded when it is asked for. */
export type Sources = Readonly<Record<string, () => Promise<string>>>;

const ENGLISH = import.meta.glob<string>(['./en.cards.ftl', './en.table.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const OTHERS: Sources = import.meta.glob<string>(['./*.{cards,table,keys}.ftl', '!./en.*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** English names of cards and piles, and all that a table says: at hand at once, and what everything falls back to. */
export const englishWords = new Words('en', Object.values(ENGLISH));

/**
 * Words for a table (names of cards and piles, buttons, what is said and shown) in the best of the `wanted` languages.
 * A language that we lack, and words that fail to load, come in English; it never rejects.
 */
export async function loadWords(wanted: string | readonly string[]): Promise<Words> {
  const locale = bestLocale(wanted, localesOf(OTHERS));
  const sources = await tableSources(locale);
  return locale === 'en' || sources.length === 0 ? englishWords : new Words(locale, sources, englishWords);
}

/** The texts for a table in one language, as far as they can be loaded. */
export async function tableSources(locale: string): Promise<string[]> {
  return locale === 'en' ? Object.values(ENGLISH) : sourcesOf(OTHERS, locale);
}

/** The languages of which there are files, such as `fr` for `./fr.table.ftl`. */
export function localesOf(files: Sources): string[] {
  return [...new Set(Object.keys(files).map(localeOf))].sort();
}

/** The texts of the files of one language, as far as they can be loaded. */
export async function sourcesOf(files: Sources, locale: string): Promise<string[]> {
  const loading = Object.entries(files).filter(([path]) => localeOf(path) === locale);
  const loaded = await Promise.allSettled(loading.map(([, load]) => load()));
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

function localeOf(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}
