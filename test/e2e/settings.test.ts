import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { tableReady } from './fingers.ts';
import { visits } from './visits.ts';

describe('the settings of the app', () => {
  const visit = visits({ basePath: '/a/b/', viewport: { width: 360, height: 640 } });

  /** What a table was told, and the colour around it. */
  async function told(of: Page): Promise<Record<string, string | null>> {
    return of.locator('solitaire-table').evaluate((table) => ({
      ...Object.fromEntries(
        ['theme', 'table', 'auto', 'tap'].map((name) => [name, table.getAttribute(name)]),
      ),
      bar: getComputedStyle(document.querySelector('.game-bar') ?? document.body).backgroundColor,
    }));
  }

  async function openSettings(): Promise<void> {
    const { page } = visit;
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  }

  it('hold at once, in a second tab too, and after the page is loaded anew', async () => {
    const { context, site, page, complaints } = visit;
    const tabs = [page, await context.newPage()];
    for (const tab of tabs) {
      await tab.goto(`${site.url}munger/?deal=42`);
      await tableReady(tab);
    }
    const before = { theme: 'auto', table: 'felt', auto: 'safe', tap: 'best', bar: 'rgb(23, 72, 54)' };
    assert.deepEqual(await told(page), before);
    await openSettings();
    for (const name of ['Dark', 'Plain', 'Off', 'picks it up'])
      await page.getByLabel(name, { exact: true }).check();
    const after = { theme: 'dark', table: 'plain', auto: 'off', tap: 'select', bar: 'rgb(20, 24, 31)' };
    for (const tab of tabs) {
      await tab.locator('solitaire-table[tap=select]').waitFor();
      assert.deepEqual(await told(tab), after);
    }
    await page.keyboard.press('Escape');
    await page.reload();
    await tableReady(page);
    assert.deepEqual(await told(page), after);
    assert.deepEqual(complaints, []);
  });

  it('stay open when their button is pressed twice, and close with a press beside them', async () => {
    const { site, page, complaints } = visit;
    await page.goto(`${site.url}munger/?deal=42`);
    await tableReady(page);
    for (const [name, title] of [
      ['Settings', 'Settings'],
      ['Share', 'Share'],
      ['Rules', 'Munger Solitaire'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).first().dblclick();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      await page.locator('dialog[open][closedby=any]').waitFor();
      await page.mouse.click(10, 10);
      await dialog.waitFor({ state: 'hidden' });
    }
    assert.deepEqual(complaints, []);
  });

  it('are reached from home, where the language chosen holds from then on', async () => {
    const { site, page, complaints } = visit;
    await page.goto(site.url);
    await openSettings();
    await page.getByRole('dialog').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`${site.url}fr/`);
    await page.getByRole('heading', { name: 'Baize', exact: true }).waitFor();

    await page.goto(site.url);
    await page.getByRole('button', { name: 'Réglages' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
    await page.goto(`${site.url}munger/?deal=42`);
    await page.getByRole('button', { name: 'Rules' }).waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
    const offers = page.getByRole('banner').getByRole('link', { name: 'Français' });
    assert.equal(await offers.getAttribute('href'), `${site.url}fr/munger/?deal=42`);
    assert.deepEqual(complaints, []);
  });

  it('can be changed where nothing may be stored, and say so', async () => {
    const { site, page, complaints } = visit;
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto(`${site.url}munger/?deal=42`);
    await tableReady(page);
    await openSettings();
    await page.getByLabel('Plain').check();
    await page.getByText('This browser does not let Baize remember your choices.').waitFor();
    assert.equal((await told(page))['table'], 'plain');
    assert.deepEqual(complaints, []);
  });
});
