import type { Family, Game } from '../games/game.ts';

/** The games that the site began with, in the order in which their families are shown. */
const FIRST: readonly string[] = [
  'munger',
  'minerva',
  'double-minerva',
  'triple-minerva',
  'canfield',
  'manx',
  'tabby-cat',
  'waning-moon',
  'forty-thieves',
  'thirty-nine-steps',
  'eclipse',
  'klondike',
  'athena',
  'spider',
];

/** One game of a list, with its variants. */
export interface ListedGame {
  readonly game: Game;
  readonly variants: readonly Game[];
}

/** Games of one family, in the order in which they are shown. */
export interface GameGroup {
  readonly family: Family;
  readonly games: readonly ListedGame[];
  /** How many of them are shown before anybody asks for all. */
  readonly few: number;
}

/** Games of a family of which the others are left for those who ask: a row on a wide screen. */
const FEW = 3;

/**
 * Games by family: families and games that the site began with come first, and a variant stands with its game, where
 * that is among them.
 */
export function groupGames(games: readonly Game[]): GameGroup[] {
  const groups = new Map<Family, ListedGame[]>();
  const ids = new Set(games.map(({ id }) => id));
  const named = games.filter(({ variantOf }) => variantOf === undefined || !ids.has(variantOf));
  for (const game of named.toSorted((one, other) => place(one) - place(other))) {
    const variants = games.filter(({ variantOf }) => variantOf === game.id);
    const listed = groups.get(game.family) ?? [];
    listed.push({ game, variants });
    groups.set(game.family, listed);
  }
  return [...groups].map(([family, listed]) => {
    const first = listed.filter(({ game }) => place(game) < FIRST.length).length;
    return { family, games: listed, few: Math.max(FEW, first) };
  });
}

function place({ id }: Game): number {
  const index = FIRST.indexOf(id);
  return index === -1 ? FIRST.length : index;
}
