import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import type { BrowserContext } from 'playwright-core';
import { complaintsOf, offlineReady, startSite, withBrowser, type Site } from '../tools/e2e.ts';
import { publishNewVersion, storeNewVersion } from './new-version.ts';

describe('the service worker', () => {
  const here = withBrowser();
  let context: BrowserContext;
  let changed: string;
  let site: Site;

  beforeEach(async () => {
    context = await here.browser.newContext();
    changed = await mkdtemp(join(tmpdir(), 'baize-site-'));
    site = await startSite({ over: changed });
    const page = await context.newPage();
    await page.goto(site.url);
    await offlineReady(page);
    await page.close();
  });
  afterEach(async () => {
    await context.close();
    await site.stop();
    await rm(changed, { recursive: true });
  });

  it('answers /embed/ with the bare table, whatever its query says, without a server', async () => {
    await site.stop();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${site.url}embed/?game=munger&deal=42&lang=it&theme=dark`);
    assert.equal(await page.locator('script[src="./page.js"]').count(), 1);
    assert.deepEqual(complaints, []);
  });

  it('gives a page that was written for search engines its own place in the app, without a server', async () => {
    await site.stop();
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${site.url}munger/`);
    await page.getByRole('heading').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  it('keeps a new version waiting until it is told to take over', async () => {
    const page = await context.newPage();
    await page.goto(site.url);
    const next = page.locator('html[data-version="next"]');
    await page.waitForLoadState('networkidle');
    await publishNewVersion(changed);

    await storeNewVersion(page);
    await page.reload();
    // A version changes when the one before it has nothing left to do.
    await page.waitForLoadState('networkidle');
    assert.equal(await next.count(), 0, 'a reload alone does not bring the new version');

    await page.evaluate(async () => {
      const { waiting } = await navigator.serviceWorker.ready;
      const taken = new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve());
      });
      waiting?.postMessage({ type: 'SKIP_WAITING' });
      await taken;
    });
    await page.reload();
    assert.equal(await next.count(), 1);
  });
});
