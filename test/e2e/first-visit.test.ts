import assert from 'node:assert/strict';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { builtDir, offlineReady, withSite } from '../tools/e2e.ts';
import { tableReady } from './fingers.ts';

/** What a first visit may load until a card can be moved, compressed. */
const BUDGET = 90 * 1024;

describe('a first visit', () => {
  const here = withSite();

  it('loads no more than it needs until a card can be moved, and asks nobody else for anything', async () => {
    const { browser, site } = here;
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      document.addEventListener('solitaire-deal', () => performance.mark('playable'), { once: true });
    });
    await page.goto(`${site.url}triple-minerva/?deal=42`);
    await tableReady(page);
    await offlineReady(page);

    const before = await page.evaluate(() => {
      const [playable] = performance.getEntriesByName('playable');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => playable && startTime < playable.startTime)
        .map(({ name }) => name);
    });
    const files = ['triple-minerva/', ...before.map((url) => url.replace(site.url, ''))];
    const weights = new Map(files.map((file) => [file, gzipped(file)]));
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    assert.ok(total <= BUDGET, `${total} of ${BUDGET} bytes: ${JSON.stringify([...weights])}`);
    assert.ok(before.some((url) => url.includes('/assets/show-game-')));
    assert.ok(asked.some((url) => url.includes('/assets/games-')));
    assert.ok(!before.some((url) => url.includes('/assets/games-')), 'the rules of all games come later');
    assert.deepEqual(
      before.filter((url) => url.endsWith('sw.js')),
      [],
    );
    const elsewhere = asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'));
    assert.deepEqual(elsewhere, []);
    await context.close();
  });
});

function gzipped(path: string): number {
  const file = join(builtDir(), path);
  const content = readFileSync(statSync(file).isDirectory() ? join(file, 'index.html') : file);
  return gzipSync(content, { level: 9 }).length;
}
