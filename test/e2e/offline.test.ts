import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { complaintsOf, offlineReady, startSite, withBrowser, type Site } from '../tools/e2e.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { playByHand, stateOf, tableReady, tapMove } from './fingers.ts';

/** At the root of a host and two folders deep: in turns, since the same is tried in both. */
for (const basePath of sweepSlice(['/', '/a/b/'], 2)) {
  describe(`the built site, served at ${basePath}`, () => {
    const here = withBrowser();
    let context: BrowserContext;
    let site: Site;

    beforeEach(async () => {
      context = await here.browser.newContext({ hasTouch: true });
      await playByHand(context);
      site = await startSite({ basePath });
    });
    afterEach(async () => {
      await context.close();
      await site.stop();
    });

    it('starts under its content security policy without a complaint', async () => {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(site.url);
      await page.getByRole('heading').first().waitFor();
      await offlineReady(page);
      await page.getByRole('status').filter({ hasText: 'work without the internet' }).waitFor();
      assert.deepEqual(complaints, []);
    });

    it('is there again after a reload when the server is gone', async () => {
      const page = await context.newPage();
      await page.goto(site.url);
      await offlineReady(page);

      await site.stop();
      await page.reload();
      await page.getByRole('heading').first().waitFor();
    });

    it('starts cold in a language that was come to once, without a server, and can be played, read and set there', async () => {
      const page = await context.newPage();
      await page.goto(site.url);
      await offlineReady(page);
      assert.equal(await page.evaluate(homeIsKept, 'it/index.html'), false, 'nobody asked for Italian yet');
      await page.goto(`${site.url}it/privacy/`);
      await page.waitForFunction(homeIsKept, 'it/index.html');
      await site.stop();
      await page.close();

      const cold = await context.newPage();
      const complaints = complaintsOf(cold);
      await cold.goto(`${site.url}it/munger/?deal=42`);
      await tableReady(cold);
      await tapMove(cold, { stock: true });
      assert.equal((await stateOf(cold)).moves, 1);
      await cold.getByRole('button', { name: 'Regole' }).click();
      const rules = cold.getByRole('dialog', { name: 'Munger' });
      await rules.getByRole('heading', { name: 'La riserva' }).waitFor();
      await cold.keyboard.press('Escape');
      await cold.getByRole('button', { name: 'Impostazioni' }).click();
      await cold.getByRole('dialog', { name: 'Impostazioni' }).getByText('Scuro').waitFor();
      await cold.goto(`${site.url}it/munger/rules/`);
      await cold.getByRole('heading', { name: 'La riserva' }).waitFor();
      assert.equal(
        await cold.getByRole('link', { name: 'Gioca a Munger' }).first().getAttribute('href'),
        `${site.url}it/munger/`,
      );
      await cold.goto(`${site.url}it/fair-deals/`);
      await cold.getByRole('heading', { name: 'Come si estrae il numero' }).waitFor();
      assert.deepEqual(complaints, []);
    });

    it('knows what can be won, and gives a hint, by a worker and without a server', async () => {
      const page = await context.newPage();
      await page.goto(site.url);
      await offlineReady(page);
      await site.stop();

      const complaints = complaintsOf(page);
      const worker = page.waitForEvent('worker');
      await page.goto(`${site.url}bakers-game/?deal=2`);
      await tableReady(page);
      const table = page.locator('solitaire-table');
      await table.getByText('Can be won').waitFor();
      await worker;
      await table.getByRole('button', { name: 'Hint' }).click();
      await table.getByText('It leads to a win.').first().waitFor();
      assert.equal(await table.evaluate((element: SolitaireTable) => element.record?.used.hint), true);
      assert.deepEqual(complaints, []);
    });

    it('shows addresses deeper down that it never visited, without a server', async () => {
      const page = await context.newPage();
      await page.goto(`${site.url}fr/`);
      await offlineReady(page);
      await site.stop();

      const deep = await context.newPage();
      const complaints = complaintsOf(deep);
      await deep.goto(`${site.url}fr/munger/?deal=42#t1t3`);
      await deep.getByRole('heading').first().waitFor();
      assert.deepEqual(complaints, []);
      assert.equal(deep.url(), `${site.url}fr/munger/?deal=42#t1t3`);

      for (const path of ['nl/', 'nl/record/', 'nl/munger/?deal=42']) {
        await deep.goto(site.url + path);
        await deep.getByText('Nederlands is not stored on this device yet').waitFor();
      }
    });
  });
}

/** Whether the last of the files of a language, its home page, is kept in the browser. */
async function homeIsKept(page: string): Promise<boolean> {
  for (const name of await caches.keys()) {
    const kept = await (await caches.open(name)).keys();
    if (kept.some(({ url }) => url.includes(page))) return true;
  }
  return false;
}
