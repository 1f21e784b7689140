import type { Game } from '../games/game.ts';
import type { Words } from '../text/words.ts';
import { escapeHtml } from './escape-html.ts';
import { localName } from './local-name.ts';
import { miniaturePicture } from './miniature-picture.ts';

/** A link with the miniature of a game, its name and what is said of it, as HTML. */
export function gameCard(game: Game, words: Words, address: string, said: string): string {
  const told = said === '' ? '' : `<span class="muted">${escapeHtml(said)}</span>`;
  return (
    `<li><a class="card" href="${escapeHtml(address)}">${miniaturePicture(game.rules)}` +
    `<span class="card-text"><strong>${escapeHtml(localName(game, words))}</strong> ${told}</span></a>`
  );
}
