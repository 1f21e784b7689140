import { html, nothing, type TemplateResult } from 'lit';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { winSaid } from './speech.ts';

/** What can be done after a win. */
export interface WinActions {
  newDeal(): void;
  close(): void;
}

/** What is shown when the game is won: moves, time and the next deal, or what an embedder puts there. */
export function winPanel(
  words: Words,
  session: Session,
  withControls: boolean,
  actions: WinActions,
): TemplateResult {
  const said = winSaid(words, session);
  const title = session.shown ? said : words.format('win-title');
  return html`<div class="panel" id="win" role="group" aria-label=${title}>
    <slot name="win">
      <p class="title">${title}</p>
      ${session.shown ? nothing : html`<p>${said}</p>`}
    </slot>
    <p class="choices">
      <button type="button" @click=${() => actions.close()}>${words.format('close')}</button>
      ${
        withControls
          ? html`<button type="button" class="main" @click=${() => actions.newDeal()}>
              ${words.format('new-deal')}
            </button>`
          : nothing
      }
    </p>
  </div>`;
}
