/**
 * `node test/tools/screenshots.mjs [GAME ...]`: pictures of the built site (BAIZE_DIST, else a build of the sources as
 * they are) at four sizes, into reports/screenshots/: home, rules, settings, and the games that the site began with,
 * freshly dealt; with names, those alone.
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

/** Sheets over the page of a game, by the buttons that open them. */
const SHEETS = ['rules', 'settings'];

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
    const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
    if (isWanted('home')) {
      await page.goto(site.url);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await shoot('home');
    }
    for (const sheet of SHEETS.filter(isWanted)) {
      await page.goto(`${site.url}munger/?deal=42`);
      await page.locator('.game-bar').getByRole('button', { name: sheet }).click();
      await page.getByRole('dialog').waitFor();
      await page.waitForTimeout(500);
      await shoot(sheet);
    }
    const games = wanted.filter((name) => name !== 'home' && !SHEETS.includes(name));
    for (const game of wanted.length === 0 ? GAMES : games) {
      await page.goto(`${site.url}${game}/?deal=42`);
      await page.locator('solitaire-table').evaluate((table) => 'ready' in table && table.ready);
      await page.locator('.game-bar button').first().waitFor();
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
