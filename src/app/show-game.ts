import type { Game } from '../games/game.ts';
import { learnMechanisms, needsMechanisms, playableById } from '../session/playable.ts';
import { defineTable } from '../table/define.ts';
import { nextTask } from '../table/next-task.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import { bring, loseNothing } from './bring.ts';
import { define } from './define.ts';
import { firstSeen } from './first-seen.ts';
import { GamePage } from './game-page.ts';
import { watchAir } from './in-the-air.ts';
import { CHOICES, preferences } from './preferences.ts';

/**
 * Shows the page of a game: first the table, and when that can be played, everything else.
 *
 * @param game a game of the catalogue
 * @param deal the deal that the address asks for, as it stands there
 */
export async function showGame(
  language: string,
  root: URL,
  game: Game,
  deal: string | undefined,
): Promise<void> {
  document.documentElement.lang = language;
  // Without its mechanism a table would know no such game.
  const fetched = needsMechanisms(game.id) ? bring(() => import('../engine/compile.ts')) : undefined;
  // What was written of the game is seen before anything begins, and a task for each thing keeps that readable: its code,
  // its rules, its table.
  const awaited = document.querySelector('.awaited');
  await (awaited ? firstSeen() : nextTask());
  if (fetched) learnMechanisms((await fetched).compile);
  playableById(game.id);
  await nextTask();
  defineTable();
  define('game-page', GamePage);
  // Another address of the same page, written or gone back to, is another visit. From now on, since it is read here.
  for (const type of ['hashchange', 'popstate']) window.addEventListener(type, () => location.reload());
  // Behind the # of a deal stand moves, and they are somebody else's.
  const visiting = deal !== undefined && location.hash.length > 1;
  // What was written of the game when the site was built: it stays until the table has something to show.
  const called = document.querySelector('.game-bar h1')?.textContent ?? undefined;
  const page = Object.assign(new GamePage(), { game, deal, language, root, visiting, called });
  if (awaited) page.showUntilDealt(awaited);
  page.className = 'game-page';
  const cover = (): void => {
    for (const cloth of CHOICES.table) page.classList.toggle(cloth, preferences.now.table === cloth);
  };
  preferences.watch(cover);
  cover();
  document.body.replaceChildren(page);
  await page.updateComplete;

  const table = page.querySelector<SolitaireTable>('solitaire-table');
  if (!table) throw new Error('The page of a game has no table');
  const quiet = watchAir(table);
  await table.ready;
  await nextTask();
  loseNothing(async () => {
    await quiet();
    return !page.visiting && (table.state?.moves === 0 || (await isWritten()));
  });
  const { completePage, wordsOfPage } = await bring(() => import('./complete-page.ts'));
  const words = await bring(() => wordsOfPage(language));
  await completePage(page, table, quiet, words);
}

/** Whether the moves that were made are written, or soon were. */
async function isWritten(): Promise<boolean> {
  try {
    const store = (await import('../storage/store.ts')).sharedStore();
    await store.flush();
    return store.trouble === undefined;
  } catch {
    return false;
  }
}
