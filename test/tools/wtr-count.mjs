/** Counts what a component run passed and failed, and leaves the counts for the sum of the whole run. */
import { writeResult } from './results.mjs';

/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */

/**
 * @param {string} part the name under which the counts are written
 * @returns {import('@web/test-runner').Reporter}
 */
export function countReporter(part) {
  return {
    stop({ sessions }) {
      const counts = { passed: 0, failed: 0 };
      for (const { passed, testResults } of sessions) {
        const failedBefore = counts.failed;
        if (testResults) count(testResults, counts);
        // A file that did not load, an error after the last test, a browser that never answered.
        if (!passed && counts.failed === failedBefore) counts.failed += 1;
      }
      writeResult(part, counts);
    },
  };
}

/**
 * @param {Suite} suite
 * @param {import('./results.mjs').Counts} counts
 */
function count(suite, counts) {
  for (const test of suite.tests) {
    // A test that was left out has proven nothing.
    if (test.passed) counts.passed += 1;
    else if (!test.skipped) counts.failed += 1;
  }
  for (const inner of suite.suites) count(inner, counts);
}
