import { knownGame } from '../games/known.ts';
import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import { localName } from './local-name.ts';

/** The games that people know who know few, the best known first. */
const WELL_KNOWN = ['klondike', 'spider-1-suit', 'freecell', 'pyramid', 'three-peaks', 'golf', 'yukon'];

/**
 * Short ways into the games, as HTML: the best known by name, and what a script has to open, which stays hidden until it
 * can: the deal of the day, and any game. All games have to be known (`games/index.ts`).
 *
 * @param home the address of the home page in the language of the words
 */
export function shortWays(words: Words, home: string): string {
  const told = (id: string): string => escapeHtml(words.format(id));
  const links = WELL_KNOWN.flatMap((id) => knownGame(id) ?? []).map(
    (game) =>
      `<a class="way" href="${escapeHtml(`${home}${game.id}/`)}">${escapeHtml(localName(game, words))}</a>`,
  );
  const button = (way: string): string =>
    `<button class="way" type="button" data-way="${way}" hidden>${told(`home-${way}`)}</button>`;
  return `<nav class="ways" aria-label="${told('home-ways')}">${links.join('')}${button('daily')}${button('random')}</nav>`;
}
