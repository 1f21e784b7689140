import { afterEach, beforeEach } from 'node:test';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { complaintsOf, refuseWorkers, withSite, type Here } from '../tools/e2e.ts';
import { tableReady } from './fingers.ts';

/** A visit to the site in a browser that keeps nothing from the visit before, and no site for play without a network. */
interface Visit extends Here {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[];
  /** Opens an address of the site that has a table; it is loaded anew, even if only what follows the # differs. */
  readonly open: (path: string) => Promise<void>;
}

/** How a visit is; what is left out: to the host's root. */
interface VisitOptions extends BrowserContextOptions {
  /** A sub-path that the site is served under, such as `/a/b/`. */
  readonly basePath?: string;
}

/** At a desk, where nothing moves, to a site two folders deep. */
export const DESK: VisitOptions = {
  basePath: '/a/b/',
  viewport: { width: 1000, height: 800 },
  reducedMotion: 'reduce',
};

/** A visit for each test of the block that it is called in: to be read while a test runs. */
export function visits({ basePath = '/', ...options }: VisitOptions): Visit {
  const here = withSite({ basePath });
  let context: BrowserContext;
  let page: Page;
  let complaints: string[];
  beforeEach(async () => {
    context = await here.browser.newContext(options);
    await refuseWorkers(context);
    page = await context.newPage();
    complaints = complaintsOf(page);
  });
  afterEach(() => context.close());
  return {
    get browser() {
      return here.browser;
    },
    get site() {
      return here.site;
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
      await page.goto(`${here.site.url}${path}`);
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
