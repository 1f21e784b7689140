import { languageName } from '../pages/language-name.ts';
import type { Words } from '../text/words.ts';

/** Names the page that is shown, and its language. */
export function namePage(title: string, words: Words): void {
  document.title = title;
  document.documentElement.lang = words.locale;
}

/**
 * What is said of a page in `language` that is shown in another, since its words were never stored here and cannot be
 * fetched now; undefined where they are there.
 */
export function missingLanguage(words: Words, language: string): string | undefined {
  return words.locale === language
    ? undefined
    : words.format('language-missing', { name: languageName(language) });
}

/** Says so in one line at the top of the page that is shown. */
export function tellMissingLanguage(words: Words, language: string): void {
  const text = missingLanguage(words, language);
  if (text === undefined) return;
  const line = document.createElement('p');
  line.className = 'missing-language';
  line.textContent = text;
  document.querySelector('main')?.prepend(line);
}
