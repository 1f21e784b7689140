import { html, type TemplateResult } from 'lit';
import { locales } from '../text/load-all-words.ts';
import type { Words } from '../text/words.ts';

/** Quiet links to the same page in the other languages, each named as its speakers do. */
export function languageLinks(words: Words, addressIn: (language: string) => string): TemplateResult {
  const others = locales.filter((language) => language !== words.locale);
  return html`<p class="languages">
    ${others.map(
      (language) =>
        html`<a href=${addressIn(language)} hreflang=${language}
          >${words.format('other-language', { name: nameOf(language) })}</a
        > `,
    )}
  </p>`;
}

function nameOf(language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}
