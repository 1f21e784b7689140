/**
 * `node test/tools/screenshots.mjs [GAME ...]`: pictures of the built site (BAIZE_DIST, else a build of the sources as
 * they are) at four sizes, into reports/screenshots/: home, and the games that the site began with, freshly dealt.
 * With --dark as somebody sees it whose system is dark.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserPath, CHROMIUM_SWITCHES } from './browser-path.mjs';
import { builtSite } from './site-build.mjs';
import { startSite } from './site-server.mjs';

const GAMES = [
  'munger',
  'manx',
  'triple-minerva',
  'waning-moon',
  'minerva',
  'double-minerva',
  'athena',
  'canfield',
  'spider',
  'tabby-cat',
  'klondike',
  'forty-thieves',
  'eclipse',
  'thirty-nine-steps',
];

const SIZES = [
  { width: 360, height: 640, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { width: 640, height: 360, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { width: 768, height: 1024, deviceScaleFactor: 1 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

const FOLDER = 'reports/screenshots';

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const colorScheme = process.argv.includes('--dark') ? 'dark' : 'light';

mkdirSync(FOLDER, { recursive: true });
const site = await startSite({ dir: await builtSite() });
const browser = await chromium.launch({ executablePath: await browserPath(), args: CHROMIUM_SWITCHES });
try {
  for (const { width, height, ...device } of SIZES) {
    const context = await browser.newContext({
      ...device,
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const shoot = async (/** @type {string} */ name) => {
      await page.screenshot({ path: `${FOLDER}/${name}-${width}x${height}-${colorScheme}.png` });
    };
    if (wanted.length === 0 || wanted.includes('home')) {
      await page.goto(site.url);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await shoot('home');
    }
    for (const game of wanted.length === 0 ? GAMES : wanted.filter((name) => name !== 'home')) {
      await page.goto(`${site.url}${game}/?deal=42`);
      await page.locator('solitaire-table').evaluate((table) => 'ready' in table && table.ready);
      await page.locator('.game-bar button').waitFor();
      // The faces are painted shortly after the table can be played.
      await page.waitForTimeout(500);
      await shoot(game);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Pictures are in ${FOLDER}/.`);
