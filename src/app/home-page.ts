import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import type { DealInProgress } from '../storage/deals-begun.ts';
import { continueList } from './continue-list.ts';
import { gameList } from './game-list.ts';
import { languageLinks } from './language-links.ts';
import { homeAddress } from './route.ts';

/** What the home page shows. */
export interface HomePageView {
  readonly words: Words;
  readonly root: URL;
  /** Deals begun and not yet won, newest first. */
  readonly begun: readonly DealInProgress[];
}

/** The page at `/`: deals to go on with, and all games. */
export function homePage({ words, root, begun }: HomePageView): TemplateResult {
  return html`
    <header class="banner felt">
      <div class="wide">
        <img class="mark" src=${new URL('icon.svg', root).href} alt="" width="64" height="64" />
        <div>
          <h1>${words.format('app-name')}</h1>
          <p>${words.format('app-description')}</p>
        </div>
      </div>
    </header>
    <notice-bar></notice-bar>
    <main class="wide">
      ${begun.length === 0 ? nothing : continueList(begun, words, root)} ${gameList(words, root)}
    </main>
    <footer class="wide muted">
      <h2>${words.format('fair-deals-title')}</h2>
      <p>${words.format('fair-deals')}</p>
      <h2>${words.format('about-title')}</h2>
      <p>${words.format('about')} ${words.format('about-privacy')}</p>
      ${languageLinks(words, (language) => homeAddress(root, language))}
      <p><a href=${new URL('licenses.md', root).href}>${words.format('licence')}</a></p>
    </footer>
  `;
}
