import { gameById } from '../games/index.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import { gameAddress } from './route.ts';

/** So many games are named as played last. */
const LAST = 6;

/** What a player has to do with the games, by their ids, the last first. */
export interface OwnLists {
  readonly favourites: readonly string[];
  readonly played: readonly string[];
  /** Games that are shown before these lists anyway. */
  readonly shown: ReadonlySet<string>;
}

/** The player's favourites, and the games played last that are not named before, as links, as HTML. */
export function ownLists({ favourites, played, shown }: OwnLists, words: Words, root: URL): string {
  const named = new Set([...shown, ...favourites]);
  const others = played.filter((id) => !named.has(id) && gameById(id)).slice(0, LAST);
  return row('favourites', favourites, words, root) + row('played', others, words, root);
}

function row(name: string, ids: readonly string[], words: Words, root: URL): string {
  const links = ids.flatMap((id) => {
    const game = gameById(id);
    if (!game) return [];
    const address = escapeHtml(gameAddress(root, words.locale, id));
    return [`<a class="way" href="${address}">${escapeHtml(localName(game, words))}</a>`];
  });
  if (links.length === 0) return '';
  return (
    `<section class="begun" aria-labelledby="own-${name}"><h2 id="own-${name}">${escapeHtml(words.format(`home-${name}`))}</h2>` +
    `<p class="ways">${links.join('')}</p></section>`
  );
}
