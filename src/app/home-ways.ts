import { gameIds } from '../games/index.ts';
import { dailyDeal } from '../session/daily.ts';
import { localDay } from '../storage/result-list.ts';
import { sharedStore } from '../storage/store.ts';
import { gameAddress } from './route.ts';

/** The game whose deal of the day is opened for those who have not played yet. */
const FIRST_DAILY = 'klondike';

/**
 * Goes the way that a button of the home page names: `daily`, to the deal of the day of the game played last, or
 * `random`, to any game.
 */
export async function take(way: string, root: URL, language: string): Promise<void> {
  location.assign(way === 'daily' ? await daily(root, language) : random(root, language));
}

async function daily(root: URL, language: string): Promise<string> {
  const known = new Set<string>(gameIds);
  const last = (await sharedStore().dealsInProgress()).find(({ game }) => known.has(game));
  const game = last?.game ?? FIRST_DAILY;
  return gameAddress(root, language, game, dailyDeal(game, localDay(Date.now())));
}

function random(root: URL, language: string): string {
  return gameAddress(root, language, gameIds[Math.floor(Math.random() * gameIds.length)]!);
}
