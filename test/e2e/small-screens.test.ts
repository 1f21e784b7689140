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
});
