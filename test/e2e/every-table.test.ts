import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { games } from '../../src/games/index.ts';
import { complaintsOf, withSite } from '../tools/e2e.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { tableReady } from './fingers.ts';

const SIZES = [
  [360, 640],
  [640, 360],
  [768, 1024],
  [1440, 900],
] as const;

describe('every game on its table', () => {
  const here = withSite();
  let page: Page;
  let complaints: string[];

  before(async () => {
    page = await here.browser.newPage({ serviceWorkers: 'block' });
    complaints = complaintsOf(page);
    await page.goto(`${here.site.url}embed/?game=golf&deal=8`);
    await tableReady(page);
  });

  for (const { id } of sweepSlice(games, 72)) {
    it(`${id}: fifty moves through the element, nothing leaves the table, and undo is back at the deal`, async () => {
      await turnTo(page, id, '7');
      const dealt = await pilesOf(page);
      await assertLies(page, 'at the deal');

      const played = await playAny(page, 50);
      assert.ok(played > 0 || id === 'clock', `${played} moves`);
      await assertLies(page, 'after fifty moves');

      await page.evaluate(() => {
        const table = document.querySelector('solitaire-table')!;
        while (table.undo().ok);
      });
      assert.deepEqual(await pilesOf(page), dealt);
      assert.deepEqual(complaints.splice(0), []);
    });
  }
});

/** Asks the table for another game, as a page does, and waits until it is dealt. */
async function turnTo(page: Page, game: string, deal: string): Promise<void> {
  const found = await page.evaluate(
    async (wish) => {
      const table = document.querySelector('solitaire-table')!;
      const dealt = new Promise((done) => table.addEventListener('solitaire-deal', done, { once: true }));
      Object.assign(table, wish);
      await dealt;
      return table.state;
    },
    { game, deal },
  );
  assert.deepEqual({ game: found?.game, deal: found?.deal }, { game, deal });
}

async function pilesOf(page: Page): Promise<unknown> {
  return page.evaluate(() => document.querySelector('solitaire-table')?.state?.piles);
}

/** Plays legal moves as a fixed sequence of numbers chooses them; gives how many were played. */
async function playAny(page: Page, wanted: number): Promise<number> {
  return page.evaluate((most) => {
    const table = document.querySelector('solitaire-table')!;
    let [played, drawn] = [0, 1];
    for (; played < most; played++) {
      const legal = table.legalMoves;
      if (legal.length === 0) break;
      drawn = (drawn * 1103515245 + 12345) % 2147483648;
      const outcome = table.play(legal[drawn % legal.length]!);
      if (!outcome.ok) throw new Error(`a legal move was refused: ${outcome.reason}`);
    }
    return played;
  }, wanted);
}

/** At each size, every card and every place lies on the screen. */
async function assertLies(page: Page, when: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const outside = await page.evaluate(async () => {
      // Laid out anew in one frame, drawn in the next.
      for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
      const shadow = document.querySelector('solitaire-table')!.shadowRoot!;
      return [...shadow.querySelectorAll('playing-card, card-pile')]
        .filter((element) => {
          for (const motion of element.getAnimations()) motion.finish();
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    assert.deepEqual(outside, [], `${when}, ${width} by ${height}`);
  }
}
