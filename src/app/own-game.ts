import type { Game } from '../games/game.ts';
import { knownGame, learnGames } from '../games/known.ts';
import { unpackGames, type PackedGames } from '../games/pack.ts';
import { OWN_GAME } from '../pages/own-game.ts';
import { bring } from './bring.ts';

/**
 * The game that the address names, or undefined when there is none. It is read from the page, where it was written when
 * the site was built; a page that was made without it, as the service worker does, fetches the whole catalogue.
 */
export async function ownGame(id: string): Promise<Game | undefined> {
  const written = document.getElementById(OWN_GAME)?.textContent;
  if (written) learnGames(unpackGames(JSON.parse(written) as PackedGames));
  if (!knownGame(id)) await bring(() => import('../games/index.ts'));
  return knownGame(id);
}
