/** What the parts of `npm run bench` that need a browser have in common: the pages, what they cost, and the figures. */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { transformWithOxc } from 'vite';
import { browserPath, CHROMIUM_SWITCHES } from './browser-path.mjs';
import { builtSite } from './site-build.mjs';
import { startSite } from './site-server.mjs';

const PAGE_MODULE = new URL('./bench-page.ts', import.meta.url);

const HTML = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>
<style>
html, body { margin: 0; height: 100%; background: #1f5c46; overflow: hidden }
#stage { position: relative; height: 100%; touch-action: none }
#stage > solitaire-table { height: 100% }
.bare { position: absolute; left: 0; top: 0; will-change: transform; background-repeat: no-repeat }
</style>
<div id="stage"></div>
<script type="module" src="./embed/solitaire-table.js"></script>
<script type="module">import * as bench from './bench-page.js'; window.bench = bench</script>`;

/**
 * A page with an empty stage, and the inspector that tells what it costs.
 *
 * @typedef {object} BenchPage
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').CDPSession} inspector
 * @property {(name: string, ...args: unknown[]) => Promise<unknown>} call calls a function of bench-page.ts inside of
 *   the page
 * @property {(deed: () => Promise<unknown>) => Promise<{ task: number, wall: number }>} timed what lies between the two marks
 *   that a deed sets: ms of the main thread, and ms that pass
 * @property {() => Promise<void>} close
 */

/**
 * Opens pages in one headless Chromium, one after the other, and closes it at the end.
 *
 * @param {(open: () => Promise<BenchPage>) => Promise<void>} use
 */
export async function withBenchPages(use) {
  const { code } = await transformWithOxc(await readFile(PAGE_MODULE, 'utf8'), 'bench-page.ts');
  const site = await startSite({ dir: await builtSite(), csp: false });
  const browser = await chromium.launch({ executablePath: await browserPath(), args: CHROMIUM_SWITCHES });
  try {
    await use(async () => {
      const context = await browser.newContext({
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.route(`${site.url}bench`, (route) =>
        route.fulfill({ contentType: 'text/html', body: HTML }),
      );
      await page.route(`${site.url}bench-page.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: code }),
      );
      await page.goto(`${site.url}bench`);
      await page.waitForFunction('customElements.get("solitaire-table") && window.bench');
      const inspector = await context.newCDPSession(page);
      await inspector.send('Performance.enable', { timeDomain: 'threadTicks' });
      return {
        page,
        inspector,
        call: (name, ...args) => page.evaluate(`bench.${name}(...${JSON.stringify(args)})`),
        timed: async (deed) => {
          // What the page still does about the last deed is no part of this one: a table puts its cards in the order in
          // which they are heard a second after it has dealt.
          await page.waitForTimeout(1500);
          await page.bringToFront();
          await browser.startTracing(page, { categories: ['blink.user_timing'] });
          await deed();
          return betweenMarks(await browser.stopTracing());
        },
        close: () => context.close(),
      };
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** @param {Buffer} trace */
function betweenMarks(trace) {
  /** @type {{ traceEvents: { name: string, ts: number, tts?: number }[] }} */
  const { traceEvents } = JSON.parse(trace.toString());
  const [begin, end] = ['bench-begin', 'bench-end'].map((mark) =>
    traceEvents.find(({ name }) => name === mark),
  );
  if (!begin?.tts || !end?.tts) throw new Error('The marks of the page are not in the trace');
  return { task: (end.tts - begin.tts) / 1000, wall: (end.ts - begin.ts) / 1000 };
}

/**
 * What a page has spent since it began: ms of its main thread in all and in scripts, and how often it laid out; and what it
 * holds now: bytes of the heap, and nodes.
 *
 * @param {BenchPage} page
 */
export async function spentBy({ inspector }) {
  const { metrics } = await inspector.send('Performance.getMetrics');
  const value = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return {
    task: value('TaskDuration') * 1000,
    script: value('ScriptDuration') * 1000,
    layouts: value('LayoutCount'),
    heap: value('JSHeapUsedSize'),
    nodes: value('Nodes'),
  };
}

/** @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/**
 * One line: the medians of ours and of bare divs, measured in turns, the median of their ratios, and what it may be.
 *
 * @param {string} title
 * @param {readonly number[]} ours ms
 * @param {readonly number[]} bare ms, of the same round at the same index
 * @param {number} [bound] none where what is compared is not quite the same
 */
export function report(title, ours, bare, bound) {
  const ratio = median(ours.map((ms, i) => ms / (bare[i] ?? NaN)));
  const verdict = bound === undefined ? '' : ` (bound ${bound} ${ratio <= bound ? 'kept' : 'MISSED'})`;
  const figures = `${median(ours).toFixed(2)} ms, bare divs ${median(bare).toFixed(2)} ms`;
  console.log(`${title}: ${figures}, ratio ${ratio.toFixed(2)}${verdict}`);
}
