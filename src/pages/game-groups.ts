import type { Family, Game } from '../games/game.ts';

/** The games that the site began with, in the order in which their families are shown. */
export const FIRST_GAMES = [
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

const PLACES: ReadonlyMap<string, number> = new Map(FIRST_GAMES.map((id, place) => [id, place]));

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
  const variantsOf = new Map<string, Game[]>(games.map(({ id }) => [id, []]));
  const named = games.filter((game) => {
    const variants = game.variantOf === undefined ? undefined : variantsOf.get(game.variantOf);
    variants?.push(game);
    return !variants;
  });
  for (const game of named.toSorted((one, other) => place(one) - place(other))) {
    const listed = groups.get(game.family) ?? [];
    listed.push({ game, variants: variantsOf.get(game.id) ?? [] });
    groups.set(game.family, listed);
  }
  return [...groups].map(([family, listed]) => {
    const first = listed.filter(({ game }) => place(game) < FIRST_GAMES.length).length;
    return { family, games: listed, few: Math.max(FEW, first) };
  });
}

function place({ id }: Game): number {
  return PLACES.get(id) ?? FIRST_GAMES.length;
}
