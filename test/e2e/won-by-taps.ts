import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf, offlineReady, startSite, withBrowser, type Site } from '../tools/e2e.ts';
import { playByHand, stateOf, tableReady, tapMove } from './fingers.ts';
import { winningGame, type WinningMove } from './winning-game.ts';

/**
 * Plays the won game of a recording on the page of `game` to its end, by taps alone: the first third of it on a first
 * visit, the second after a reload, the last in a new tab when the server is gone.
 */
export function itIsWonByTaps(game: string, recording: string): void {
  describe(`${game}, played to the end by taps`, () => {
    const here = withBrowser();
    let context: BrowserContext;
    let site: Site;

    beforeEach(async () => {
      context = await here.browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      await playByHand(context);
      site = await startSite();
    });
    afterEach(async () => {
      await context.close();
      await site.stop();
    });

    it('is won, over a reload and a day without a network', async () => {
      const { deal, moves } = winningGame(recording);
      const [first, second] = [Math.floor(moves.length / 3), Math.floor((2 * moves.length) / 3)];

      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(`${site.url}${game}/?deal=${deal}`);
      await tableReady(page);
      await play(page, moves, 0, first);

      await page.reload();
      await tableReady(page);
      await play(page, moves, first, second);
      await offlineReady(page);
      assert.deepEqual(complaints, []);

      await site.stop();
      await page.close();
      const later = await context.newPage();
      const laterComplaints = complaintsOf(later);
      await later.goto(`${site.url}${game}/`);
      await tableReady(later);
      await play(later, moves, second, moves.length);

      await later.locator('solitaire-table #win').waitFor();
      const { won, moves: made } = await stateOf(later);
      assert.deepEqual({ won, made }, { won: true, made: moves.length });
      assert.deepEqual(laterComplaints, []);
    });
  });
}

/** Plays the moves with these indices, and holds the whole table to the recording before each of them. */
async function play(page: Page, moves: readonly WinningMove[], from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += 1) {
    const seen = await tapMove(page, moves[index]!.move);
    const last = moves[index - 1];
    if (last) assert.deepEqual(seen, last.piles, `after move ${index}: ${JSON.stringify(last.move)}`);
  }
  assert.deepEqual((await stateOf(page)).piles, moves[to - 1]?.piles);
}
