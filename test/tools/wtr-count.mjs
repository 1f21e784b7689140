/**
 * Counts what a component run passed and failed: a line for each browser, and the counts for the sum of the
 * whole run.
 */
import { fault, sum, writeResult } from './results.mjs';

/** @typedef {import('./results.mjs').Counts} Counts */
/** @typedef {import('@web/test-runner').TestSuiteResult} Suite */
/** @typedef {import('@web/test-runner').TestSession} Session */

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
 * @param {Session} session one test file in one browser
 * @returns {Counts}
 */
function countsOf({ passed, testResults, testFile, browser, errors }) {
  const counts = testResults ? inSuite(testResults, browser.name) : sum([]);
  // A file that did not load, an error after the last test, a browser that never answered.
  if (!passed && counts.failed === 0) {
    const said = errors.map(({ message }) => message).join('\n') || 'It gave no answer.';
    return sum([counts, { passed: 0, failed: 1, faults: [fault(`${browser.name}: ${testFile}`, said)] }]);
  }
  return counts;
}

/**
 * @param {Suite} suite
 * @param {string} place the browser, and the blocks around
 * @returns {Required<Counts>} a test that was left out has proven nothing, and is not counted
 */
function inSuite(suite, place) {
  const passed = suite.tests.filter((test) => test.passed).length;
  const faults = suite.tests
    .filter((test) => !test.passed && !test.skipped)
    .map(({ name, error }) => fault(`${place}: ${name}`, `${error?.message ?? ''}\n${error?.stack ?? ''}`));
  return sum([
    { passed, failed: faults.length, faults },
    ...suite.suites.map((inner) => inSuite(inner, `${place}: ${inner.name}`)),
  ]);
}
