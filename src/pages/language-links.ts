import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import { languageName, nameInSentence } from './language-name.ts';

/** Quiet links to the same page in the other languages, each named as its speakers do, as HTML. */
export function languageLinks(
  words: Words,
  languages: readonly string[],
  addressIn: (language: string) => string,
): string {
  const links = languages
    .filter((language) => language !== words.locale)
    .map((language) => {
      const text = words.format('other-language', { name: nameInSentence(language) });
      const address = escapeHtml(addressIn(language));
      const name = escapeHtml(languageName(language));
      return `<a class="language" href="${address}" hreflang="${language}" data-name="${name}">${escapeHtml(text)}</a>`;
    });
  return `<p class="languages">${links.join(' ')}</p>`;
}
