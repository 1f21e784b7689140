import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { complaintsOf, launchBrowser, offlineReady, startSite, type Site } from '../tools/e2e.ts';
import { stateOf, tableReady, tapMove } from './fingers.ts';
import { winningGame, type WinningMove } from './winning-game.ts';

describe('a whole game, tap by tap', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: Site;

  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());
  beforeEach(async () => {
    context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    site = await startSite();
  });
  afterEach(async () => {
    await context.close();
    await site.stop();
  });

  for (const [game, recording] of [
    ['munger', 'munger-seed'],
    ['manx', 'manx-seed'],
    ['triple-minerva', 'triple-minerva-seed'],
    ['waning-moon', 'waning-moon'],
  ] as const) {
    it(`${game} is won, over a reload and a day without a network`, async () => {
      const { deal, moves } = winningGame(recording);
      const third = Math.floor(moves.length / 3);

      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(`${site.url}${game}/?deal=${deal}`);
      await tableReady(page);
      await play(page, moves.slice(0, third));

      await page.reload();
      await tableReady(page);
      await play(page, moves.slice(third, 2 * third), moves[third - 1]);
      await offlineReady(page);
      assert.deepEqual(complaints, []);

      await site.stop();
      await page.close();
      const later = await context.newPage();
      const laterComplaints = complaintsOf(later);
      await later.goto(`${site.url}${game}/`);
      await tableReady(later);
      await play(later, moves.slice(2 * third), moves[2 * third - 1]);

      await later.locator('solitaire-table #win').waitFor();
      const { won, moves: made } = await stateOf(later);
      assert.deepEqual({ won, made }, { won: true, made: moves.length });
      assert.deepEqual(laterComplaints, []);
    });
  }
});

/** Plays on from `last`, and compares the whole table with the recording after each move. */
async function play(page: Page, moves: readonly WinningMove[], last?: WinningMove): Promise<void> {
  if (last) assert.deepEqual((await stateOf(page)).piles, last.piles);
  for (const [index, { move, piles }] of moves.entries()) {
    await tapMove(page, move);
    assert.deepEqual((await stateOf(page)).piles, piles, `after move ${index}: ${JSON.stringify(move)}`);
  }
}
