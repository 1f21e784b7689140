import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../text/words.ts';
import { addIcon, appIcon, shareIcon } from './page-icons.ts';

/**
 * How the site gets onto the device: a browser that can be asked, one that shows the way in its own menu, or nothing to
 * be said, since it is there already or cannot be.
 */
export type Installing =
  { readonly how: 'ask'; readonly ask: () => void } | { readonly how: 'by hand' } | { readonly how: 'none' };

/** Offers to put the site on the device, where that is possible. */
export function installOffer(words: Words, installing: Installing): TemplateResult | typeof nothing {
  if (installing.how === 'none') return nothing;
  return html`
    <section class="install" aria-labelledby="install">
      <h2 id="install">${words.format('install-title')}</h2>
      <p>${words.format('install-explained')}</p>
      ${
        installing.how === 'ask'
          ? html`<button class="button main" type="button" @click=${installing.ask}>
              ${words.format('install')}
            </button>`
          : steps(words)
      }
    </section>
  `;
}

/** The way through the menu of Safari on a phone or a tablet, drawn. */
function steps(words: Words): TemplateResult {
  return html`<ol class="steps">
    <li>${shareIcon}<span>${words.format('install-step-share')}</span></li>
    <li>${addIcon}<span>${words.format('install-step-add')}</span></li>
    <li>${appIcon}<span>${words.format('install-step-open')}</span></li>
  </ol>`;
}
