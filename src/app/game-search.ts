import { gameFacts } from '../games/facts.ts';
import type { Family } from '../games/game.ts';
import { games } from '../games/index.ts';
import { loadListWords } from '../text/app-words.ts';
import { finderOf } from './find-games.ts';
import { gameList, otherGames } from '../pages/game-list.ts';

/** So many games that were looked for are all shown at once. */
const FOUND_AT_ONCE = 24;

/** Lists of games, made when somebody looks for one or asks for all of a family. */
export interface GameSearch {
  /** The games that fit what was typed, as HTML, and what is said of them. Of families in `whole` all are shown. */
  list(typed: string, whole: ReadonlySet<string>): { readonly html: string; readonly said: string };
  /** Those of a family that such a list leaves out, as HTML. */
  others(typed: string, family: string): string;
}

/** Loads what it takes to look for games: all of them, their other names, and what is written about them. */
export async function openSearch(language: string, home: string): Promise<GameSearch> {
  const words = await loadListWords(language);
  const find = finderOf(games, words, (game) => gameFacts(game).aliases);
  return {
    list(typed, whole) {
      const found = find(typed);
      const isWhole = (family: Family): boolean => found.length <= FOUND_AT_ONCE || whole.has(family);
      const said =
        found.length === 0
          ? words.format('home-search-nothing', { query: typed })
          : words.format('home-count', { n: found.length });
      return { html: gameList(found, words, home, isWhole), said };
    },
    others(typed, family) {
      return otherGames(find(typed), family, words, home);
    },
  };
}
