import type { Game } from '../games/game.ts';
import { gameById } from '../games/index.ts';
import type { TextPiece } from '../text/game-texts.ts';
import type { Words } from '../text/words.ts';
import { likePath } from './addresses.ts';
import { escapeHtml } from './escape-html.ts';
import { localName } from './local-name.ts';

/** What a text with links to games is written for. */
export interface Linking {
  readonly words: Words;
  /** The root of the site as the page names it: absolute, or `./` where the page is written for any place. */
  readonly root: string;
  /** The way from the root to another game, where its name is a link. */
  readonly pathTo: (language: string, game: string) => string;
}

/** What a text about a game is written for. Its words are those that `loadAllWords` gives. */
export interface Reading extends Linking {
  readonly game: Game;
}

/** A link to another game. */
export function gameLink(id: string, { words, root, pathTo }: Linking): string {
  return `<a href="${escapeHtml(root + pathTo(words.locale, id))}">${escapeHtml(localName(named(id), words))}</a>`;
}

/** The way to more games that are like a game than a page has room for. */
export function moreLikeIt({ game, words, root }: Reading): string {
  const told = escapeHtml(words.format('page-like-this', { name: localName(game, words) }));
  return `<p><a href="${escapeHtml(root + likePath(words.locale, game.id))}">${told}</a></p>`;
}

/** Running text as HTML, with a link at each game that it names. */
export function linked(pieces: readonly TextPiece[], reading: Linking): string {
  return pieces
    .map(({ text, game }) => (game === undefined ? escapeHtml(text) : gameLink(game, reading)))
    .join('');
}

/** A heading of the level that fits, as HTML. */
export function heading(level: number, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`;
}

/** A paragraph as HTML. */
export function paragraph(text: string, name?: string): string {
  return `<p${name === undefined ? '' : ` class="${name}"`}>${escapeHtml(text)}</p>`;
}

/** The proper name of a game. Throws a RangeError where there is none: the text that names it is wrong. */
export function nameOf(id: string): string {
  return named(id).name;
}

function named(id: string): Game {
  const game = gameById(id);
  if (!game) throw new RangeError(`A text names ${id}, which is no game`);
  return game;
}
