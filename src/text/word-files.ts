import { bestLocale } from './locale.ts';
import type { Words } from './words.ts';

/** Texts of .ftl files by their path, each loaded when it is asked for. */
export type Sources = Readonly<Record<string, () => Promise<string>>>;

/** A language and the texts of its files. English has none here: it comes with `table-words.ts`. */
export interface LanguageTexts {
  readonly locale: string;
  readonly texts: readonly string[];
}

const OTHERS: Sources = import.meta.glob<string>(['./*.table.ftl', '!./en.*'], {
  query: '?raw',
  import: 'default',
});

/** The texts for a table in the best of the `wanted` languages, as far as they can be loaded; it never rejects. */
export async function tableTexts(wanted: string | readonly string[]): Promise<LanguageTexts> {
  const locale = bestLocale(wanted, localesOf(OTHERS));
  return { locale, texts: await textsOf(OTHERS, locale) };
}

/** The languages of which there are files, such as `fr` for `./fr.table.ftl`. */
export function localesOf(files: Sources): string[] {
  return [...new Set(Object.keys(files).map(localeOf))].sort();
}

/**
 * The texts of the files of one language, as far as they can be loaded. In English all of them, since nothing stands in for
 * those: it rejects where one cannot be loaded.
 */
export async function textsOf(files: Sources, locale: string): Promise<string[]> {
  const loading = Object.entries(files)
    .filter(([path]) => localeOf(path) === locale)
    .map(([, load]) => load());
  if (locale === 'en') return Promise.all(loading);
  const loaded = await Promise.allSettled(loading);
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}

/** Adds the texts of files to words, in English where their language fails to load. Rejects where that fails, too. */
export async function addTexts(words: Words, files: Sources): Promise<void> {
  const own = await textsOf(files, words.locale);
  for (const text of own.length > 0 ? own : await textsOf(files, 'en')) words.add(text);
}

function localeOf(path: string): string {
  return path.split('/').at(-1)?.split('.')[0] ?? '';
}
