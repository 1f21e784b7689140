import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { gameById } from '../games/index.ts';
import type { CalendarDay } from '../session/calendar-day.ts';
import type { Result } from '../session/result.ts';
import type { Words } from '../text/words.ts';
import { recordDaily, type DailyView } from './record-daily.ts';
import { recordFigures } from './record-figures.ts';
import { recordGames } from './record-games.ts';
import { recordHistory, type HistoryView } from './record-history.ts';
import { recordMonths } from './record-months.ts';
import { gameAddress, homeAddress, recordAddress } from './route.ts';

/** What the sections of the record are made for. */
interface RecordView extends Pick<HistoryView, 'playAgain'>, Pick<DailyView, 'month' | 'turnTo'> {
  readonly words: Words;
  readonly root: URL;
  /** The id of the only game that is looked at, and its name; undefined for all. */
  readonly game: string | undefined;
  readonly name: string | undefined;
  /** The id of the game from whose table it was opened. */
  readonly from: string | undefined;
  readonly today: CalendarDay;
  /** What became of the deals, the newest first, and how many of them are listed. */
  readonly results: readonly Result[];
  readonly shown: number;
  /** Lists more of them. */
  readonly more: () => void;
  /** Forgets all of them. */
  readonly reset: () => void;
}

/** The sections of the record: figures, the deal of the day, months, games, deals; or what to do where there is nothing yet. */
export function recordBody(view: RecordView): TemplateResult {
  return view.results.length === 0 ? nothingYet(view) : everything(view);
}

function nothingYet(view: RecordView): TemplateResult {
  const { words, root, name } = view;
  const game = view.game === undefined ? undefined : gameById(view.game);
  const address = game ? gameAddress(root, words.locale, game.id) : homeAddress(root, words.locale);
  return html`<section>
      <p>${words.format('record-empty')}</p>
      <p><a class="button main" href=${address}>${game ? name : words.format('nav-home')}</a></p>
    </section>
    ${daily(view)}`;
}

function everything(view: RecordView): TemplateResult {
  const { words, root, game, name, from, today, results } = view;
  const isOfAll = game === undefined;
  const all = recordAddress(root, words.locale);
  // There may be tens of thousands: they are counted when they change, and not whenever more of them are listed.
  const counted = (count: () => unknown): unknown => guard([results, words, today, game], count);
  return html`
    <section class="whole">${counted(() => recordFigures(results, words, !isOfAll))}</section>
    ${daily(view)} ${counted(() => recordMonths(results, today, words))}
    ${counted(() => (isOfAll ? recordGames(results, words, root) : nothing))}
    <section class="deals" aria-labelledby="history">
      <h2 id="history">${words.format('record-all-history')}</h2>
      ${history(view, isOfAll)}
    </section>
    ${
      isOfAll || from === undefined
        ? nothing
        : html`<section><a class="button all" href=${all}>${words.format('record-all-games')}</a></section>`
    }
    <section>
      <button class="button all" type="button" @click=${view.reset}>
        ${name === undefined ? words.format('record-reset') : words.format('record-reset-game', { name })}
      </button>
    </section>
  `;
}

function history(
  { words, root, results, shown, more, playAgain }: RecordView,
  named: boolean,
): TemplateResult {
  return html`${recordHistory(results.slice(0, shown), { words, root, named, playAgain })}
  ${
    shown < results.length
      ? html`<button class="button all" type="button" @click=${more}>${words.format('record-more')}</button>`
      : nothing
  }`;
}

function daily({ game: id, ...view }: RecordView): TemplateResult | typeof nothing {
  const game = id === undefined ? undefined : gameById(id);
  return game ? recordDaily({ ...view, game }) : nothing;
}
