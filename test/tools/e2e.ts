/** Helpers of the end-to-end tests: the built site, served and really stopped, and a real browser. */
import { chromium, type Browser, type Page } from 'playwright-core';
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

/** A headless Chromium: the installed one or the packed one. Every context in it starts empty. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: CHROMIUM_SWITCHES });
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
