/**
 * `npm test` and `npm run test:all`: every check and every test that needs no second browser, two at a time.
 * What a step has to say is printed when it ends; the steps that failed are named at the end.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownFolder } from './build-cache.mjs';
import { readResults, sum, writeResult } from './results.mjs';
import { endAll, runStep } from './step.mjs';

/** In how many numbers a commit may draw its slice of the sweeps: divisible by 1 to 10. */
const SWEEP_DRAWS = 5040;

const all = process.argv.includes('--all');
const limitMs = (all ? 120 : 20) * 60_000;

const folder = resolve(ownFolder('test'));
const dist = join(folder, 'dist');
process.env.BAIZE_DIST = dist;
process.env.BAIZE_RESULTS ??= join(folder, 'results');
process.env.BAIZE_SWEEP = all ? 'all' : `${drawnFromCommit()}/${SWEEP_DRAWS}`;

/**
 * The steps, in the order in which they are begun: those that wait for browsers first, then what fills the gaps.
 * `tests` writes counts of its own, anything else counts as one; `needs` names a step that must have passed before.
 *
 * @type {readonly import('./step.mjs').Step[]}
 */
const steps = [
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'components', command: ['npm', 'run', '-s', 'components'], tests: true },
  { name: 'e2e', command: ['npm', 'run', '-s', 'e2e'], tests: true, needs: 'build' },
  { name: 'unit', command: ['npm', 'run', '-s', 'unit'], tests: true },
  { name: 'lint', command: ['npm', 'run', '-s', 'lint'] },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'] },
  { name: 'knip', command: ['npm', 'run', '-s', 'knip'] },
  { name: 'types', command: ['npm', 'run', '-s', 'types'] },
  { name: 'size', command: ['npm', 'run', '-s', 'size'], needs: 'build' },
];

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    endAll();
    process.exit(1);
  });
}
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
mkdirSync(folder, { recursive: true });

/** @type {Map<string, Promise<boolean>>} */
const outcomes = new Map();
const waiting = [...steps];
await Promise.all([lane(), lane()]);

const failed = [];
const slice = `slice ${process.env.BAIZE_SWEEP} of the sweeps`;
for (const [name, passed] of outcomes) if (!(await passed)) failed.push(name);
const counts = sum(readResults(process.env.BAIZE_RESULTS).values());
const total = counts.passed + counts.failed;
if (failed.length > 0) {
  for (const fault of counts.faults) console.log(`\n✖ ${fault}`);
  console.log(
    `\nNot in order: ${failed.join(', ')} (${counts.passed} of ${total} checks and tests hold; ${slice}).`,
  );
  process.exitCode = 1;
} else {
  console.log(`\nIn order: all ${total} checks and tests hold (${slice}).`);
}

/** Takes the next step that can begin until none is left. */
async function lane() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const outcome = run(step);
    outcomes.set(step.name, outcome);
    await outcome;
  }
}

/**
 * @param {import('./step.mjs').Step} step
 * @returns {Promise<boolean>} whether it passed
 */
async function run(step) {
  if (step.needs && !(await outcomes.get(step.needs))) {
    console.log(`\n── ${step.name}: not begun, since ${step.needs} failed`);
    writeResult(step.name, { passed: 0, failed: 1, faults: [`${step.name}: not begun`] });
    return false;
  }
  const { code, output, seconds } = await runStep(step, limitMs);
  const passed = settle(step, code);
  console.log(`\n── ${step.name}: ${passed ? 'passed' : 'FAILED'} after ${seconds} s\n${output.trimEnd()}`);
  return passed;
}

/**
 * Makes sure that the results of a step say the same as its exit code.
 *
 * @param {import('./step.mjs').Step} step
 * @param {number} code
 */
function settle(step, code) {
  if (!step.tests && code === 0) writeResult(step.name, { passed: 1, failed: 0 });
  const counts = readResults(process.env.BAIZE_RESULTS ?? '').get(step.name) ?? { passed: 0, failed: 0 };
  const passed = code === 0 && counts.passed > 0 && counts.failed === 0;
  if (!passed && counts.failed === 0) {
    writeResult(step.name, { ...counts, failed: 1, faults: [`${step.name}: it ended with ${code}`] });
  }
  return passed;
}

/** @returns {number} a number below SWEEP_DRAWS that belongs to the commit; 0 outside of a repository */
function drawnFromCommit() {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number.parseInt(commit.slice(0, 8), 16) % SWEEP_DRAWS;
  } catch {
    return 0;
  }
}
