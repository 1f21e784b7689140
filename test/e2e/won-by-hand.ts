import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { GameRecord } from '../../src/session/record.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { complaintsOf, refuseWorkers, withSite } from '../tools/e2e.ts';
import { stateOf, tableReady, type PlayMove } from './fingers.ts';
import { winningGame } from './winning-game.ts';

/**
 * Plays the won game of a recording on the page of `game` to its end, by one way of the hand alone, and holds the record
 * of it to the one that the methods of the element give for the same moves.
 */
export function itIsWonBy(hand: string, play: PlayMove, game: string, recording: string): void {
  describe(`${game}, played to the end by ${hand}`, () => {
    const here = withSite();

    it('is won, with the record that its methods give', async () => {
      const { browser, site } = here;
      const { deal, moves } = winningGame(recording);
      const viewport = { width: 1000, height: 800 };
      const context = await browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
      await refuseWorkers(context);
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(`${site.url}${game}/?deal=${deal}`);
      await tableReady(page);

      for (const [index, { move }] of moves.entries()) {
        const seen = await play(page, move);
        const last = moves[index - 1];
        if (last) assert.deepEqual(seen, last.piles, `after move ${index}: ${JSON.stringify(last.move)}`);
      }

      await page.locator('solitaire-table #win').waitFor();
      const { won, moves: made } = await stateOf(page);
      assert.deepEqual({ won, made }, { won: true, made: moves.length });
      const record = await recordOf(page);
      await page.locator('solitaire-table').evaluate(
        (table: SolitaireTable, { again, wishes }) => {
          table.newDeal(again);
          for (const wish of wishes) table.play(wish);
        },
        { again: deal, wishes: moves.map(({ move }) => move) },
      );
      assert.deepEqual(record, await recordOf(page));
      assert.deepEqual(complaints, []);
    });
  });
}

/** The record of the game on the page's table, but for how long it took. */
async function recordOf(page: Page): Promise<Omit<GameRecord, 'ms'>> {
  const record = await page.locator('solitaire-table').evaluate((table: SolitaireTable) => table.record);
  assert.ok(record);
  const { ms, ...rest } = record;
  assert.ok(ms >= 0);
  return rest;
}
