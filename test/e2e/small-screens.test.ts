import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withSite } from '../tools/e2e.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { tableReady } from './fingers.ts';

/** The games with the most columns, the most foundations, the longest names and the longest reserves. */
const GAMES = [
  'waning-moon',
  'thirty-nine-steps',
  'triple-minerva',
  'double-minerva',
  'golf-nothing-on-kings',
  'fan',
];

/** Width, height and size of text, px. */
const SCREENS = [
  [360, 640, 16],
  [640, 360, 16],
  [320, 480, 16],
  // 1280 by 1024, shown at four times its size.
  [320, 256, 16],
  [360, 640, 32],
] as const;

describe('the page of a game on a small screen', () => {
  const here = withSite();

  for (const [width, height, text] of sweepSlice(SCREENS, 3)) {
    it(`${width} x ${height}, text of ${text} px: shows every card, the deal's longest number and its rules`, async () => {
      const { browser, site } = here;
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: text } });
      for (const game of GAMES) {
        await page.goto(`${site.url}${game}/?deal=98765432109876543210`);
        await tableReady(page);
        await page.getByRole('button', { name: 'Rules' }).waitFor();
        const outside = await page.evaluate(() => {
          const shadow = document.querySelector('solitaire-table')?.shadowRoot;
          const seen = [
            ...document.querySelectorAll('.game-bar > *, solitaire-table'),
            ...(shadow?.querySelectorAll('playing-card, card-pile, button') ?? []),
          ];
          const isOutside = ({ left, top, right, bottom }: DOMRect): boolean =>
            left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
          return seen
            .filter((element) => isOutside(element.getBoundingClientRect()))
            .map((element) => element.outerHTML);
        });
        assert.deepEqual(outside, [], game);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width);
      }
      await context.close();
    });
  }

  for (const [width, height] of sweepSlice(
    [
      [360, 640],
      [640, 360],
      [320, 256],
      [768, 1024],
      [1440, 900],
    ] as const,
    2,
  )) {
    it(`${width} x ${height}: says its first words below the table, whose height stays as it was`, async () => {
      const { browser, site } = here;
      const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript(() => {
        const heights = Object.assign(window, { heights: new Set<number>() }).heights;
        const sizes = new ResizeObserver(([entry]) => entry && heights.add(entry.contentRect.height));
        new MutationObserver((_, watch) => {
          const table = document.querySelector('solitaire-table');
          if (table) watch.disconnect();
          if (table) sizes.observe(table);
        }).observe(document, { childList: true, subtree: true });
      });
      for (const language of ['', 'de/', 'fr/', 'it/', 'es/', 'pt/', 'nl/']) {
        await page.goto(`${site.url}${language}pyramid/?deal=42`);
        await page.locator('.first-words .notice').waitFor();
        const seen = await page.evaluate(() => {
          const { heights } = window as unknown as { readonly heights: ReadonlySet<number> };
          const room = document.querySelector('.first-words')?.getBoundingClientRect();
          const table = document.querySelector('solitaire-table')?.getBoundingClientRect();
          const outside = [...document.querySelectorAll('.first-words :is(p, button)')]
            .filter((each) => each.checkVisibility())
            .filter((each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect();
              return left < 0 || right > innerWidth || top < (room?.top ?? 0) || bottom > innerHeight;
            });
          return [heights.size, table?.bottom === room?.top, outside.map(({ textContent }) => textContent)];
        });
        assert.deepEqual(seen, [1, true, []], language);
      }
      await context.close();
    });
  }

  it('breaks no name of a game inside a word, whatever else stands in the bar', async () => {
    const { browser, site } = here;
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const address of ['de/munger', 'de/triple-minerva', 'fr/thirty-nine-steps', 'it/accordion']) {
      await page.goto(`${site.url}${address}/?deal=42`);
      await page.locator('.settings-button').waitFor();
      const broken = await page.locator('.game-bar h1').evaluate(({ firstChild }) => {
        const name = [...(firstChild?.parentElement?.childNodes ?? [])].find((node) => node instanceof Text);
        const range = document.createRange();
        return [...(name?.data ?? '').matchAll(/\S+/g)].filter(({ 0: word, index }) => {
          if (!name) return true;
          range.setStart(name, index);
          range.setEnd(name, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        });
      });
      assert.deepEqual(broken, [], address);
    }
    await context.close();
  });
});
