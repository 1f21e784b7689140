/** `npm run unit [-- ROOM or PATH ... --test-name-pattern=...]`: the tests that need no browser, in Node. */
import { builtPrograms } from './cli-build.mjs';
import { findTests, runNodeTests, splitArguments } from './node-tests.mjs';
import { NODE_TEST_FOLDERS } from './rooms.mjs';

const { wanted, options } = splitArguments(process.argv.slice(2));
const files = findTests(NODE_TEST_FOLDERS, wanted);
if (files.length === 0) {
  console.error(`No test file under test/ begins with: ${wanted.join(', ') || NODE_TEST_FOLDERS.join(', ')}`);
  process.exit(1);
}
// Here, since tests that run side by side would each build them.
if (files.some((file) => file.startsWith('test/cli/'))) await builtPrograms();
process.exitCode = await runNodeTests('unit', files, 10, options);
