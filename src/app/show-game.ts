import { gameById } from '../games/index.ts';
import { openStore } from '../storage/store.ts';
import { defineTable } from '../table/define.ts';
import type { SolitaireTable } from '../table/solitaire-table.ts';
import type { Words } from '../text/words.ts';
import { define } from './define.ts';
import { GamePage } from './game-page.ts';
import { watchAir } from './in-the-air.ts';
import { askToKeep } from './keep-deals.ts';
import { namePage } from './name-page.ts';
import { NoticeBar } from './notice-bar.ts';
import { gameTitle } from './page-title.ts';
import { RulesSheet } from './rules-sheet.ts';
import { announceVersions } from './version-notices.ts';

/**
 * Shows the page of a game. What is needed to move a card comes first; only when the table can be played is the site
 * stored for play without a network.
 *
 * @param id a game of the catalogue; throws a RangeError for any other
 * @param deal the deal that the address asks for, as it stands there
 */
export async function showGame(words: Words, root: URL, id: string, deal: string | undefined): Promise<void> {
  const game = gameById(id);
  if (!game) throw new RangeError(`There is no game ${id}`);
  defineTable();
  define('notice-bar', NoticeBar);
  define('rules-sheet', RulesSheet);
  define('game-page', GamePage);
  namePage(gameTitle(words, game), words);
  const page = Object.assign(new GamePage(), { game, deal, words, root });
  page.className = 'felt game-page';
  document.body.replaceChildren(page);
  await page.updateComplete;

  const table = page.querySelector<SolitaireTable>('solitaire-table');
  const notices = page.querySelector<NoticeBar>('notice-bar');
  if (!table || !notices) throw new Error('The page of a game has no table or no notices');
  const quiet = watchAir(table);
  await table.ready;
  askOnceBegun(table, words, notices, quiet);
  const version = await announceVersions(root, words, notices, quiet);
  table.addEventListener('solitaire-deal', () => void version.takeOver());
}

/** A deal is begun with its first move, here or before this page was loaded. */
function askOnceBegun(
  table: SolitaireTable,
  words: Words,
  notices: NoticeBar,
  quiet: () => Promise<void>,
): void {
  const ask = async (): Promise<void> => {
    const { game, deal } = table.state ?? {};
    if (!game || deal === undefined) return;
    await quiet();
    await askToKeep(openStore(), words, notices, { game, deal });
  };
  table.addEventListener('solitaire-change', () => void ask(), { once: true });
}
