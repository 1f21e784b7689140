/**
 * A second reporter for `node --test`: counts what passed and failed, prints nothing, and leaves the counts
 * under the name in BAIZE_PART. A file that does not load counts as one failure.
 */
import { writeResult } from './results.mjs';

/** @param {AsyncIterable<{ type: string, data: { message?: string } }>} source events of node:test */
export default async function* countReporter(source) {
  const totals = { pass: 0, fail: 0, cancelled: 0 };
  for await (const { type, data } of source) {
    const line = type === 'test:diagnostic' && /^(pass|fail|cancelled) (\d+)$/.exec(data.message ?? '');
    if (line) totals[/** @type {keyof typeof totals} */ (line[1])] = Number(line[2]);
  }
  writeResult(process.env.BAIZE_PART ?? 'node-test', {
    passed: totals.pass,
    failed: totals.fail + totals.cancelled,
  });
  yield '';
}
