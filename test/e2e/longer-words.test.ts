import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { withSite } from '../tools/e2e.ts';
import { tableReady } from './fingers.ts';
import { layoutFaults, lengthenWords, marginsOf } from './layout-faults.ts';

/** A phone of the smallest common size, and a desk. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

/** Just wide enough for the names of all buttons below a table. */
const TABLET = { width: 834, height: 1112 };

describe('words of another language, 30 % longer', () => {
  const here = withSite();
  let page: Page;

  before(async () => {
    const context = await here.browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    page = await context.newPage();
  });

  /** What is wrong on some screens, with words that run from left to right and from right to left. */
  async function faults(screens = SCREENS): Promise<string[]> {
    const found: string[] = [];
    await lengthenWords(page);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      for (const dir of ['ltr', 'rtl']) {
        await turn(dir);
        found.push(...(await layoutFaults(page)).map((fault) => `${screen.width}, ${dir}: ${fault}`));
      }
      await turn('ltr');
    }
    return found;
  }

  /** Lets the page's words run in a direction, and waits until it is drawn so. */
  async function turn(dir: string): Promise<void> {
    await page.evaluate(async (wanted) => {
      document.documentElement.dir = wanted;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, dir);
  }

  async function playing(): Promise<void> {
    await page.goto(`${here.site.url}munger/?deal=42`);
    await tableReady(page);
    await page.getByRole('button', { name: 'Rules' }).waitFor();
    await page.locator('.bar button').first().waitFor();
  }

  it('have room on a page to read, and on the home page', async () => {
    await page.goto(`${here.site.url}munger/rules/`);
    assert.deepEqual(await faults(), []);
    await page.goto(here.site.url);
    await page.locator('.record-link').waitFor();
    assert.deepEqual(await faults(), []);
  });

  it('have room at the table, in its menu, and in the sheets over it', async () => {
    await playing();
    assert.deepEqual(await faults([...SCREENS, TABLET]), []);
    await page.locator('#menu').click();
    await page.locator('#menu-panel').waitFor();
    assert.deepEqual(await faults(), []);
    await page.keyboard.press('Escape');
    for (const opener of ['.game-bar button:not([aria-label])', '.settings-button']) {
      await page.locator(opener).click();
      await page.locator('dialog[open] :is(p, fieldset)').first().waitFor();
      assert.deepEqual(await faults(), []);
      await page.keyboard.press('Escape');
    }
  });

  it('have room in the record', async () => {
    await playing();
    await page.locator('solitaire-table').evaluate((table: SolitaireTable) => {
      table.tapStock();
      table.newDeal();
    });
    await page.getByRole('button', { name: /1 played/ }).waitFor();
    await page.goto(`${here.site.url}record/`);
    await page.locator('.history').waitFor();
    assert.deepEqual(await faults(), []);
  });

  it('that run from right to left turn round what is about the table, and leave the cards where they are', async () => {
    await playing();
    const cards = async () => (await marginsOf(page, '.board .card, card-pile')).map(String).sort();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await turn('ltr');
      const lying = await cards();
      await turnsRound('.game-bar > *, .game-bar h1, .bar button');
      assert.deepEqual(await cards(), lying);
    }
    await page.locator('.settings-button').click();
    await page.locator('dialog[open] fieldset').first().waitFor();
    await turnsRound('dialog[open], .sheet-bar > *, .settings input');
    await page.goto(`${here.site.url}munger/rules/`);
    await turnsRound('.banner .back, .banner h1, .reading article, .glance');
  });

  /** Asserts that what stands so far from the left stands as far from the right where words run to the left. */
  async function turnsRound(selectors: string): Promise<void> {
    await turn('ltr');
    const places = await marginsOf(page, selectors);
    await turn('rtl');
    assert.ok(places.length > 3);
    assert.deepEqual(
      await marginsOf(page, selectors),
      places.map(([left, right]) => [right, left]),
    );
  }
});
