import { html, nothing, svg, type TemplateResult } from 'lit';
import type { CalendarDay } from '../session/calendar-day.ts';
import { lastTwelveMonths, monthsPlayed, type Month } from '../session/months.ts';
import type { Result } from '../session/result.ts';
import type { Words } from '../text/words.ts';
import { percent } from './record-figures.ts';

/** The last twelve months as columns, each with its figures for those who do not see them, and all months as a table. */
export function recordMonths(results: readonly Result[], today: CalendarDay, words: Words): TemplateResult {
  const all = monthsPlayed(results);
  const shown = lastTwelveMonths(all, today);
  const most = Math.max(1, ...shown.map(({ played }) => played));
  return html`
    <section aria-labelledby="months">
      <h2 id="months">${words.format('record-months')}</h2>
      <ol class="months">
        ${shown.map((month) => column(month, most, words))}
      </ol>
      <p class="legend muted" aria-hidden="true">
        <span class="key-played">${words.format('record-played')}</span>
        <span class="key-won">${words.format('record-won')}</span>
      </p>
      <details>
        <summary>${words.format('record-all-months')}</summary>
        ${monthTable(all, words)}
      </details>
    </section>
  `;
}

function column({ month, played, won }: Month, most: number, words: Words): TemplateResult {
  const name = monthName(month, 'long', words);
  const bar = (kind: string, height: number) =>
    svg`<rect class=${kind} width="10" height=${height} y=${100 - height}></rect>`;
  return html`<li>
    <span class="heard">${words.format('record-month-told', { month: name, played, won })}</span>
    <span class="count" aria-hidden="true">${played > 0 ? played : nothing}</span>
    <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
      ${bar('played', (100 * played) / most)} ${bar('won', (100 * won) / most)}
    </svg>
    <span class="short" aria-hidden="true">${monthName(month, 'short', words)}</span>
    <span class="narrow" aria-hidden="true">${monthName(month, 'narrow', words)}</span>
  </li>`;
}

function monthTable(months: readonly Month[], words: Words): TemplateResult {
  return html`<table class="numbers">
    <thead>
      <tr>
        <th scope="col">${words.format('record-month')}</th>
        <th scope="col">${words.format('record-played')}</th>
        <th scope="col">${words.format('record-won')}</th>
        <th scope="col">${words.format('record-rate')}</th>
      </tr>
    </thead>
    <tbody>
      ${months.map(
        ({ month, played, won }) =>
          html`<tr>
            <th scope="row">${monthName(month, 'long', words)}</th>
            <td>${played}</td>
            <td>${won}</td>
            <td>${percent(won, played, words)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The name of a month; with its year where it stands alone. */
function monthName(month: string, form: 'long' | 'short' | 'narrow', { locale }: Words): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const alone = form === 'long' ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC', ...alone });
  return format.format(Date.UTC(year, number - 1, 1));
}
