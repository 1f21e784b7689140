import { bakersDozen, bisley } from './bakers-dozen.ts';
import { beleagueredCastle } from './beleaguered-castle.ts';
import { calculation } from './calculation.ts';
import {
  canfield,
  doubleMinerva,
  minerva,
  minervaPysol,
  munger,
  mungerPysol,
  tripleMinerva,
} from './canfield.ts';
import { fan } from './fan.ts';
import { fortyThieves, thirtyNineSteps, waningMoon } from './forty-thieves.ts';
import { freecell, penguin } from './freecell.ts';
import type { Game } from './game.ts';
import { golf, golfNothingOnKings } from './golf.ts';
import { eclipse, gypsy } from './gypsy.ts';
import { athena, athenaDraw1, klondike, klondikeDraw3 } from './klondike.ts';
import { sultan } from './other.ts';
import { pyramid } from './pyramid.ts';
import { scorpion, spider, spider1Suit, spider2Suits } from './spider.ts';
import { manx, manxPysol, tabbyCat, tabbyCatWholeTail } from './tabby-cat.ts';
import { yukon } from './yukon.ts';

const catalogue = [
  klondike,
  klondikeDraw3,
  athena,
  athenaDraw1,
  munger,
  mungerPysol,
  minerva,
  minervaPysol,
  doubleMinerva,
  tripleMinerva,
  canfield,
  spider,
  spider2Suits,
  spider1Suit,
  scorpion,
  manx,
  manxPysol,
  tabbyCat,
  tabbyCatWholeTail,
  fortyThieves,
  waningMoon,
  thirtyNineSteps,
  gypsy,
  eclipse,
  freecell,
  penguin,
  yukon,
  bakersDozen,
  bisley,
  beleagueredCastle,
  fan,
  calculation,
  sultan,
  golf,
  golfNothingOnKings,
  pyramid,
] as const satisfies readonly Game[];

/** The id of a game of the catalogue. */
export type GameId = (typeof catalogue)[number]['id'];

/** All games: family by family, the best known first, each followed by its variants. */
export const games: readonly Game[] = catalogue;

/** The ids of all games, in the order of {@link games}. */
export const gameIds: readonly GameId[] = catalogue.map((game) => game.id);

const byId = new Map<string, Game>(catalogue.map((game) => [game.id, game]));

/** The game with this id, or undefined when there is none. */
export function gameById(id: string): Game | undefined {
  return byId.get(id);
}
