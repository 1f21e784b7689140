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

/** All games: family by family, the best known first, each followed by its variants. */
export const catalogue = [
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
