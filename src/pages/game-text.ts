import { escapeHtml } from './escape-html.ts';
import { facts, howToPlay, introduction, pitch, textsOf, variants, winRate } from './game-parts.ts';
import { nearGames } from './near-games.ts';
import { gameLink, heading, linked, moreLikeIt, paragraph, type Reading } from './reading.ts';
import { reportRequest, type Occasion, type Publisher } from './report.ts';

/**
 * Everything there is to read about a game, as HTML: what is special, how it is played, its relatives, a request and a
 * wish. The headings begin at the third level: what frames the text has its heading.
 */
export function gameText(reading: Reading, occasion: Occasion, publisher: Publisher): string {
  const { words } = reading;
  return (
    `<p class="pitch">${pitch(reading)}</p>` +
    `<p><button class="button outlined jump" type="button">${escapeHtml(words.format('page-how-to'))}</button></p>` +
    `${variants(reading)}${facts(reading)}${introduction(reading)}` +
    howToPlay(reading, 3) +
    winRate(reading) +
    relatives(reading) +
    reportRequest(occasion, publisher, words) +
    paragraph(words.format('page-wish'))
  );
}

/** Games that are near: in a sentence where somebody has written it, else those with the nearest rules. */
function relatives(reading: Reading): string {
  const written = textsOf(reading).relatives;
  const near = nearGames(reading.game).map(({ id }) => `<li>${gameLink(id, reading)}</li>`);
  const text = written ? `<p>${linked(written, reading)}</p>` : `<ul>${near.join('')}</ul>`;
  return heading(3, reading.words.format('page-relatives')) + text + moreLikeIt(reading);
}
