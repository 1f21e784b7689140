import { after, afterEach, before, beforeEach } from 'node:test';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { complaintsOf, launchBrowser, startSite, type Site } from '../tools/e2e.ts';
import { tableReady } from './fingers.ts';

/** A visit to the site, two folders deep, in a browser that keeps nothing from the visit before. */
interface Visit {
  readonly browser: Browser;
  readonly site: Site;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  /** Opens an address of the site that has a table; it is loaded anew, even if only what follows the # differs. */
  readonly open: (path: string) => Promise<void>;
}

/** A visit for each test of the block that it is called in: to be read while a test runs. */
export function visits(): Visit {
  let browser: Browser;
  let site: Site;
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  before(async () => {
    browser = await launchBrowser();
    site = await startSite({ basePath: '/a/b/' });
  });
  after(async () => {
    await browser.close();
    await site.stop();
  });
  beforeEach(async () => {
    context = await browser.newContext({ viewport: { width: 1000, height: 800 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    complaints = complaintsOf(page);
  });
  afterEach(() => context.close());
  return {
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
    get context() {
      return context;
    },
    get page() {
      return page;
    },
    get complaints() {
      return complaints;
    },
    async open(path) {
      await page.goto('about:blank');
      await page.goto(`${site.url}${path}`);
      await tableReady(page);
    },
  };
}

/** Plays moves in notation on the table of a page, of a game without runs. */
export async function playOn(page: Page, moves: string): Promise<void> {
  await page.locator('solitaire-table').evaluate((table: SolitaireTable, texts) => {
    for (const text of texts) {
      const move = text === 's' ? { stock: true as const } : { from: text.slice(0, 2), to: text.slice(2) };
      if (!table.play(move).ok) throw new Error(`${text} is refused`);
    }
  }, moves.split('.'));
}

/** Deals a number anew on the table of a page. */
export async function dealOn(page: Page, deal: string): Promise<void> {
  await page.locator('solitaire-table').evaluate((table: SolitaireTable, n) => table.newDeal(n), deal);
}
