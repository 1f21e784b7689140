/**
 * `node test/tools/sum.mjs FOLDER PART ...`: adds up the results in a folder, and prints what failed and, at the end, the
 * one line `N passed, N failed`. A PART that left no result counts as a failure.
 */
import { readResults, sum } from './results.mjs';

const [folder = '', ...parts] = process.argv.slice(2);
const results = readResults(folder);
for (const part of parts) {
  if (!results.has(part)) results.set(part, { passed: 0, failed: 1, faults: [`${part}: it left no result`] });
}
const { passed, failed, faults } = sum(results.values());
for (const fault of faults) console.log(`✖ ${fault}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
