import { mayKeepAnything } from '../storage/may-keep.ts';
import { bring } from './bring.ts';
import { GameFinder } from './game-finder.ts';
import { bringBack } from './home-place.ts';
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
  const language = document.documentElement.lang;
  const finder = wakeFinder(root);
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
    (await bring(() => import('./home-ways.ts'), 'asked for')).take(way, root, language);
  const open = async (): Promise<void> =>
    (await bring(() => import('./home-extras.ts'), 'asked for')).openSettings(root, language);
  const goesOn = new URL(location.href).searchParams.has('continue');
  const showDeals = async (): Promise<void> => {
    if (await mayKeepAnything())
      await (await bring(() => import('./home-deals.ts'), 'by the way')).showDeals(root, language, goesOn);
  };
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void showDeals();
  });
  let shown = goesOn ? showDeals() : undefined;
  if (finder) void bringBack(finder, () => (shown ??= showDeals()));
  whenIdle(() => {
    shown ??= showDeals();
    const speaker = async () =>
      (await bring(() => import('./home-extras.ts'), 'by the way')).openNotices(language);
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
  const open = () =>
    bring(async () => (await import('./game-search.ts')).openSearch(language, homeAddress(root, language)));
  if (!place) return undefined;
  const finder = new GameFinder(place, open);
  let filtering: Promise<() => Promise<void>> | undefined;
  const filter = () =>
    (filtering ??= bring(() => import('./filtering.ts')).then((late) =>
      late.beginFiltering({ place, finder, root, language }),
    ));
  place.querySelector('.filters')?.addEventListener('click', () => void filter().then((show) => show()));
  // What was typed is seen to already.
  if (/[?&](?!q=)\w+=/.test(location.search)) void filter();
  const list = place.querySelector('.found');
  for (const touch of ['pointerover', 'focusin']) {
    list?.addEventListener(
      touch,
      () =>
        void bring(() => import('./stars.ts'), 'by the way').then((late) => late.showStars(list, language)),
      { once: true },
    );
  }
  return finder;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
