/**
 * Counts what a component run passed and failed: a line for each browser, and the counts for the sum of the
 * whole run.
 */
import { sum, writeResult } from './results.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */

/**
 * @param {string} part the name under which the counts are written
 * @returns {import('@web/test-runner').Reporter}
 */
export function countReporter(part) {
  return {
    stop({ sessions }) {
      /** @type {Map<string, Counts>} */
      const browsers = new Map();
      for (const session of sessions) {
        const { name } = session.browser;
        browsers.set(name, sum([browsers.get(name) ?? { passed: 0, failed: 0 }, countsOf(session)]));
      }
      // The reporter before this one wipes out the line above the cursor.
      console.log('');
      for (const [name, { passed, failed }] of browsers) {
        console.log(`${name}: ${passed} of ${passed + failed} tests hold`);
      }
      writeResult(part, sum(browsers.values()));
    },
  };
}

/**
 * @param {{ passed?: boolean, testResults?: Suite }} session one test file in one browser
 * @returns {Counts}
 */
function countsOf({ passed, testResults }) {
  const counts = testResults ? inSuite(testResults) : { passed: 0, failed: 0 };
  // A file that did not load, an error after the last test, a browser that never answered.
  if (!passed && counts.failed === 0) counts.failed = 1;
  return counts;
}

/**
 * @param {Suite} suite
 * @returns {Counts} a test that was left out has proven nothing, and is not counted
 */
function inSuite(suite) {
  const passed = suite.tests.filter((test) => test.passed).length;
  const failed = suite.tests.filter((test) => !test.passed && !test.skipped).length;
  return sum([{ passed, failed }, ...suite.suites.map(inSuite)]);
}
