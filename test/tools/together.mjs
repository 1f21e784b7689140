/**
 * Puts several test files together, since a fresh page or process costs more than the tests of most files: a second and a
 * half of processor time for a page in Chromium, as much for a process of Node that is to lead a browser. A file named
 * NAME.alone.test.ts is kept to itself: it puts something else in the place of what it is given, and what was loaded would
 * hold on to it; or it looks at what is there before others have brought more.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {readonly string[]} tests paths of test files
 * @param {number} share how many test files are put together
 * @returns {string[][]} the files in their order, those that are alone first
 */
export function neighbours(tests, share) {
  const alone = tests.filter((path) => isAlone(path));
  const sharing = tests.filter((path) => !isAlone(path));
  const groups = alone.map((path) => [path]);
  for (let first = 0; first < sharing.length; first += share)
    groups.push(sharing.slice(first, first + share));
  return groups;
}

/**
 * @param {readonly string[]} tests paths of test files
 * @param {number} share how many test files are put together
 * @returns {string[][]} the files dealt out in turns, so that those of one room, which take alike long, are in several
 *   groups; those that are alone first
 */
export function strangers(tests, share) {
  const alone = tests.filter((path) => isAlone(path));
  const sharing = tests.filter((path) => !isAlone(path));
  const count = Math.ceil(sharing.length / share);
  const groups = Array.from({ length: count }, (_, group) =>
    sharing.filter((_path, index) => index % count === group),
  );
  return [...alone.map((path) => [path]), ...groups];
}

/**
 * Writes a module for each group that imports its files.
 *
 * @param {readonly (readonly string[])[]} groups of paths of test files
 * @param {string} folder where the modules are written
 * @param {(path: string) => string} addressOf what a module imports for a path
 * @returns {string[]} paths of the modules, each named after what is in it
 */
export function writeModules(groups, folder, addressOf) {
  mkdirSync(folder, { recursive: true });
  return groups.map((files) => {
    const path = join(folder, `${nameOf(files)}.js`);
    writeFileSync(path, files.map((file) => `import ${JSON.stringify(addressOf(file))};\n`).join(''));
    return path;
  });
}

/** @param {string} path */
function isAlone(path) {
  return path.endsWith('.alone.test.ts');
}

/**
 * @param {readonly string[]} files
 * @returns {string} what is in a group: `table-drags` or `table-drags-to-table-hints`
 */
function nameOf(files) {
  const names = [files[0], ...files.slice(1).slice(-1)].map((file = '') =>
    file.replace(/^test\/|\.test\.ts$/g, '').replaceAll('/', '-'),
  );
  return names.join('-to-');
}
