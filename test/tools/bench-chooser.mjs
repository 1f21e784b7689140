/**
 * `npm run bench`, the part about the chooser: what the main thread spends on opening the home page with all games, on a
 * phone's screen with the CPU slowed four times, until it has nothing left to do. Opened from the page of a game and by
 * its address, in turns with an empty page of the same site, since a browser takes its time even for that. And what it
 * spends on each letter that is typed there, until the games that fit are shown.
 */
import { chromium } from 'playwright-core';
import { median } from './bench-chromium.mjs';
import { browserPath, CHROMIUM_SWITCHES } from './browser-path.mjs';
import { builtSite } from './site-build.mjs';
import { startSite } from './site-server.mjs';

const ROUNDS = 5;

/** What the chooser may take, in milliseconds: the work of its own page, without what an empty page takes. */
const BOUND = 100;

/** What a letter typed into the search may take, in milliseconds: a frame. */
const KEY_BOUND = 16;

/** What is typed: names of games, one that is misspelt, and something that is none. */
const TYPED = ['spider', 'klodnike', 'an', 'qqqqq'];

/** How long a page may take to load and to come to rest, in milliseconds. */
const AT_REST = 2000;

/** How long a list may take to be whole, in milliseconds. */
const UNTIL_WHOLE = 250;

/** What runs in the page: it types, and waits until the list is another one. */
const ANSWER = `async (typed) => {
  const [input, list] = ['.find', '.found'].map((part) => document.querySelector(part));
  const changed = new Promise((resolve) => {
    const observer = new MutationObserver(() => resolve(observer.disconnect()));
    observer.observe(list, { childList: true });
  });
  input.value = typed;
  const begun = performance.now();
  input.dispatchEvent(new Event('input'));
  await changed;
  document.body.getBoundingClientRect();
  return performance.now() - begun;
}`;

const site = await startSite({ dir: await builtSite() });
const browser = await chromium.launch({ executablePath: await browserPath(), args: CHROMIUM_SWITCHES });
try {
  console.log(`opening the chooser, 4x throttle, until all is done, medians of ${ROUNDS} rounds`);
  await compare('from a game', 'munger/');
  await compare('by its address');
  await type();
} finally {
  await browser.close();
  await site.stop();
}

/**
 * @param {string} title
 * @param {string} [from] the page that one comes from, if it is one of the site
 */
async function compare(title, from) {
  /** @type {Awaited<ReturnType<typeof opened>>[]} */
  const ours = [];
  /** @type {number[]} */
  const above = [];
  for (let round = 0; round < ROUNDS; round++) {
    const spent = await opened('', from);
    const { task } = await opened('empty', from);
    ours.push(spent);
    above.push(spent.task - task);
  }
  const [task, script, style, layout, own] = [
    .../** @type {const} */ (['task', 'script', 'style', 'layout']).map((what) =>
      median(ours.map((spent) => spent[what])),
    ),
    median(above),
  ].map((ms) => ms.toFixed(0));
  const verdict = median(above) <= BOUND ? 'kept' : 'MISSED';
  console.log(`  ${title}: main thread ${task} ms (script ${script}, style ${style}, layout ${layout})`);
  console.log(`    above an empty page: ${own} ms (bound ${BOUND} ${verdict})`);
}

/**
 * Types on the open home page, letter by letter. What counts is the time until the list is another one and laid out, which
 * is all that stands between a letter and the next frame; what lies below the screen follows later.
 */
async function type() {
  const context = await phone();
  try {
    const page = await context.newPage();
    await page.goto(site.url);
    // The first letter fetches what finds the games; it is not what is asked for here.
    await page.getByRole('searchbox').fill('x');
    await page.waitForTimeout(AT_REST);
    const inspector = await context.newCDPSession(page);
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    console.log(
      `each letter of the search, 4x throttle, until the games are shown, medians of ${ROUNDS} rounds`,
    );
    for (const typed of TYPED) {
      /** @type {number[][]} */
      const byLetter = Array.from(typed, () => []);
      for (let round = 0; round < ROUNDS; round++) {
        await answered(page, '');
        for (const [index, times] of byLetter.entries()) {
          times.push(await answered(page, typed.slice(0, index + 1)));
        }
      }
      const medians = byLetter.map(median);
      const verdict = Math.max(...medians) <= KEY_BOUND ? 'kept' : 'MISSED';
      const told = medians.map((ms) => ms.toFixed(0)).join(' ');
      console.log(`  ${typed}: ${told} ms (bound ${KEY_BOUND} each ${verdict})`);
    }
  } finally {
    await context.close();
  }
}

/**
 * Has the search look for something, and gives how many milliseconds passed until it was shown.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} typed
 * @returns {Promise<number>}
 */
async function answered(page, typed) {
  const ms = Number(await page.evaluate(`(${ANSWER})(${JSON.stringify(typed)})`));
  await page.waitForTimeout(UNTIL_WHOLE);
  return ms;
}

/** A phone that nobody has used yet. */
function phone() {
  return browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
}

/**
 * Opens a page of the site, whose files the browser has seen before.
 *
 * @param {string} path
 * @param {string} [from]
 */
async function opened(path, from) {
  const context = await phone();
  try {
    const page = await context.newPage();
    await page.route(`${site.url}empty`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
    );
    await page.goto(site.url);
    await page.waitForTimeout(AT_REST);
    await page.goto(from === undefined ? 'about:blank' : site.url + from);
    await page.waitForTimeout(AT_REST);
    const inspector = await context.newCDPSession(page);
    await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
    await inspector.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const before = await spentBy(inspector);
    await inspector.send('Page.navigate', { url: site.url + path });
    await page.waitForTimeout(AT_REST);
    const after = await spentBy(inspector);
    // Another process has taken over the page: it began at nothing.
    const since = after.task < before.task ? { task: 0, script: 0, style: 0, layout: 0 } : before;
    return {
      task: after.task - since.task,
      script: after.script - since.script,
      style: after.style - since.style,
      layout: after.layout - since.layout,
    };
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').CDPSession} inspector */
async function spentBy(inspector) {
  const { metrics } = await inspector.send('Performance.getMetrics');
  const ms = (/** @type {string} */ name) =>
    (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
  return {
    task: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  };
}
