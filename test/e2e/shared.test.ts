import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { writeShared } from '../../src/session/shared-game.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { WINNING } from '../session/golf-won.ts';
import { stateOf, tableReady } from './fingers.ts';
import { storedMoves } from './stored.ts';
import { DESK, dealOn, playOn, visits } from './visits.ts';

describe('a shared address', () => {
  const visit = visits(DESK);
  const { open } = visit;
  const play = (moves: string) => playOn(visit.page, moves);
  const told = (text: string) => visit.page.getByText(text);
  const press = (name: string) => visit.page.getByRole('button', { name, exact: true }).click();

  it('of a win is a replay to the last card, and leaves the player’s own game and record alone', async () => {
    const { page, site, complaints } = visit;
    await open('golf/?deal=35');
    await play('s.t3f1');
    await storedMoves(page, 'golf', '35', 2);

    await open(`golf/?deal=35&time=75&moves=50#${writeShared('golf', '35', WINNING)}`);
    await told('You are watching how this deal was won, with 50 moves in 1:15.').waitFor();
    await page.getByRole('button', { name: 'Faster' }).evaluate((button: HTMLButtonElement) => {
      for (let i = 0; i < 8; i++) button.click();
    });
    await told('Every move followed the rules.').waitFor();
    assert.equal((await stateOf(page)).won, true);
    await page.getByRole('button', { name: 'Your record: Nothing counted yet' }).waitFor();

    await press('Play it myself');
    await page.waitForURL(`${site.url}golf/?deal=35`);
    await tableReady(page);
    assert.equal((await stateOf(page)).moves, 2);
    assert.deepEqual(complaints, []);
  });

  it('of a position shows it at once, and what is damaged is said and not played', async () => {
    const { page, site, complaints } = visit;
    await open('klondike/?deal=42#s.s.s');
    await told('deal 42 after 3 moves').waitFor();
    assert.equal((await stateOf(page)).moves, 3);
    await page.getByRole('button', { name: 'Deal number 42' }).click();
    await press('Share this deal');
    await page.getByRole('heading', { name: 'This position' }).waitFor();

    await dealOn(page, '43');
    await page.waitForURL(`${site.url}klondike/?deal=43`);
    await page.goBack();
    await told('deal 42 after 3 moves').waitFor();
    assert.equal((await stateOf(page)).moves, 3);

    await open(`klondike/?deal=42#${writeShared('klondike', '43', 's.s')}`);
    await told('This link is damaged').waitFor();
    assert.equal((await stateOf(page)).moves, 0);
    assert.equal(page.url(), `${site.url}klondike/?deal=42`);
    await play('s');
    // An ace has gone home by itself.
    await storedMoves(page, 'klondike', '42', 2);

    await open('klondike/?deal=42#s.s.t1t9');
    await told('number 3 is not allowed').waitFor();
    // What the link could not change: the player's own game.
    await page.waitForFunction(
      () => document.querySelector<SolitaireTable>('solitaire-table')?.state?.moves === 2,
    );
    assert.deepEqual(complaints, []);
  });

  it('is seen when it comes while the page is still being loaded, and a cut one is said to be damaged', async () => {
    const { page, site, complaints } = visit;
    await page.route('**/assets/complete-page*', async (route) => {
      await page.evaluate(() => (location.hash = '#s.s.s'));
      await route.continue();
    });
    await page.goto(`${site.url}klondike/?deal=42`);
    await told('deal 42 after 3 moves').waitFor();
    await page.unroute('**/assets/complete-page*');

    for (const cut of ['JD2D9H', 'JD2D9']) {
      await open(`freecell/?deal=${cut}`);
      await told('Some of its cards are missing: the link is damaged.').waitFor();
      assert.match((await stateOf(page)).deal, /^[0-9]+$/);
    }
    assert.deepEqual(complaints, []);
  });

  it('of a way to win, which the solver has found after a hint, is a replay from the first card', async () => {
    const { page, site, complaints } = visit;
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('freecell/?deal=1');
    await page.locator('solitaire-table #hint').click();
    await told('leads to a win').first().waitFor();
    await press('Share');
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('button', { name: 'Look for one' }).click();
    await dialog
      .getByRole('region', { name: 'A way to win' })
      .getByRole('button', { name: 'Copy link' })
      .click();
    await told('Copied.').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    assert.ok(address.startsWith(`${site.url}freecell/?deal=1#1`), address);
    assert.ok(address.length < site.url.length + 300, address);
    await open(address.slice(site.url.length));
    await told('You are watching how this deal was won').waitFor();
    await press('Stop');
    await told('Stopped at move').waitFor();
    await press('Go on');
    await told('You are watching how this deal was won').waitFor();
    await page.waitForFunction(() => (document.querySelector('solitaire-table')?.state?.moves ?? 0) > 1);
    await page.evaluate(() => document.querySelector('solitaire-table')?.undo());
    await told('You have taken over').waitFor();
    assert.equal(await page.locator('.win-told').count(), 0);
    assert.deepEqual(complaints, []);
  });

  it('of a challenge says what is to be beaten, and after a win whether it was', async () => {
    const { page, site, complaints } = visit;
    await open('golf/?deal=35&time=9999&moves=49');
    await told('Somebody has won this deal in 2:46:39 with 49 moves.').waitFor();
    await play(WINNING);
    await told('You were faster, but needed more moves.').waitFor();

    await page.locator('.win-told').getByRole('button', { name: 'Share' }).click();
    for (const name of ['A challenge', 'Your game as a replay', 'This deal'])
      await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await told('You were faster, but needed more moves.').waitFor();
    await page.locator('.win-told').getByRole('button', { name: 'Share' }).waitFor();
    await press('Same deal again');
    assert.equal((await stateOf(page)).moves, 0);
    assert.equal(page.url(), `${site.url}golf/?deal=35&time=9999&moves=49`);

    await dealOn(page, '36');
    await page.waitForURL(`${site.url}golf/?deal=36`);
    assert.deepEqual(complaints, []);
  });
});
