import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Publishes another version of the site that is served from `dir`: marks the home page with `data-version="next"`, and
 * changes its revision in the list of the service worker.
 */
export async function publishNewVersion(dir: string): Promise<void> {
  const home = await readFile(join(dir, 'index.html'), 'utf8');
  await writeFile(join(dir, 'index.html'), home.replace('<html', '<html data-version="next"'));
  const worker = await readFile(join(dir, 'sw.js'), 'utf8');
  const listed = /("?revision"?:"[0-9a-f]+)("[^{}]*"?url"?:"index\.html")/;
  assert.match(worker, listed);
  await writeFile(join(dir, 'sw.js'), worker.replace(listed, '$1e$2'));
}
