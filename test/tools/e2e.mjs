/** `npm run e2e [-- PATH ...]`: the tests of the built site in Chromium, under test/e2e/. */
import { findTests, runNodeTests, splitArguments } from './node-tests.mjs';
import { builtSite } from './site-build.mjs';

const { wanted, options } = splitArguments(process.argv.slice(2));
const files = findTests(
  ['e2e'],
  wanted.map((path) => path.replace(/^(\.?\/?test\/)?(e2e\/)?/, 'e2e/')),
);
if (files.length === 0) {
  console.error(`No test file under test/e2e/ begins with: ${wanted.join(', ')}`);
  process.exit(1);
}
process.env.BAIZE_DIST = await builtSite();
process.exitCode = await runNodeTests('e2e', files, 4, options);
