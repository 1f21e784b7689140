import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';
import { homePath, rulesPath } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';
import { localName } from './local-name.ts';

/** What the page of a game's table says where no script runs, as HTML: that it needs one, and where the rules are. */
export function unscriptedBody(words: Words, game: Game, root: string): string {
  const { id } = game;
  const name = localName(game, words);
  const told = (message: string): string => escapeHtml(words.format(message, { name }));
  return (
    `<main class="unscripted"><h1>${told('page-heading')}</h1><p>${told('page-unscripted')}</p>` +
    `<p><a href="${root}${rulesPath(words.locale, id)}">${told('rules')}</a></p>` +
    `<p><a href="${root}${homePath(words.locale)}">${told('nav-home')}</a></p></main>`
  );
}
