import type { Words } from '../text/words.ts';
import { drawing, MARK } from './drawings.ts';
import { escapeHtml } from './escape-html.ts';
import { languageLinks } from './language-links.ts';
import { topicLinks } from './topic-links.ts';
import { homePath, recordPath } from './addresses.ts';

/** What the body of a page with all games is written from. */
export interface HomeView {
  readonly words: Words;
  /** The root of the site as the page names it: absolute, or `./` where the page is written for any place. */
  readonly root: string;
  /** The games that are shown at first, as HTML. */
  readonly list: string;
  /** Short ways into the games, as HTML. */
  readonly ways: string;
  /** How many games there are in all. */
  readonly count: number;
  readonly languages: readonly string[];
}

/** The page at `/` as HTML: all games, whole without any script. What it is used with comes with `wakeHome`. */
export function homeBody(view: HomeView): string {
  const { words, root } = view;
  const told = (id: string): string => escapeHtml(words.format(id));
  const [record, settings] = [told('nav-record'), told('nav-settings')];
  return (
    `<header class="banner felt"><div class="wide">${MARK}<div><h1>${told('app-name')}</h1>` +
    `<p>${told('app-description')}</p></div>` +
    `<a class="button record-link" href="${escapeHtml(root + recordPath(words.locale))}" aria-label="${record}" title="${record}">` +
    `${drawing('record')}</a>` +
    `<button class="button settings-button" type="button" aria-label="${settings}" title="${settings}">` +
    `${drawing('settings')}</button></div></header>` +
    `<div class="stored" role="status" data-text="${told('offline-ready')}"></div>` +
    `<main class="wide">${finder(view)}${installOffer(told)}</main>` +
    `<footer class="wide muted"><h2>${told('fair-deals-title')}</h2><p>${told('fair-deals')}</p>` +
    `<h2>${told('about-title')}</h2><p>${told('about')} ${told('about-privacy')}</p>${topicLinks(words, root)}${languages(view)}` +
    `<p><a href="${escapeHtml(root)}licenses.md">${told('licence')}</a></p></footer>`
  );
}

/** What is shown at an address where there is nothing, as HTML: says so, and offers everything that there is. */
export function unknownBody(view: HomeView): string {
  const { words } = view;
  const told = (id: string): string => escapeHtml(words.format(id));
  return (
    `<header class="banner felt"><div class="wide"><div><h1>${told('not-found-title')}</h1><p>${told('not-found')}</p>` +
    `<p><a class="button main" href="${escapeHtml(view.root + homePath(words.locale))}">${told('nav-home')}</a></p></div></div></header>` +
    `<main class="wide">${finder(view)}</main>`
  );
}

function finder({ words, ways, list, count }: HomeView): string {
  const search = escapeHtml(words.format('home-search'));
  return (
    `<div class="finder"><search><input type="search" class="find" autocomplete="off" spellcheck="false" ` +
    `enterkeyhint="search" aria-label="${search}" placeholder="${search}"/>` +
    `<button class="button filters" type="button">${escapeHtml(words.format('home-filters'))}</button>` +
    `<p class="muted" role="status">${escapeHtml(words.format('home-count', { n: count }))}</p></search>${ways}` +
    `<div class="found">${list}</div></div>`
  );
}

/** Offers to put the site on the device; it is shown where that is possible, and of its two ways the one that is. */
function installOffer(told: (id: string) => string): string {
  const steps = (['share', 'add', 'app'] as const).map((name, place) => {
    const step = told(['install-step-share', 'install-step-add', 'install-step-open'][place] ?? '');
    return `<li>${drawing(name)}<span>${step}</span></li>`;
  });
  return (
    `<section class="install" aria-labelledby="install" hidden><h2 id="install">${told('install-title')}</h2>` +
    `<p>${told('install-explained')}</p><button class="button main" type="button" hidden>${told('install')}</button>` +
    `<ol class="steps" hidden>${steps.join('')}</ol></section>`
  );
}

function languages({ words, root, languages }: HomeView): string {
  return languageLinks(words, languages, (language) => root + homePath(language));
}
