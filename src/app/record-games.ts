import { html, type TemplateResult } from 'lit';
import { statistics } from '../session/statistics.ts';
import type { Result } from '../session/result.ts';
import { durationText } from '../table/duration-text.ts';
import type { Words } from '../text/words.ts';
import { percent } from './record-figures.ts';
import { gameName } from './record-history.ts';
import { recordAddress } from './route.ts';

/** A table of all games played, the one played most first, each with a link to its own record. */
export function recordGames(results: readonly Result[], words: Words, root: URL): TemplateResult {
  const games = byGame(results).sort((one, other) => other.length - one.length);
  const heading = (id: string, kind = ''): TemplateResult =>
    html`<th scope="col" class=${kind}>${words.format(id)}</th>`;
  return html`
    <section aria-labelledby="games">
      <h2 id="games">${words.format('record-games')}</h2>
      <table class="numbers games">
        <thead>
          <tr>
            ${heading('record-game')} ${heading('record-played')} ${heading('record-won')}
            ${heading('record-rate')} ${heading('record-streak', 'roomy')}
            ${heading('record-longest', 'roomy')} ${heading('record-best-time', 'roomy')}
          </tr>
        </thead>
        <tbody>
          ${games.map((ofGame) => row(ofGame, words, root))}
        </tbody>
      </table>
    </section>
  `;
}

function byGame(results: readonly Result[]): (readonly Result[])[] {
  const games = new Map<string, Result[]>();
  for (const result of results) {
    const ofGame = games.get(result.game);
    if (ofGame) ofGame.push(result);
    else games.set(result.game, [result]);
  }
  return [...games.values()];
}

function row(results: readonly Result[], words: Words, root: URL): TemplateResult {
  const [first] = results;
  if (!first) throw new Error('A game without results is not listed');
  const { played, won, streak, time } = statistics(results);
  return html`<tr>
    <th scope="row">
      <a href=${recordAddress(root, words.locale, first.game)}>${gameName(first, words)}</a>
    </th>
    <td>${played}</td>
    <td>${won}</td>
    <td>${percent(won, played, words)}</td>
    <td class="roomy">${streak.now}</td>
    <td class="roomy">${streak.longest}</td>
    <td class="roomy">${time ? durationText(time.best) : '–'}</td>
  </tr>`;
}
