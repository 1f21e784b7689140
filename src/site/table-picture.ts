import type { Game } from '../games/game.ts';
import { localName } from '../pages/local-name.ts';
import type { Words } from '../text/words.ts';
import type { Picture } from './head-links.ts';
import { socialPath, socialPicture } from './social-picture.ts';

/** The picture of a game's table, and how it is drawn, as PNG. */
export interface TablePicture extends Picture {
  readonly draw: () => Uint8Array;
}

/** What sites that show a link to a game are given to show. */
export function pictureOf(words: Words, game: Game): TablePicture {
  return {
    path: socialPath(game.rules),
    alt: words.format('page-layout', { name: localName(game, words) }),
    draw: () => socialPicture(game.rules),
  };
}
