/**
 * One step before `npm start` and `npm test`: installs the packages when they are absent or older than the
 * lock file, and with `--browser` a headless Chromium for the tests where there is none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Baize is built with Node 20.19 or newer; this is ${process.version}.`);
}

const installed = 'node_modules/.package-lock.json';
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing the packages of package-lock.json ...');
  if (!npm('ci', '--no-audit', '--no-fund', '--loglevel=error')) stop('npm ci did not succeed.');
}

if (process.argv.includes('--browser')) {
  const { PACKED_BROWSER, browserPath, hasBrowser, hasShell } = await import('./browser-path.mjs');
  const isPacked = process.platform === 'linux' && process.arch === 'x64';
  if (!hasShell() && isPacked) {
    console.log('Installing a headless Chromium packed for npm (67 MB), for the tests only ...');
    if (!npm('install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKED_BROWSER))
      console.log('It cannot be had. The tests take the installed browser, where they last longer.');
  }
  if (!hasShell() && !hasBrowser())
    stop('The tests need Chrome or Chromium: install one, or set CHROME_PATH to its executable.');
  // Unpacked here, so that steps that run side by side find it whole.
  await browserPath();
}

/**
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
function npm(...args) {
  const { error, status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  return status === 0;
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
