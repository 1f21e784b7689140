import assert from 'node:assert/strict';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { builtDir } from '../tools/e2e.ts';

/**
/**
 * Publishes another version of the site that is served, whose changed files come `over` it: marks the home page, and the
 * page that the service worker answers all others with, with `data-version="next"`, and changes their revisions in its
 * list.
 */
export async function publishNewVersion(over: string): Promise<void> {
  let worker = await readFile(join(builtDir(), 'sw.js'), 'utf8');
  for (const name of ['index', 'shell']) {
    const page = await readFile(join(builtDir(), `${name}.html`), 'utf8');
    await replaceFile(join(over, `${name}.html`), page.replace('<html', '<html data-version="next"'));
    const listed = new RegExp(`("?revision"?:"[0-9a-f]+)("[^{}]*"?url"?:"${name}\\.html")`);
    assert.match(worker, listed);
    worker = worker.replace(listed, '$1e$2');
  }
  await replaceFile(join(over, 'sw.js'), worker);
}

/** Replaces a file at once: nobody is ever served half of it. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.next`, content);
  await rename(`${file}.next`, file);
}

/** Lets the browser look for a version that was published, as it does when a page is looked at again, and store it. */
export async function storeNewVersion(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const coming = (): ServiceWorker | null => registration.installing ?? registration.waiting;
    // A search that had begun before the version was published has not seen it, and answers this one, too.
    while (!coming()) await registration.update();
    const worker = coming();
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (worker?.state !== 'installing') resolve();
      };
      worker?.addEventListener('statechange', look);
      look();
    });
  });
}
