import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { builtDir, complaintsOf, startSite, withSite, type Site } from '../tools/e2e.ts';
import { clickStock } from './fingers.ts';

/** The host that the example names. */
const HOST = 'https://baize.example/';

describe("a table on somebody else's page", () => {
  const here = withSite();
  let context: BrowserContext;
  let theirs: Site;
  let dir: string;
  let page: Page;
  let complaints: string[];

  before(async () => {
    const ours = here.site;
    dir = await mkdtemp(join(tmpdir(), 'baize-example-'));
    const example = await readFile('test/e2e/example.html', 'utf8');
    await writeFile(join(dir, 'index.html'), example.replaceAll(HOST, ours.url));
    const crowded = `<!doctype html><title>Crowded</title><link rel="icon" href="data:," />
      <script>customElements.define('playing-card', class extends HTMLElement {});</script>
      <script type="module" src="${ours.url}embed/solitaire-table.js"></script>
      <script type="module" src="${ours.url}embed/solitaire-table.js?copy"></script>
      <playing-card>theirs</playing-card><solitaire-table game="munger" deal="42" auto="off"></solitaire-table>`;
    await writeFile(join(dir, 'crowded.html'), crowded);
    theirs = await startSite({ dir, csp: false });
  });
  after(async () => {
    await theirs.stop();
    await rm(dir, { recursive: true });
  });
  beforeEach(async () => {
    context = await here.browser.newContext({
      viewport: { width: 800, height: 1800 },
      reducedMotion: 'reduce',
    });
    page = await context.newPage();
    complaints = complaintsOf(page);
    await page.goto(theirs.url);
  });
  afterEach(() => context.close());

  it('plays by itself, twice, from a script of another origin', async () => {
    const tables = page.locator('body > solitaire-table');
    await tables.evaluateAll((all) => Promise.all(all.map((table) => (table as SolitaireTable).ready)));
    await clickStock(page, tables.first());
    const states = await tables.evaluateAll((all) => all.map((table) => (table as SolitaireTable).state));
    assert.deepEqual(
      states.map((state) => [state?.game, state?.deal, state?.canUndo]),
      [
        ['munger', '42', true],
        ['waning-moon', '110', false],
      ],
    );
    assert.deepEqual(complaints, []);
  });

  it('keeps nothing in their storage', async () => {
    const tables = page.locator('body > solitaire-table');
    await tables.evaluateAll((all) => Promise.all(all.map((table) => (table as SolitaireTable).ready)));
    await clickStock(page, tables.first());
    const databases = await page.evaluate(() => indexedDB.databases());
    assert.deepEqual(databases, []);
    assert.deepEqual(await context.cookies(), []);
  });

  it('plays beside a card element of theirs and a second copy of its own script', async () => {
    await page.goto(`${theirs.url}crowded.html`);
    const table = page.locator('solitaire-table');
    await table.evaluate((element: SolitaireTable) => element.ready);
    await clickStock(page, table);
    assert.equal((await table.evaluate((element: SolitaireTable) => element.state))?.moves, 1);
    assert.equal(await table.locator('baize-playing-card').count(), 52);
    assert.equal(await page.locator('body > playing-card').textContent(), 'theirs');
    assert.deepEqual(complaints, []);
  });

  it('can be imported in Node, where nothing is defined', () => {
    const module = pathToFileURL(resolve(builtDir(), 'embed/node.mjs')).href;
    const program = `import('${module}').then(({ SolitaireTable }) =>
      console.log(typeof SolitaireTable, globalThis.customElements?.get('solitaire-table')))`;
    const printed = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' });
    assert.equal(printed.trim(), 'function undefined');
  });

  it('plays in a frame that may do nothing but run scripts', async () => {
    const frame = page.frameLocator('iframe');
    const table = frame.locator('solitaire-table');
    await table.evaluate((element: SolitaireTable) => element.ready);
    assert.equal(await table.evaluate(() => globalThis.origin), 'null');
    await clickStock(page, table);
    const state = await table.evaluate((element: SolitaireTable) => element.state);
    assert.deepEqual([state?.game, state?.deal, state?.moves], ['manx', '123456', 1]);
    const box = await table.boundingBox();
    assert.equal(box?.height, 480);
    assert.deepEqual(complaints, []);
  });

  it('waits for no second file before it is seen', async () => {
    const script = await (await fetch(`${here.site.url}embed/solitaire-table.js`)).text();
    assert.match(script, /import\("\.\/table-service\.js"\)/);
    assert.doesNotMatch(script, /(?:import|from)\s*["']\.\//);
  });

  it('is seen, and played by scripts, where all that hands need cannot be loaded, and says so', async () => {
    await page.route('**/table-service.js', (route) => route.abort());
    await page.goto(theirs.url);
    const table = page.locator('body > solitaire-table').first();
    const outcome = await table.evaluate(async (element: SolitaireTable) => {
      await element.ready;
      return element.tapStock();
    });
    assert.equal(outcome.ok, true);
    assert.equal(await table.locator('.card').count(), 52);
    assert.match((await table.locator('.bar').textContent()) ?? '', /could not be loaded/);
  });

  it('is played by hand where whoever gives hints cannot be loaded, and says so when asked', async () => {
    await page.route('**/table-counsel.js', (route) => route.abort());
    await page.goto(theirs.url);
    const table = page.locator('body > solitaire-table').first();
    await table.getByRole('button', { name: 'Hint' }).click();
    await table.getByText('This could not be loaded. Try again when you are online.').first().waitFor();
    await table.getByRole('button', { name: 'New deal' }).click();
    await table.locator('.notice').waitFor({ state: 'detached' });
  });

  it('deals a game of a rare kind, and is not ready for its records where that kind cannot be loaded', async () => {
    const table = page.locator('body > solitaire-table').first();
    const record = await table.evaluate(async (element: SolitaireTable) => {
      element.game = 'golf';
      await new Promise((dealt) => element.addEventListener('solitaire-deal', dealt, { once: true }));
      return element.record;
    });
    assert.equal(record?.game, 'golf');
    await page.route('**/engine-compile.js', (route) => route.abort());
    await page.goto(theirs.url);
    const outcomes = await table.evaluate(async (element: SolitaireTable, golf) => {
      await element.ready;
      const own = element.record;
      return [golf, own].map((each) => (each ? element.load(each) : undefined));
    }, record);
    assert.deepEqual(outcomes, [
      { ok: false, reason: 'not-ready' },
      { ok: true, steps: [] },
    ]);
  });
});
