/**
 * One step before `npm start` and `npm test`: installs the packages when they are absent or older than the
 * lock file, and with `--browser` a Chromium for the tests where none is installed.
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
  npm('ci', '--no-audit', '--no-fund', '--loglevel=error');
}

if (process.argv.includes('--browser')) {
  const { PACKED_BROWSER, findBrowser, hasPackedBrowser } = await import('./browser-path.mjs');
  if (!findBrowser() && !hasPackedBrowser()) {
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      stop('The tests need Chrome or Chromium: install one, or set CHROME_PATH to its executable.');
    }
    console.log('No Chrome or Chromium here: installing the one packed for npm (67 MB), for the tests only.');
    npm('install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', PACKED_BROWSER);
  }
}

/** @param {string[]} args */
function npm(...args) {
  const { error, status } = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error) throw error;
  if (status !== 0) stop(`npm ${args.join(' ')} did not succeed.`, status ?? 1);
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message, status = 1) {
  console.error(message);
  process.exit(status);
}
