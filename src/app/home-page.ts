import { html, nothing, type TemplateResult } from 'lit';
import type { DealInProgress } from '../storage/deals-begun.ts';
import type { Words } from '../text/words.ts';
import { continueList } from './continue-list.ts';
import { installOffer, type Installing } from './install-offer.ts';
import { languageLinks, languageOffer } from './language-links.ts';
import { recordIcon, settingsIcon } from './page-icons.ts';
import { homeAddress, recordAddress } from './route.ts';

/** What the home page shows. */
export interface HomePageView {
  readonly words: Words;
  readonly root: URL;
  /** Deals begun and not yet won, newest first. */
  readonly begun: readonly DealInProgress[];
  /** How the site can be put on the device. */
  readonly installing: Installing;
  readonly openSettings: () => void;
}

/** The page at `/`: deals to go on with, and all games. */
export function homePage({ words, root, begun, installing, openSettings }: HomePageView): TemplateResult {
  const addressIn = (language: string): string => homeAddress(root, language);
  return html`
    <header class="banner felt">
      <div class="wide">
        <img class="mark" src=${new URL('icon.svg', root).href} alt="" width="64" height="64" />
        <div>
          <h1>${words.format('app-name')}</h1>
          <p>${words.format('app-description')}</p>
          ${languageOffer(words, addressIn)}
        </div>
        <a
          class="button record-link"
          href=${recordAddress(root, words.locale)}
          aria-label=${words.format('nav-record')}
          title=${words.format('nav-record')}
          >${recordIcon}</a
        >
        <button
          class="button settings-button"
          type="button"
          aria-label=${words.format('nav-settings')}
          title=${words.format('nav-settings')}
          @click=${openSettings}
        >
          ${settingsIcon}
        </button>
      </div>
    </header>
    <notice-bar></notice-bar>
    <main class="wide">
      ${begun.length === 0 ? nothing : continueList(begun, words, root)}
      <game-finder .words=${words} .root=${root}></game-finder>
      ${installOffer(words, installing)}
    </main>
    <footer class="wide muted">
      <h2>${words.format('fair-deals-title')}</h2>
      <p>${words.format('fair-deals')}</p>
      <h2>${words.format('about-title')}</h2>
      <p>${words.format('about')} ${words.format('about-privacy')}</p>
      ${languageLinks(words, addressIn)}
      <p><a href=${new URL('licenses.md', root).href}>${words.format('licence')}</a></p>
    </footer>
    <settings-sheet .words=${words} .addressIn=${addressIn}></settings-sheet>
  `;
}
