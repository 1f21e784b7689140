import type { GameRules } from '../rules/game-rules.ts';
import type { Family, Game } from './game.ts';

/** A game as it is shipped: its name, family and rules, the game it is a variant of, and an id that its name does not give. */
export type PackedGame = readonly [
  name: string,
  family: Family,
  rules: GameRules,
  variantOf?: string | 0,
  id?: string,
];

/** Games in the fewest bytes that compress well: no word is written that another one gives. Numbers are left out. */
export function packGames(games: readonly Game[]): PackedGame[] {
  return games.map(packGame);
}

/** One game as {@link packGames} packs it. */
export function packGame({ id, name, family, variantOf, rules }: Game): PackedGame {
  if (id !== idFrom(name)) return [name, family, rules, variantOf ?? 0, id];
  return variantOf === undefined ? [name, family, rules] : [name, family, rules, variantOf];
}

/** What {@link packGames} was given, but for the numbers. */
export function unpackGames(packed: readonly PackedGame[]): Game[] {
  return packed.map(unpackGame);
}

/** One game, of what {@link packGame} made of it. */
export function unpackGame([name, family, rules, variantOf, id = idFrom(name)]: PackedGame): Game {
  return { id, name, family, ...(variantOf ? { variantOf } : {}), rules };
}

function idFrom(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(/[ -]+/g, '-');
}
