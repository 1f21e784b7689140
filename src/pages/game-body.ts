import { homePath, rulesPath } from './addresses.ts';
import { drawing } from './drawings.ts';
import { escapeHtml } from './escape-html.ts';
import type { Words } from '../text/words.ts';
import { linkTo } from './unscripted-body.ts';

/** What the page of a game is written from. */
export interface GameView {
  readonly words: Words;
  /** The game's id. */
  readonly game: string;
  /** What the game is called in the language of the words. */
  readonly name: string;
  /** What is special about the game, in a line. */
  readonly pitch: string;
  /** The root of the site as the page names it. */
  readonly root: string;
}

/**
 * What the page of a game shows until its table has come, as HTML: the bar with the game's name, and what kind of game it
 * is. Who runs no scripts is told that no table will come, and where the rules are.
 */
export function gameBody({ words, game, name, pitch, root }: GameView): string {
  const { locale } = words;
  const told = (id: string): string => escapeHtml(words.format(id, { name }));
  return (
    '<div class="game-page felt"><header class="game-bar">' +
    `<a class="button back" href="${escapeHtml(root + homePath(locale))}" aria-label="${told('nav-home')}">${drawing('back')}</a>` +
    `<div class="names"><h1>${escapeHtml(name)}</h1></div></header>` +
    `<main><div class="awaited"><p>${escapeHtml(pitch)}</p>` +
    `<noscript><p>${told('page-unscripted')}</p>${linkTo([rulesPath(locale, game), words.format('rules')], root)}</noscript></div></main></div>`
  );
}
