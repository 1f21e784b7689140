/** Helpers of the end-to-end tests: the built site, served and really stopped, and a real browser. */
import { after, before } from 'node:test';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { browserPath, CHROMIUM_SWITCHES } from './browser-path.mjs';
import * as server from './site-server.mjs';

export type { Site } from './site-server.mjs';

/** How the site is served; what is left out: the built site, at the host's root, under its own policy. */
export interface SiteOptions {
  /** The folder to serve; the site that this test run has built when left out. */
  readonly dir?: string;
  /** A folder whose files stand in for those of the site. */
  readonly over?: string;
  /** A sub-path such as `/a/b/`. */
  readonly basePath?: string;
  /** Another policy, or false for none at all. */
  readonly csp?: boolean | string;
  /** A port of a server that was stopped before, to bring the same origin back. */
  readonly port?: number;
}

/** Serves the site on a free port of its own. Whoever starts it stops it, also when the test fails. */
export function startSite(options: SiteOptions = {}): Promise<server.Site> {
  return server.startSite({ dir: builtDir(), ...options });
}

/** The folder of the site under test. */
export function builtDir(): string {
  const dir = process.env['BAIZE_DIST'];
  if (!dir) throw new Error('BAIZE_DIST names no built site: run these tests by npm run e2e');
  return dir;
}

/** A headless Chromium for all test files that run in one process, since each would wait for its own to start. */
let launched: Promise<Browser> | undefined;
after(async () => (await launched)?.close());

async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: CHROMIUM_SWITCHES });
}

/** What is there while the tests of a block run: to be read by them, not before. */
export interface Here {
  /** A headless Chromium: the installed one or the packed one. Every context in it starts empty. */
  readonly browser: Browser;
  readonly site: server.Site;
}

/** A browser for the block that it is called in. What the block leaves open in it is closed when the block ends. */
export function withBrowser(): Pick<Here, 'browser'> {
  let browser: Browser;
  before(async () => {
    browser = await (launched ??= launchBrowser());
  });
  after(async () => {
    for (const context of browser.contexts()) await context.close();
  });
  return {
    get browser() {
      return browser;
    },
  };
}

/** A browser and the site for the block that it is called in. */
export function withSite(options: SiteOptions = {}): Here {
  const here = withBrowser();
  let site: server.Site;
  before(async () => {
    site = await startSite(options);
  });
  after(() => site.stop());
  return {
    get browser() {
      return here.browser;
    },
    get site() {
      return site;
    },
  };
}

/**
 * Collects what a page complains about: thrown errors, console errors (a refusal by the content security
 * policy is one) and requests that failed or were answered by an error.
 *
 * @returns the list, empty at first, which grows while the page lives
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Cut off because the page was left or loaded anew.
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/**
 * Lets the pages of a context store nothing for play without a network, as a private window does: that takes more work
 * than what most tests do.
 */
export async function refuseWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Where the address is not safe there are none at all.
    if (typeof ServiceWorkerContainer === 'undefined') return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('No workers here', 'SecurityError'));
  });
}

/** Waits until everything that works offline has been stored: the service worker is active. */
export async function offlineReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (!active || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });
}
