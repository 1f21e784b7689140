import { html, nothing, type TemplateResult } from 'lit';
import { statistics, type BestAndMedian } from '../session/statistics.ts';
import type { Result } from '../session/result.ts';
import { wilson } from '../solver/wilson.ts';
import { durationText } from '../table/duration-text.ts';
import type { Words } from '../text/words.ts';

/** From so many deals on they tell of those to come: what follows from fewer is next to nothing. */
const A_HANDFUL = 5;

/** The figures of many deals. `ofOneGame`: times, moves and rows too, which mean nothing across games. */
export function recordFigures(results: readonly Result[], words: Words, ofOneGame: boolean): TemplateResult {
  const { played, won, streak, time, moves, helped } = statistics(results);
  const [lower, upper] = wilson(won, played);
  const number = new Intl.NumberFormat(words.locale);
  const count = (n: number): string => number.format(n);
  const figure = (id: string, value: string): TemplateResult =>
    html`<div>
      <dt>${words.format(id)}</dt>
      <dd>${value}</dd>
    </div>`;
  const pair = (name: string, of: BestAndMedian | undefined, told: (n: number) => string) =>
    of
      ? [figure(`record-best-${name}`, told(of.best)), figure(`record-usual-${name}`, told(of.median))]
      : nothing;
  return html`
    <dl class="figures main-figures">
      ${figure('record-played', count(played))} ${figure('record-won', count(won))}
      ${figure('record-rate', percent(won, played, words))}
      ${
        ofOneGame
          ? [figure('record-streak', count(streak.now)), figure('record-longest', count(streak.longest))]
          : nothing
      }
    </dl>
    ${
      ofOneGame
        ? html`${
              played < A_HANDFUL
                ? nothing
                : html`<p class="muted">
                    ${words.format('record-interval', { lower: percent(lower, 1, words), upper: percent(upper, 1, words) })}
                  </p>`
            }
            <dl class="figures">
              ${pair('time', time, durationText)} ${pair('moves', moves, count)}
              ${
                won > 0
                  ? [
                      figure('record-alone', count(helped.neither)),
                      figure('record-with-undo', count(helped.undo)),
                      figure('record-with-hint', count(helped.hint)),
                    ]
                  : nothing
              }
            </dl>`
        : nothing
    }
  `;
}

/** A part of a whole, such as `46%`, or `46 %` where that is written. */
export function percent(part: number, whole: number, { locale }: Words): string {
  return new Intl.NumberFormat(locale, { style: 'percent' }).format(part / Math.max(1, whole));
}

/** What is quietly said of a game beside its table: "12 played, 7 won, 3 in a row". */
export function recordLine(results: readonly Result[], words: Words): string {
  const { played, won, streak } = statistics(results);
  return words.format('record-line', { played, won, streak: streak.now });
}
