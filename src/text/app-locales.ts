import { localesOf, type Sources } from './word-files.ts';

/** The words around the tables by their path: pages, settings, notices. */
export const APP_WORDS: Sources = import.meta.glob<string>('./*.app.ftl', {
  query: '?raw',
  import: 'default',
});

/** The languages that there are words in, sorted; `en` is one of them. */
export const locales: readonly string[] = localesOf(APP_WORDS);
