/**
 * The counts of one run: every runner and every check writes a small file of its own into the folder that
 * BAIZE_RESULTS names, and the sum is printed once, at the very end, by whoever started the run.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [faults] what failed, with what was said of it
 */

/** How much is kept of what is said of one fault: what was expected, and where. */
const TOLD_CHARACTERS = 1500;

/**
 * Writes the counts of the part called `name`, replacing what it wrote before in the same run.
 * Does nothing when no run collects results (BAIZE_RESULTS unset: a runner started by hand).
 *
 * @param {string} name a file name without its ending, such as `unit`
 * @param {Counts} counts
 */
export function writeResult(name, { passed, failed, faults = [] }) {
  const folder = process.env.BAIZE_RESULTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ passed, failed, faults })}\n`);
}

/**
 * @param {string} title of the test, or of the file that did not load
 * @param {string} message what was said of it
 * @returns {string} an entry for the list of faults
 */
export function fault(title, message) {
  return `${title}\n${message.slice(0, TOLD_CHARACTERS).trimEnd()}`.replaceAll('\n', '\n  ');
}

/**
 * @param {string} folder the folder that BAIZE_RESULTS named; absent counts as empty
 * @returns {Map<string, Counts>} the counts by name of the part, in the order of names
 */
export function readResults(folder) {
  const results = new Map();
  for (const file of namesIn(folder).sort()) {
    if (file.endsWith('.json')) {
      results.set(file.slice(0, -'.json'.length), JSON.parse(readFileSync(join(folder, file), 'utf8')));
    }
  }
  return results;
}

/**
 * @param {Iterable<Counts>} results
 * @returns {Required<Counts>}
 */
export function sum(results) {
  const total = { passed: 0, failed: 0, faults: /** @type {string[]} */ ([]) };
  for (const { passed, failed, faults = [] } of results) {
    total.passed += passed;
    total.failed += failed;
    total.faults.push(...faults);
  }
  return total;
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
