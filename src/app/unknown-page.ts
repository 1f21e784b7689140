import { html, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import type { FirstList } from './first-list.ts';
import { homeAddress } from './route.ts';

/** What is shown at an address where there is nothing: says so, and offers everything that there is. */
export function unknownPage(words: Words, first: FirstList, root: URL): TemplateResult {
  return html`
    <header class="banner felt">
      <div class="wide">
        <div>
          <h1>${words.format('not-found-title')}</h1>
          <p>${words.format('not-found')}</p>
          <p>
            <a class="button main" href=${homeAddress(root, words.locale)}>${words.format('nav-home')}</a>
          </p>
        </div>
      </div>
    </header>
    <main class="wide"><game-finder .words=${words} .root=${root} .first=${first}></game-finder></main>
  `;
}
