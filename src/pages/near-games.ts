import type { Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { relativesOf } from '../games/relatives.ts';

/** Games named as near. */
const NEAR = 4;

const known = new Map<Game, readonly Game[]>();

/** The few games whose rules are nearest to those of a game, the nearest first. */
export function nearGames(game: Game): readonly Game[] {
  const near = known.get(game) ?? relativesOf(game, games, NEAR);
  known.set(game, near);
  return near;
}
