/**
 * Tests that run in Node: found under test/, built by Vite (so that everything a module may import in the
 * app may be imported in its test), and run by `node --test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { ownFolder } from './build-cache.mjs';
import { buildForNode } from './node-build.mjs';
import { strangers, writeModules } from './together.mjs';

/**
 * @param {readonly string[]} folders folders under test/ to look in
 * @param {readonly string[]} wanted paths under test/, cut off where you like: `cards`, `engine/perft`,
 *   `test/cards/deal.test.ts`; none at all means everything
 * @returns {string[]} paths of test files, sorted
 */
export function findTests(folders, wanted = []) {
  const starts = wanted.map((path) => path.replace(/^\.?\/?(test\/)?/, ''));
  return folders
    .filter((folder) => existsSync(join('test', folder)))
    .flatMap((folder) =>
      readdirSync(join('test', folder), { encoding: 'utf8', recursive: true }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => starts.length === 0 || starts.some((start) => path.startsWith(start)))
    .map((path) => `test/${path}`)
    .sort();
}

/**
 * Builds and runs test files. The build goes into folders of this process alone, removed at the end.
 *
 * @param {string} part the name under which the counts are written
 * @param {readonly string[]} files paths of test files
 * @param {number} share how many of them share a process
 * @param {readonly string[]} nodeOptions options handed to `node --test`, such as `--test-name-pattern=...`
 * @returns {Promise<number>} the exit code
 */
export async function runNodeTests(part, files, share, nodeOptions = []) {
  const [modules, outDir] = [ownFolder(`${part}-modules`), ownFolder(part)];
  try {
    const paths = writeModules(strangers(files, share), modules, (file) => resolve(file));
    const inputs = Object.fromEntries(paths.map((path) => [basename(path, '.js'), path]));
    await buildForNode(inputs, outDir);
    const run = spawnSync(
      process.execPath,
      [
        '--enable-source-maps',
        '--test',
        `--test-concurrency=${availableParallelism()}`,
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=./test/tools/count-reporter.mjs',
        '--test-reporter-destination=stdout',
        ...nodeOptions,
        ...Object.keys(inputs).map((name) => join(outDir, `${name}.js`)),
      ],
      { stdio: 'inherit', env: { ...process.env, BAIZE_PART: part } },
    );
    if (run.error) throw run.error;
    return run.status ?? 1;
  } finally {
    for (const folder of [modules, outDir]) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Splits the arguments of a runner into paths and options for Node.
 *
 * @param {readonly string[]} args
 */
export function splitArguments(args) {
  return {
    wanted: args.filter((arg) => !arg.startsWith('-')),
    options: args.filter((arg) => arg.startsWith('-')),
  };
}
