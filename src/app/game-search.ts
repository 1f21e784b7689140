import { gameFacts } from '../games/facts.ts';
import type { Family, Game } from '../games/game.ts';
import { games } from '../games/index.ts';
import { loadListWords } from '../text/app-words.ts';
import type { Words } from '../text/words.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import { finderOf, type Finder } from './find-games.ts';
import { familySections, otherGames } from '../pages/game-list.ts';

/** So many games that were looked for are all shown at once. */
const FOUND_AT_ONCE = 24;

/** What games are chosen by, beside what is typed. */
export interface Narrowing {
  readonly fits: (game: Game) => boolean;
  /** What stands above the list, as HTML. */
  readonly head: string;
  /** What is said where nothing is left. */
  readonly nothing: string;
}

/** Games that were found. */
export interface Found {
  readonly games: readonly Game[];
  /** What is said of them. */
  readonly said: string;
  /** The list of them as HTML, in parts from top to bottom, each written when it is asked for. */
  readonly parts: Iterable<string>;
}

/** Lists of games, made when somebody looks for one or asks for all of a family. */
export interface GameSearch {
  /** The games that fit what was typed, and `narrowing` where there is any. Of families in `whole` all are shown. */
  list(typed: string, whole: ReadonlySet<string>, narrowing?: Narrowing): Found;
  /** Those of a family that such a list leaves out, as HTML. */
  others(family: string, found: Found): string;
}

/** Finds games by all their names, the other ones too. */
export function finderIn(words: Words): Finder {
  return finderOf(games, words, (game) => gameFacts(game).aliases);
}

/** Loads what it takes to look for games: all of them, their other names, and what is written about them. */
export async function openSearch(language: string, home: string): Promise<GameSearch> {
  const words = await loadListWords(language);
  const { find, guess } = finderIn(words);
  return {
    list(typed, whole, narrowing) {
      const named = find(typed);
      const found = narrowing ? named.filter(narrowing.fits) : named;
      const isWhole = (family: Family): boolean => found.length <= FOUND_AT_ONCE || whole.has(family);
      if (found.length > 0) {
        const said = words.format('home-count', { n: found.length });
        return {
          games: found,
          said,
          parts: partsOf(narrowing, familySections(found, { words, home, isWhole })),
        };
      }
      const said = narrowing?.nothing ?? words.format('home-search-nothing', { query: typed });
      const ways = waysOut(named.length === 0 ? guess(typed) : undefined, words);
      return { games: found, said, parts: partsOf(narrowing, typed === '' ? [] : [ways]) };
    },
    others(family, found) {
      return otherGames(found.games, family, words, home);
    },
  };
}

function* partsOf(narrowing: Narrowing | undefined, sections: Iterable<string>): Generator<string> {
  if (narrowing) yield narrowing.head;
  yield* sections;
}

/** Buttons that look for something else where nothing was found, as HTML: for what may have been meant, and for all. */
function waysOut(guess: string | undefined, words: Words): string {
  const button = (typed: string, label: string): string =>
    `<button class="button all" type="button" data-typed="${escapeHtml(typed)}">${escapeHtml(label)}</button> `;
  const near = guess === undefined ? '' : button(guess, words.format('home-search-guess', { guess }));
  return `<p>${near}${button('', words.format('home-search-all'))}</p>`;
}
