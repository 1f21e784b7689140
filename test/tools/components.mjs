/**
 * `npm run components [-- ROOM or PATH ...]`: tests of the browser rooms in Chromium.
 * `npm run test:engines [-- ROOM or PATH ...]`: the same in Firefox and WebKitGTK, but for those named
 * NAME.chromium.test.ts, which ask for what only Chromium can be told to do (emulated media).
 */
import { rmSync } from 'node:fs';
import { defaultReporter, startTestRunner } from '@web/test-runner';
import { ownFolder } from './build-cache.mjs';
import { findTests, splitArguments } from './node-tests.mjs';
import { BROWSER_ROOMS } from './rooms.mjs';
import { chromium, firefox, webkit } from './wtr-browsers.mjs';
import { countReporter } from './wtr-count.mjs';
import { builtTests } from './wtr-build.mjs';
import { neighbours, writeModules } from './together.mjs';

/** How many test files share a page. */
const ON_A_PAGE = 10;

const { wanted, options } = splitArguments(process.argv.slice(2));
const engines = options.includes('--engines');
const files = findTests(BROWSER_ROOMS, wanted).filter(
  (file) => !engines || !file.endsWith('.chromium.test.ts'),
);
if (files.length === 0) {
  console.error(`No test file under test/ begins with: ${wanted.join(', ') || BROWSER_ROOMS.join(', ')}`);
  process.exit(1);
}

const pages = ownFolder('pages');
process.on('exit', () => rmSync(pages, { recursive: true, force: true }));
const middleware = await builtTests(files);
await startTestRunner({
  readCliArgs: false,
  readFileConfig: false,
  config: {
    rootDir: process.cwd(),
    files: writeModules(neighbours(files, ON_A_PAGE), pages, (file) => `/${file}.js`),
    middleware: [middleware],
    browsers: engines ? [firefox(), webkit()] : [await chromium()],
    concurrency: 2,
    concurrentBrowsers: 1,
    browserStartTimeout: 60_000,
    testsStartTimeout: 60_000,
    // Sweeps take their time when they are run whole.
    testsFinishTimeout: process.env.BAIZE_SWEEP === 'all' ? 1_800_000 : 300_000,
    testFramework: { config: { timeout: '10000' } },
    filterBrowserLogs: ({ args }) =>
      !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
    reporters: [
      defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY }),
      countReporter(engines ? 'engines' : 'components'),
    ],
  },
});
