import { html, nothing, type TemplateResult } from 'lit';
import { locales } from '../text/app-locales.ts';
import { bestLocale } from '../text/locale.ts';
import type { Words } from '../text/words.ts';
import { languageName, nameInSentence } from '../pages/language-name.ts';
import { preferences } from './preferences.ts';

/** Quiet links to the same page in the other languages, each named as its speakers do. */
export function languageLinks(words: Words, addressIn: (language: string) => string): TemplateResult {
  const others = locales.filter((language) => language !== words.locale);
  return html`<p class="languages">
    ${others.map((language) => languageLink(language, addressIn(language), words.format('other-language', { name: nameInSentence(language) })))}
  </p>`;
}

/**
 * One link to the same page in the language that the player has chosen, or else that the browser asks for; nothing on
 * a page that is in that language.
 */
export function languageOffer(
  { locale }: Words,
  addressIn: (language: string) => string,
): TemplateResult | typeof nothing {
  const wanted = bestLocale(preferences.now.language ?? navigator.languages, locales);
  if (wanted === locale) return nothing;
  const name = languageName(wanted);
  // Where there is little room, as its code.
  const text = html`<span aria-hidden="true" data-code=${wanted.toUpperCase()}><span>${name}</span></span>`;
  return languageLink(wanted, addressIn(wanted), text, name);
}

/** Whoever follows it has chosen a language: the start page keeps to that. */
function languageLink(language: string, address: string, text: unknown, label?: string): TemplateResult {
  return html`<a
    class="language"
    href=${address}
    hreflang=${language}
    aria-label=${label ?? nothing}
    @click=${() => preferences.change({ language })}
    >${text}</a
  > `;
}
