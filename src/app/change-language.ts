import { bestLocale } from '../text/locale.ts';
import { preferences } from './preferences.ts';

/**
 * Goes from the start page, whose address names no language, to the page in the language that the player has chosen, or
 * else that the browser asks for. On a page of another language than that one a link is offered instead.
 *
 * @returns whether the page is left
 */
export function changeLanguage(root: URL): boolean {
  const { lang } = document.documentElement;
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]'));
  const languages = [lang, ...links.map(({ hreflang }) => hreflang)];
  const wanted = bestLocale(preferences.now.language ?? navigator.languages, languages);
  const link = links.find(({ hreflang }) => hreflang === wanted);
  if (!link) return false;
  if (location.pathname.replace(/index\.html$/, '') === root.pathname) {
    location.replace(link.href + location.search);
    return true;
  }
  const offer = link.cloneNode();
  offer.textContent = link.dataset['name'] ?? wanted;
  document.querySelector('.banner p')?.after(offer);
  return false;
}
