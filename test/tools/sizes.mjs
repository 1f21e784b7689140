/**
 * `npm run size`: weighs the built site (BAIZE_DIST, else dist/) and fails when a part is over its budget.
 * Prints exact bytes; the budgets have a margin, so that no ordinary change has to touch them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const KB = 1024;

/**
 * What a first visit loads by import() before a card can be moved, by the names of the files.
 *
 * @type {readonly string[]}
 */
const LAZY_ON_FIRST_VISIT = ['show-game', 'store', 'service'];

/** What the element of a table is in, which is defined as soon as this has come. */
const TABLE_STARTS = ['show-game'];

const dist = process.env.BAIZE_DIST ?? 'dist';
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`There is no built site in ${dist}: run npm run build first.`);
  process.exit(1);
}

const { module: sorting } = /** @type {{ module: typeof import('../../src/sw/file-language.ts') }} */ (
  await runnerImport('./src/sw/file-language.ts')
);
const offline = storedOffline();
const rows = [
  weigh(
    'embed script (brotli)',
    48 * KB,
    brotli(['embed/solitaire-table.js', ...importedBy('solitaire-table.js')]),
  ),
  weigh(
    'first visit until a table starts (gzip)',
    60 * KB,
    gzip(loadedWith('triple-minerva/index.html', TABLE_STARTS)),
  ),
  weigh(
    'first visit until a card can be moved (gzip)',
    90 * KB,
    gzip(loadedWith('shell.html', LAZY_ON_FIRST_VISIT)),
  ),
  weigh('stored for offline play (gzip)', 2 * KB * KB, gzip(offline)),
  weigh('requests for offline play', 80, offline.length),
];
for (const { name, budget, size } of rows) {
  const verdict = size > budget ? `OVER by ${size - budget}` : `${Math.round((100 * size) / budget)} %`;
  console.log(`${name.padEnd(46)} ${String(size).padStart(8)} of ${String(budget).padStart(8)}  ${verdict}`);
}
process.exitCode = rows.some(({ budget, size }) => size > budget) ? 1 : 0;

/**
 * @param {string} name
 * @param {number} budget
 * @param {number} size
 */
function weigh(name, budget, size) {
  return { name, budget, size };
}

/** @param {Iterable<string>} files */
function gzip(files) {
  return total(files, (content) => gzipSync(content, { level: 9 }).length);
}

/** @param {Iterable<string>} files */
function brotli(files) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return total(files, (content) => brotliCompressSync(content, { params }).length);
}

/**
 * @param {Iterable<string>} files paths inside of the site
 * @param {(content: Buffer) => number} measure
 */
function total(files, measure) {
  return [...files].reduce((bytes, file) => bytes + measure(readFileSync(join(dist, file))), 0);
}

/**
 * The chunks that a module of the embed cannot start without, themselves and theirs.
 *
 * @param {string} module in embed/
 * @returns {string[]} paths inside of the site
 */
function importedBy(module, found = new Set()) {
  const source = readFileSync(join(dist, 'embed', module), 'utf8');
  for (const [, chunk = ''] of source.matchAll(/(?:import|from)\s*["']\.\/([^"']+)["']/g)) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    importedBy(chunk, found);
  }
  return [...found].map((chunk) => `embed/${chunk}`);
}

/**
 * A page, its script and styles, modules that it loads by import(), and every module that those cannot start without.
 *
 * @param {string} page
 * @param {readonly string[]} lazy
 */
function loadedWith(page, lazy) {
  /** @type {Record<string, { file: string, name?: string, css?: string[], imports?: string[] }>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const files = new Set([page]);
  /** @param {string} name */
  const add = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no module ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of ['main', ...lazy]) {
    add(Object.keys(manifest).find((key) => manifest[key]?.name === name) ?? name);
  }
  return files;
}

/**
 * What the service worker stores for a visitor, from the list that the build has written into it: what is for everybody,
 * and the files of one language, the largest.
 */
function storedOffline() {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const listed = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => url);
  const files = listed.filter((url) => existsSync(join(dist, url)));
  if (files.length === 0) throw new Error('No list of files for offline play was found in sw.js');
  const { shared, byLanguage } = sorting.sortFiles(files.map((url) => ({ url })));
  const languages = [...byLanguage.values()].map((each) => each.map(({ url }) => url));
  const [largest = []] = languages.sort((one, other) => gzip(other) - gzip(one));
  return [...shared.map(({ url }) => url), ...largest];
}
