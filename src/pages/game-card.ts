import type { Game } from '../games/game.ts';
import { escapeHtml } from './escape-html.ts';
import { miniaturePicture } from './miniature-picture.ts';

/** A link with the miniature of a game, its name and what is said of it, as HTML. */
export function gameCard({ name, rules }: Game, address: string, said: string): string {
  const told = said === '' ? '' : `<span class="muted">${escapeHtml(said)}</span>`;
  return (
    `<li><a class="card" href="${escapeHtml(address)}">${miniaturePicture(rules)}` +
    `<span class="card-text"><strong>${escapeHtml(name)}</strong> ${told}</span></a>`
  );
}
