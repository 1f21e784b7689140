import { html, nothing, type TemplateResult } from 'lit';
import { dealName } from '../cards/deal-name.ts';
import { gameById } from '../games/index.ts';
import type { CalendarDay } from '../session/calendar-day.ts';
import type { Result } from '../session/result.ts';
import { sharePacked } from '../session/shared-game.ts';
import { durationText } from '../table/duration-text.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { againIcon, playIcon } from './page-icons.ts';
import { regional } from './regional.ts';
import { gameAddress } from './route.ts';
import { sharedAddress } from './shared-address.ts';

/** What a table of deals is made for. */
export interface HistoryView {
  readonly words: Words;
  readonly root: URL;
  /** Whether the game of each deal is named. */
  readonly named: boolean;
  /** Makes ready that a deal can be played from the start; resolves when it is. */
  readonly playAgain: (result: Result) => Promise<void>;
}

/** Deals as a table, in the order in which they are given: when, how they went, and a link to play them again. */
export function recordHistory(results: readonly Result[], view: HistoryView): TemplateResult {
  const { words } = view;
  return html`<table class="history">
    <thead>
      <tr>
        <th scope="col">${words.format('record-deal')}</th>
        <th scope="col">${words.format('record-result')}</th>
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${results.map((result) => row(result, view))}
    </tbody>
  </table>`;
}

function row(result: Result, view: HistoryView): TemplateResult {
  const { day, deal, outcome, ms, moves } = result;
  const { words, named } = view;
  const number = words.format('deal-label', { deal: dealName(deal) });
  const help = helpOf(result, words);
  return html`<tr>
    <th scope="row">
      ${named ? html`${gameName(result, words)}<br />` : nothing}
      <span class=${named ? 'muted' : nothing}>${number}</span>
      <span class="muted"><br /><time datetime=${day}>${dayName(day, words)}</time></span>
    </th>
    <td>
      <span class=${outcome}>${words.format('record-outcome', { outcome })}</span>
      <span class="muted"
        ><br />${durationText(ms)} ·
        ${words.format('moves-made', { moves })}${help && html`<br />${help}`}</span
      >
    </td>
    <td>${replay(result, view)}${again(result, view)}</td>
  </tr>`;
}

/** A link to the win as a replay, where its moves were kept. */
function replay(result: Result, { words, root }: HistoryView): TemplateResult | typeof nothing {
  const { game, deal, line } = result;
  if (line === undefined || !gameById(game)) return nothing;
  const written = sharePacked(game, deal, line);
  const address = sharedAddress(root, words.locale, game, { deal, written, result });
  const label = words.format('record-watch-told', { deal: dealName(deal), name: gameName(result, words) });
  return html`<a class="button again" href=${address} aria-label=${label} title=${label}>${playIcon}</a>`;
}

function again(result: Result, { words, root, playAgain }: HistoryView): TemplateResult | typeof nothing {
  const { game, deal } = result;
  if (!gameById(game)) return nothing;
  const address = gameAddress(root, words.locale, game, deal);
  const go = (event: MouseEvent): void => {
    const ready = playAgain(result);
    // In a tab of its own it opens by itself, and later than that.
    if (event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void ready.then(() => location.assign(address));
  };
  const label = words.format('record-again-told', { deal: dealName(deal), name: gameName(result, words) });
  return html`<a class="button again" href=${address} aria-label=${label} @click=${go} @auxclick=${go}>
    ${againIcon}<span class="again-word">${words.format('record-again')}</span>
  </a>`;
}

/** The name of the game of a result. */
export function gameName({ game }: Pick<Result, 'game'>, words: Words): string {
  const known = gameById(game);
  return known ? localName(known, words) : words.format('record-own-rules');
}

function helpOf({ used: { undo, hint } }: Result, words: Words): string {
  if (!undo && !hint) return '';
  return words.format('record-helped-by', { help: undo && hint ? 'both' : hint ? 'hint' : 'undo' });
}

function dayName(day: CalendarDay, { locale }: Words): string {
  return new Intl.DateTimeFormat(regional(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
}
