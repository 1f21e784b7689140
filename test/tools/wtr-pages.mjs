/**
 * Puts several test files on one page, since a fresh page costs a browser more than the tests of most files: a second
 * and a half of processor time in Chromium. A file named NAME.alone.test.ts keeps a page to itself: it puts something
 * else in the place of what the browser gives, and what was loaded would hold on to it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many test files share a page. */
const SHARE = 10;

/**
 * @param {readonly string[]} tests paths of test files
 * @param {string} folder where the pages' modules are written
 * @returns {string[]} paths of modules, each importing the tests of one page
 */
export function pagesOf(tests, folder) {
  mkdirSync(folder, { recursive: true });
  const alone = tests.filter((path) => path.endsWith('.alone.test.ts'));
  const sharing = tests.filter((path) => !path.endsWith('.alone.test.ts'));
  const pages = alone.map((path) => [path]);
  for (let first = 0; first < sharing.length; first += SHARE) pages.push(sharing.slice(first, first + SHARE));
  return pages.map((files) => {
    const path = join(folder, `${nameOf(files)}.js`);
    writeFileSync(path, files.map((file) => `import '/${file}.js';\n`).join(''));
    return path;
  });
}

/**
 * @param {readonly string[]} files
 * @returns {string} what is on the page: `table-drags` or `table-drags-to-table-hints`
 */
function nameOf(files) {
  const names = [files[0], ...files.slice(1).slice(-1)].map((file = '') =>
    file.replace(/^test\/|\.test\.ts$/g, '').replaceAll('/', '-'),
  );
  return names.join('-to-');
}
