import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../games/game.ts';
import type { CalendarDay } from '../session/calendar-day.ts';
import {
  dailyDeal,
  dailyMonth,
  dailyStreaks,
  isDailyWinnable,
  monthBeside,
  type DailyDay,
} from '../session/daily.ts';
import type { Result } from '../session/result.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { regional } from './regional.ts';
import { gameAddress } from './route.ts';

/** What the deal of the day is shown for. */
export interface DailyView {
  readonly game: Game;
  /** What became of its deals. */
  readonly results: readonly Result[];
  readonly today: CalendarDay;
  /** A day of the month that the calendar shows, and what shows another. */
  readonly month: CalendarDay;
  readonly turnTo: (month: CalendarDay) => void;
  readonly words: Words;
  readonly root: URL;
}

/** The deal of the day of a game, and the month of them as a calendar. */
export function recordDaily(view: DailyView): TemplateResult {
  const { game, results, today, words } = view;
  const { now: n, longest } = dailyStreaks(game.id, results, today);
  const checked = isDailyWinnable(game.id, today) ? 'yes' : 'no';
  return html`
    <section aria-labelledby="daily">
      <h2 id="daily">${words.format('record-daily')}</h2>
      <p>${words.format('record-daily-told', { name: localName(game, words), checked })}</p>
      ${n > 0 ? html`<p>${words.format('record-daily-streak', { n })}</p>` : nothing}
      ${longest > n ? html`<p>${words.format('record-daily-longest', { n: longest })}</p>` : nothing}
      <p>${dailyLink(view)}</p>
      ${calendar(view)} ${turning(view)}
    </section>
  `;
}

/** A link to the deal of today. */
export function dailyLink({
  game,
  today,
  words,
  root,
}: Pick<DailyView, 'game' | 'today' | 'words' | 'root'>): TemplateResult {
  const address = gameAddress(root, words.locale, game.id, dailyDeal(game.id, today));
  return html`<a class="button all" href=${address}>${words.format('record-daily-play')}</a>`;
}

/** Buttons to the months beside; nothing lies after this one. */
function turning({ today, month, turnTo, words }: DailyView): TemplateResult {
  const later = monthBeside(month, 1);
  return html`<p class="turning">
    <button class="button all" type="button" @click=${() => turnTo(monthBeside(month, -1))}>
      ${words.format('record-daily-earlier')}
    </button>
    ${
      later > today
        ? nothing
        : html`<button class="button all" type="button" @click=${() => turnTo(later)}>
            ${words.format('record-daily-later')}
          </button>`
    }
  </p>`;
}

function calendar({ game, results, today, month, words, root }: DailyView): TemplateResult {
  const days = dailyMonth(game.id, results, today, month);
  const empty = Array.from({ length: weekday(`${month.slice(0, -2)}01`) }, () => undefined);
  const cells = [...empty, ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regional(words.locale), { ...options, timeZone: 'UTC' });
  const [narrow, long, date] = [
    format({ weekday: 'narrow' }),
    format({ weekday: 'long' }),
    format({ day: 'numeric', month: 'long' }),
  ];
  const cell = ({ day, deal, state }: DailyDay): TemplateResult => {
    const number = Number(day.slice(-2));
    if (state === 'ahead') return html`<td class="muted">${number}</td>`;
    const told = words.format('record-daily-day', { day: date.format(Date.parse(day)), state });
    return html`<td>
      <a
        class=${state}
        href=${gameAddress(root, words.locale, game.id, deal)}
        aria-label=${told}
        aria-current=${day === today ? 'date' : nothing}
        >${number}</a
      >
    </td>`;
  };
  return html`<table class="calendar">
    <caption class="muted" aria-live="polite">
      ${format({ month: 'long', year: 'numeric' }).format(Date.parse(month))}
    </caption>
    <thead>
      <tr>
        ${Array.from({ length: 7 }, (_, i) => {
          // The fifth of January 1970 was a Monday.
          const monday = (4 + i) * 86_400_000;
          return html`<th scope="col" abbr=${long.format(monday)}>${narrow.format(monday)}</th>`;
        })}
      </tr>
    </thead>
    <tbody>
      ${weeks.map(
        (week) =>
          html`<tr>
            ${week.map((day) => (day ? cell(day) : html`<td></td>`))}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The place of a day in its week, from Monday, which is 0. */
function weekday(day: CalendarDay): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}
