/** Runs one step of a test run as a process group of its own, so that all it started can be ended. */
import { spawn } from 'node:child_process';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {boolean} [tests] whether the step writes counts of its own
 * @property {string} [needs] the step that must have passed before
 */

const WINDOWS = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * @param {Step} step
 * @param {number} limitMs after which the step is ended and counts as failed
 * @returns {Promise<{ code: number, output: string, seconds: string }>} what it printed, both streams as they came
 */
export function runStep({ command: [program = '', ...args] }, limitMs) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !WINDOWS,
      shell: WINDOWS,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const limit = setTimeout(() => {
      output += `\nEnded: it took longer than ${limitMs / 60_000} minutes.\n`;
      end(child);
    }, limitMs);
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output, seconds: ((performance.now() - began) / 1000).toFixed(1) });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Ends every step that is still running, with all that it started. */
export function endAll() {
  for (const child of running) end(child);
}

/** @param {import('node:child_process').ChildProcess} child */
function end(child) {
  if (child.pid === undefined) return;
  try {
    if (WINDOWS) child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It has just ended by itself.
  }
}
