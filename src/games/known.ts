import type { Game } from './game.ts';

const known = new Map<string, Game>();

/**
 * Makes games known: whoever imports `games/index.ts` brings all of them. A page that begins with one game brings that
 * one, since all together are a good part of what a first visit loads. A game that is known already stays the same object.
 */
export function learnGames(games: Iterable<Game>): void {
  for (const game of games) if (!known.has(game.id)) known.set(game.id, game);
}

/** The game with this id, or undefined when there is none, or nobody has brought it yet. */
export function knownGame(id: string): Game | undefined {
  return known.get(id);
}
