/**
 * A second reporter for `node --test`: counts what passed and failed, prints nothing, and leaves the counts
 * under the name in BAIZE_PART. A file that does not load counts as one failure.
 */
import { fault, writeResult } from './results.mjs';

/**
 * @typedef {object} Told
 * @property {string} [message] of a line about the whole run
 * @property {string} [name] of a test
 * @property {{ error?: Error & { cause?: unknown, failureType?: string } }} [details] of a test that failed
 */

/** @param {AsyncIterable<{ type: string, data: Told }>} source events of node:test */
export default async function* countReporter(source) {
  const totals = { pass: 0, fail: 0, cancelled: 0 };
  /** @type {string[]} */
  const faults = [];
  for await (const { type, data } of source) {
    const error = type === 'test:fail' ? data.details?.error : undefined;
    // A block fails with what is in it, which is told already.
    if (error && error.failureType !== 'subtestsFailed') faults.push(fault(data.name ?? '', told(error)));
    const line = type === 'test:diagnostic' && /^(pass|fail|cancelled) (\d+)$/.exec(data.message ?? '');
    if (line) totals[/** @type {keyof typeof totals} */ (line[1])] = Number(line[2]);
  }
  writeResult(process.env.BAIZE_PART ?? 'node-test', {
    passed: totals.pass,
    failed: totals.fail + totals.cancelled,
    faults,
  });
  yield '';
}

/**
 * @param {Error & { cause?: unknown }} error as the runner hands it on, around what was thrown
 * @returns {string}
 */
function told(error) {
  return error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : error.message;
}
