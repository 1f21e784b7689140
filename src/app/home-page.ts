import { html, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import type { FirstList } from './first-list.ts';
import { installOffer, type Installing } from './install-offer.ts';
import { languageLinks, languageOffer } from './language-links.ts';
import { markIcon, settingsIcon } from './page-icons.ts';
import { homeAddress } from './route.ts';

/** What the home page shows. */
export interface HomePageView {
  readonly words: Words;
  readonly root: URL;
  /** The deals to go on with, as HTML; empty where there are none. */
  readonly begun: string;
  /** The games that are shown at first. */
  readonly first: FirstList;
  /** How the site can be put on the device. */
  readonly installing: Installing;
  readonly openSettings: () => void;
}

/** The page at `/`: deals to go on with, and all games. */
export function homePage(view: HomePageView): TemplateResult {
  const { words, root, begun, first, installing, openSettings } = view;
  const addressIn = (language: string): string => homeAddress(root, language);
  return html`
    <header class="banner felt">
      <div class="wide">
        ${markIcon}
        <div>
          <h1>${words.format('app-name')}</h1>
          <p>${words.format('app-description')}</p>
          ${languageOffer(words, addressIn)}
        </div>
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
      <div .innerHTML=${begun}></div>
      <game-finder .words=${words} .root=${root} .first=${first}></game-finder>
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
