import { html, nothing, type TemplateResult } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import type { Session } from '../session/session.ts';
import type { Words } from '../text/words.ts';
import { scoreOf } from './score.ts';

/** What can be chosen in the menu, in its order, and the words for it. */
const ITEMS = [
  ['moves', 'menu-moves'],
  ['rules', 'menu-rules'],
  ['text', 'menu-text'],
  ['print', 'menu-print'],
  ['number', 'deal-number'],
  ['sure', 'menu-sure'],
  ['restart', 'restart'],
  ['pause', 'menu-pause'],
  ['keys', 'keys-title'],
] as const;

/** Something that can be chosen in the menu. */
export type MenuItem = (typeof ITEMS)[number][0];

/** The menu of a table: how far the deal is, what there is no room for in the bar, and what the page puts into it. */
export function menuPanel(
  words: Words,
  session: Session,
  withTime: boolean,
  can: (item: MenuItem) => boolean,
  choose: (item: MenuItem | undefined) => void,
): TemplateResult {
  return html`<div class="panel" id="menu-panel" role="dialog" aria-labelledby="menu-title" tabindex="-1">
    <h2 class="title" id="menu-title">${words.format('menu')}</h2>
    <ul class="score">
      <li>${words.format('deal-label', { deal: dealName(session.deal) })}</li>
      ${scoreOf(words, session, withTime).map(
        ({ id, text }) =>
          html`<li>${id === 'time' ? words.format('time-played', { time: text }) : text}</li>`,
      )}
    </ul>
    ${ITEMS.map(([item, label]) =>
      can(item)
        ? html`<button type="button" class="item" id="menu-${item}" @click=${() => choose(item)}>
            ${words.format(label)}
          </button>`
        : nothing,
    )}
    <slot name="menu"></slot>
    <p class="choices">
      <button type="button" @click=${() => choose(undefined)}>${words.format('close')}</button>
    </p>
  </div>`;
}

/** What is shown while the clock stands still by the player's wish. */
export function pausePanel(words: Words, goOn: () => void): TemplateResult {
  return html`<div class="panel" id="paused" role="dialog" aria-labelledby="paused-title" tabindex="-1">
    <h2 class="title" id="paused-title">${words.format('paused')}</h2>
    <p>${words.format('paused-help')}</p>
    <p class="choices">
      <button type="button" class="main" @click=${goOn}>${words.format('go-on')}</button>
    </p>
  </div>`;
}
