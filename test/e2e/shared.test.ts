import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { writeShared } from '../../src/session/shared-game.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { complaintsOf, launchBrowser, startSite, type Site } from '../tools/e2e.ts';
import { stateOf, tableReady } from './fingers.ts';
import { storedMoves } from './stored.ts';

/** Golf, deal 35, to the win. */
const WINNING =
  's.t3f1.t1f1.t2f1.s.t4f1.t6f1.t1f1.t2f1.t5f1.t4f1.t5f1.s.t4f1.s.t7f1.t3f1.t3f1.t3f1.s.t3f1.s.t4f1.t1f1.t5f1.t1f1' +
  '.t2f1.t2f1.t4f1.t7f1.s.s.s.t2f1.t6f1.t7f1.t6f1.s.t6f1.s.t6f1.s.t7f1.t5f1.t7f1.t1f1.s.s.s.t5f1';

describe('a shared address', () => {
  let browser: Browser;
  let context: BrowserContext;
  let site: Site;
  let page: Page;
  let complaints: string[];

  before(async () => {
    browser = await launchBrowser();
    site = await startSite({ basePath: '/a/b/' });
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    complaints = complaintsOf(page);
  });
  afterEach(() => context.close());

  async function open(path: string): Promise<void> {
    // Another address of the same page would not load it.
    await page.goto('about:blank');
    await page.goto(`${site.url}${path}`);
    await tableReady(page);
  }

  async function play(moves: string): Promise<void> {
    await page.locator('solitaire-table').evaluate((table: SolitaireTable, texts) => {
      for (const text of texts) {
        const move = text === 's' ? { stock: true as const } : { from: text.slice(0, 2), to: text.slice(2) };
        if (!table.play(move).ok) throw new Error(`${text} is refused`);
      }
    }, moves.split('.'));
  }

  const told = (text: string) => page.getByText(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('of a win is a replay to the last card, and leaves the player’s own game and record alone', async () => {
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
    await open('klondike/?deal=42#s.s.s');
    await told('deal 42 after 3 moves').waitFor();
    assert.equal((await stateOf(page)).moves, 3);
    await page.getByRole('button', { name: 'Deal number 42' }).click();
    await press('Share this deal');
    await page.getByRole('heading', { name: 'This position' }).waitFor();

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

  it('of a way to win, which the solver has found after a hint, is a replay from the first card', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
    await open('golf/?deal=35&time=9999&moves=49');
    await told('Somebody has won this deal in 2:46:39 with 49 moves.').waitFor();
    await play(WINNING);
    await told('You were faster, but needed more moves.').waitFor();

    await page.locator('.win-told').getByRole('button', { name: 'Share' }).click();
    for (const name of ['A challenge', 'Your game as a replay', 'This deal'])
      await page.getByRole('heading', { name }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press('Same deal again');
    assert.equal((await stateOf(page)).moves, 0);
    assert.equal(page.url(), `${site.url}golf/?deal=35&time=9999&moves=49`);

    await page.locator('solitaire-table').evaluate((table: SolitaireTable) => table.newDeal('36'));
    await page.waitForURL(`${site.url}golf/?deal=36`);
    assert.deepEqual(complaints, []);
  });
});
