import { mayKeepAnything } from '../storage/may-keep.ts';
import { bestLocale } from '../text/locale.ts';
import { GameFinder } from './game-finder.ts';
import { showInstalling, watchInstalling } from './installing.ts';
import { preferences } from './preferences.ts';
import { homeAddress } from './route.ts';
import { announceVersions, BRIEFLY } from './version-notices.ts';

/**
 * Gives the written home page what it is used with. All that takes more than a few lines is loaded when somebody asks
 * for it, or when the browser has nothing better to do.
 *
 * @param root the site's root, ending in a slash
 */
export function wakeHome(root: URL): void {
  if (changeLanguage(root)) return;
  const language = document.documentElement.lang;
  wakeFinder(root);
  const offer = document.querySelector<HTMLElement>('.install');
  if (offer) {
    const show = (): void => showInstalling(offer, now());
    const now = watchInstalling(window, show);
    show();
  }
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('.settings-button')) void open();
    const { way } = target.closest<HTMLElement>('[data-way]')?.dataset ?? {};
    if (way) void take(way);
    const { hreflang } = target.closest<HTMLAnchorElement>('a[hreflang]') ?? {};
    // Whoever follows such a link has chosen a language: the start page keeps to that.
    if (hreflang) preferences.change({ language: hreflang });
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-way]')) button.hidden = false;
  const take = async (way: string): Promise<void> =>
    (await import('./home-ways.ts')).take(way, root, language);
  const open = async (): Promise<void> => (await import('./home-extras.ts')).openSettings(root, language);
  const goesOn = new URL(location.href).searchParams.has('continue');
  const showDeals = async (): Promise<void> => {
    if (await mayKeepAnything()) await (await import('./home-deals.ts')).showDeals(root, language, goesOn);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showDeals();
  });
  if (goesOn) void showDeals();
  whenIdle(() => {
    if (!goesOn) void showDeals();
    const speaker = async () => (await import('./home-extras.ts')).openNotices(language);
    void announceVersions(root, speaker, () => Promise.resolve(), tellStored);
  });
}

/** Says that everything works offline now, in words that the page has: from now on the network may be gone. */
function tellStored(): void {
  const place = document.querySelector<HTMLElement>('.stored');
  if (!place) return;
  const [notice, text] = [document.createElement('div'), document.createElement('p')];
  notice.className = 'notice';
  text.textContent = place.dataset['text'] ?? '';
  notice.append(text);
  place.replaceChildren(notice);
  setTimeout(() => place.replaceChildren(), BRIEFLY);
}

/** Gives the field above a list of games, and the buttons in it, what they are used with. */
export function wakeFinder(root: URL): GameFinder | undefined {
  const place = document.querySelector('.finder');
  const language = document.documentElement.lang;
  const open = async () =>
    (await import('./game-search.ts')).openSearch(language, homeAddress(root, language));
  if (!place) return undefined;
  const finder = new GameFinder(place, open);
  let filtering: Promise<() => Promise<void>> | undefined;
  const filter = () =>
    (filtering ??= import('./filtering.ts').then((late) =>
      late.beginFiltering({ place, finder, root, language }),
    ));
  place.querySelector('.filters')?.addEventListener('click', () => void filter().then((show) => show()));
  // What was typed is seen to already.
  if (/[?&](?!q=)\w+=/.test(location.search)) void filter();
  const list = place.querySelector('.found');
  for (const touch of ['pointerover', 'focusin']) {
    list?.addEventListener(
      touch,
      () => void import('./stars.ts').then((late) => late.showStars(list, language)),
      { once: true },
    );
  }
  return finder;
}

/**
 * Goes from the start page, whose address names no language, to the page in the language that the player has chosen, or
 * else that the browser asks for. On a page of another language than that one a link is offered instead.
 *
 * @returns whether the page is left
 */
function changeLanguage(root: URL): boolean {
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

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
