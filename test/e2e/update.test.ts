import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import { complaintsOf, offlineReady, startSite, withBrowser, type Site } from '../tools/e2e.ts';
import { playByHand, stateOf, tableReady, tapMove } from './fingers.ts';
import { publishNewVersion, storeNewVersion } from './new-version.ts';
import { storedMoves } from './stored.ts';

describe('a new version that comes while a deal is open', () => {
  const here = withBrowser();
  let context: BrowserContext;
  let changed: string;
  let site: Site;
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    context = await here.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await playByHand(context);
    changed = await mkdtemp(join(tmpdir(), 'baize-update-'));
    site = await startSite({ over: changed });
    page = await context.newPage();
    complaints = complaintsOf(page);
    await page.goto(`${site.url}munger/?deal=42`);
    await tableReady(page);
    await offlineReady(page);
    await tapMove(page, { stock: true });
    await page.getByText('All the games are stored on this device').waitFor();
    await storedMoves(page, 'munger', '42', 1);
  });
  afterEach(async () => {
    assert.deepEqual(complaints, []);
    await context.close();
    await site.stop();
    await rm(changed, { recursive: true });
  });

  const offer = () => page.getByRole('status').filter({ hasText: 'There is a new version.' });
  const isNext = () => page.locator('html[data-version="next"]');

  /** Publishes a version, and lets the browser find it. */
  async function publish(): Promise<void> {
    await publishNewVersion(changed);
    await storeNewVersion(page);
  }

  for (const visit of ['a first visit', 'a later visit']) {
    it(`is offered on ${visit}, and takes over on request; the deal goes on`, async () => {
      if (visit === 'a later visit') await page.reload();
      await tableReady(page);
      await publish();
      await offer().waitFor();
      assert.equal((await stateOf(page)).moves, 1);
      await offer().getByRole('button', { name: 'Use it now' }).click();
      await isNext().waitFor({ state: 'attached' });
      await tableReady(page);
      const { deal, moves, canUndo } = await stateOf(page);
      assert.deepEqual({ deal, moves, canUndo }, { deal: '42', moves: 1, canUndo: true });
    });
  }

  it('takes over at the next deal, and the deal before it can be gone on with', async () => {
    await page.reload();
    await tableReady(page);
    await publish();
    await offer().getByRole('button', { name: 'At the next deal' }).click();
    await offer().waitFor({ state: 'hidden' });
    await tapMove(page, { stock: true });
    await storedMoves(page, 'munger', '42', 2);
    assert.equal(await isNext().count(), 0);

    await page.getByRole('button', { name: 'New deal' }).click();
    await isNext().waitFor({ state: 'attached' });
    await tableReady(page);
    const { deal } = await stateOf(page);
    assert.notEqual(deal, '42');
    assert.equal(page.url(), `${site.url}munger/?deal=${deal}`);

    await page.goto(site.url);
    const begun = page.getByRole('region', { name: 'Continue' });
    await begun.getByRole('link', { name: 'Deal 42, 2 moves' }).waitFor();
  });

  it('is offered in another tab as well, which then goes on with its own deal', async () => {
    await page.reload();
    await tableReady(page);
    const other = await context.newPage();
    await other.goto(`${site.url}spider/?deal=7`);
    await tableReady(other);
    await publish();
    await offer().getByRole('button', { name: 'Use it now' }).click();
    await isNext().waitFor({ state: 'attached' });

    const there = other.getByRole('status').filter({ hasText: 'There is a new version.' });
    await there.getByRole('button', { name: 'Use it now' }).click();
    await other.locator('html[data-version="next"]').waitFor({ state: 'attached' });
    await tableReady(other);
    assert.equal((await stateOf(other)).deal, '7');
  });

  it('is not offered while a card is in the air', async () => {
    const stock = await page.locator('solitaire-table #t1').boundingBox();
    assert.ok(stock);
    await page.mouse.move(stock.x + 10, stock.y + 10);
    await page.mouse.down();
    await publish();
    assert.equal(await offer().count(), 0);
    await page.mouse.up();
    await tapMove(page, { stock: true });
    await offer().waitFor();
  });
});
