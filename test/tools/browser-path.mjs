/**
 * Finds a Chromium for the tests: CHROME_PATH, or a headless shell, installed or packed for npm, or else whatever is
 * installed. The headless shell is the same engine without the browser's own windows: it opens a page with a fifth of
 * the processor time.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The package with a headless shell, exactly pinned, that the set-up step installs where there is none. */
export const PACKED_BROWSER = '@sparticuz/chromium@153.0.0';

/** Switches for a quiet Chromium that also starts as root and in a container. */
export const CHROMIUM_SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const PACKED_FOLDER = 'node_modules/@sparticuz/chromium';

const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chrome-headless-shell'];

const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Whether the tests can have a headless shell, or have been told which browser to take. */
export function hasShell() {
  return Boolean(process.env.CHROME_PATH) || existsSync(PACKED_FOLDER) || HEADLESS_SHELLS.some(existsSync);
}

/** Whether a whole browser is installed. */
export function hasBrowser() {
  return BROWSERS.some(existsSync);
}

/**
 * @returns {Promise<string>} the executable of the browser that the tests use
 * @throws {Error} when there is none; the set-up step prevents that where it can
 */
export async function browserPath() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
  const shell = chosen ?? HEADLESS_SHELLS.find(existsSync);
  if (shell) return shell;
  if (existsSync(PACKED_FOLDER)) return packedPath();
  const browser = BROWSERS.find(existsSync);
  if (!browser)
    throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to its executable.');
  return browser;
}

/** @returns {Promise<string>} the executable of the packed headless shell, unpacked when it is asked for first */
async function packedPath() {
  addPackedLibraries();
  /** @type {{ default: { executablePath(): Promise<string> } }} */
  const { default: packed } = await import(/* @vite-ignore */ ['@sparticuz', 'chromium'].join('/'));
  return packed.executablePath();
}

/** The packed shell needs NSS, NSPR and expat, which a bare system lacks; they are packed beside it. */
function addPackedLibraries() {
  const folder = join(tmpdir(), 'baize-chromium-libraries');
  if (!existsSync(join(folder, 'lib/libnss3.so'))) {
    mkdirSync(folder, { recursive: true });
    const archive = brotliDecompressSync(readFileSync(join(PACKED_FOLDER, 'bin/al2023.tar.br')));
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
  }
  const before = process.env.LD_LIBRARY_PATH;
  process.env.LD_LIBRARY_PATH = before ? `${before}:${join(folder, 'lib')}` : join(folder, 'lib');
}
