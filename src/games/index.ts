import { catalogue } from './catalogue.ts';
import type { Game } from './game.ts';
import { knownGame, learnGames } from './known.ts';

/** The id of a game of the catalogue. */
export type GameId = (typeof catalogue)[number]['id'];

/** All games: family by family, the best known first, each followed by its variants. */
export const games: readonly Game[] = catalogue;

/** The ids of all games, in the order of {@link games}. */
export const gameIds: readonly GameId[] = catalogue.map((game) => game.id);

learnGames(catalogue);

/** The game with this id, or undefined when there is none. */
export function gameById(id: string): Game | undefined {
  return knownGame(id);
}
