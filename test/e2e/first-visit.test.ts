import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { builtDir, offlineReady, refuseWorkers, withSite } from '../tools/e2e.ts';
import { playByHand, stateOf, tableReady, tapMove } from './fingers.ts';

/** What a first visit may load until a card can be moved, compressed. */
const BUDGET = 90 * 1024;

describe('a first visit', () => {
  const here = withSite();

  it('loads no more than it needs until a card can be moved, and asks nobody else for anything', async () => {
    const { browser, site } = here;
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      document.addEventListener('solitaire-deal', () => performance.mark('playable'), { once: true });
    });
    await page.goto(`${site.url}triple-minerva/?deal=42`);
    await tableReady(page);
    await offlineReady(page);

    const before = await page.evaluate(() => {
      const [playable] = performance.getEntriesByName('playable');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => playable && startTime < playable.startTime)
        .map(({ name }) => name);
    });
    const files = ['triple-minerva/', ...before.map((url) => url.replace(site.url, ''))];
    const weights = new Map(files.map((file) => [file, gzipped(file)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    assert.ok(total <= BUDGET, `${total} of ${BUDGET} bytes: ${JSON.stringify([...weights])}`);
    assert.ok(before.some((url) => url.includes('/assets/show-game-')));
    assert.ok(asked.some((url) => url.includes('/assets/games-')));
    assert.ok(!before.some((url) => url.includes('/assets/games-')), 'the rules of all games come later');
    assert.deepEqual(
      before.filter((url) => url.endsWith('sw.js')),
      [],
    );
    const elsewhere = asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'));
    assert.deepEqual(elsewhere, []);
    await context.close();
  });

  it('shows what the game is called, and what kind it is, before its table begins', async () => {
    const context = await here.browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = (): number => performance.getEntriesByName('first-contentful-paint').length;
      const observer = new MutationObserver(() => {
        if (!document.querySelector('solitaire-table')) return;
        observer.disconnect();
        document.documentElement.dataset['seenBefore'] = String(seen());
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto(`${here.site.url}klondike/`);
    await tableReady(page);
    assert.equal(await page.locator('html').getAttribute('data-seen-before'), '1');
    await context.close();
  });

  for (const [lost, file] of [
    ['the rest of the page', /complete-page/],
    ['its words', /en\.app/],
    ['the words of the record', /en\.record/],
  ] as const)
    it(`whose network goes with ${lost} says what is missing, and gets it when the network is back`, async () => {
      const { context, page, network, thrown } = await unsteady();
      network.goesWith = file;
      await page.goto(`${here.site.url}munger/?deal=42`);
      await tableReady(page);
      const missing = page.getByText('A part of this page is still missing');
      await missing.waitFor();
      await tapMove(page, { stock: true });
      assert.equal(await page.getByRole('button', { name: 'Rules' }).count(), 0);

      network.isThere = true;
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.getByRole('button', { name: 'Rules' }).waitFor();
      await missing.waitFor({ state: 'detached' });
      assert.equal((await stateOf(page)).moves, 1);
      assert.deepEqual(thrown, []);
      await context.close();
    });

  it('whose network is away when the rules are opened says so, and can open them when that was tried again', async () => {
    const { context, page, network, thrown } = await unsteady();
    await page.goto(`${here.site.url}munger/?deal=42`);
    await tableReady(page);
    network.goesWith = /en\.(?:games|rules|stories)/;
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByText('A part of this page is still missing').waitFor();
    network.isThere = true;
    // This browser never asks again for a module that failed: the page is loaded anew, which loses nothing.
    const anew = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name: 'Try again' }).click();
    await anew;
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog', { name: 'Munger Solitaire' }).waitFor();
    assert.deepEqual(thrown, []);
    await context.close();
  });

  it('to a game whose kind cannot be fetched says so, and deals it when that is tried again', async () => {
    const { context, page, network, thrown } = await unsteady();
    network.goesWith = /compile|games-/;
    await page.goto(`${here.site.url}de/accordion/`);
    await page.getByText('Ein Teil dieser Seite fehlt noch').waitFor();
    network.isThere = true;
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await tableReady(page);
    assert.deepEqual(thrown, []);
    await context.close();
  });

  it('in a browser that never asks again for what failed once is loaded anew, with the moves that were made', async () => {
    const { context, page, network, thrown } = await unsteady();
    network.refuses = /complete-page/;
    await page.goto(`${here.site.url}munger/?deal=42`);
    await tableReady(page);
    const anew = page.waitForEvent('framenavigated');
    await anew;
    network.refuses = undefined;
    await page.getByRole('button', { name: 'Rules' }).waitFor();
    assert.deepEqual(thrown, []);
    await context.close();
  });

  /** A page whose network can go: with a request for a file, or only for some files. */
  async function unsteady() {
    const context = await here.browser.newContext({ hasTouch: true });
    await playByHand(context);
    await refuseWorkers(context);
    const page = await context.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    const network: { isThere: boolean; goesWith?: RegExp; refuses?: RegExp | undefined } = { isThere: true };
    await context.route('**/*', (route) => {
      const url = route.request().url();
      if (network.goesWith?.test(url)) {
        delete network.goesWith;
        network.isThere = false;
      }
      return network.isThere && !network.refuses?.test(url) ? route.continue() : route.abort();
    });
    return { context, page, network, thrown };
  }
});

function gzipped(path: string): number {
  const file = join(builtDir(), path);
  const content = readFileSync(statSync(file).isDirectory() ? join(file, 'index.html') : file);
  return gzipSync(content, { level: 9 }).length;
}
