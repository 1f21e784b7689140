/** Finds a Chromium for the tests: CHROME_PATH, one that is installed, or the one packed for npm. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The package, exactly pinned, that the set-up step installs where no browser is found. */
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

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * @returns {string | undefined} an installed browser, or undefined when there is none
 * @throws {Error} when CHROME_PATH names no file
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (!chosen) return KNOWN_PATHS.find((path) => existsSync(path));
  if (!existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
  return chosen;
}

/** Whether the packed browser has been installed. */
export function hasPackedBrowser() {
  return existsSync(PACKED_FOLDER);
}

/**
 * @returns {Promise<string>} the executable of the browser that the tests use
 * @throws {Error} when there is none; the set-up step prevents that where it can
 */
export async function browserPath() {
  const found = findBrowser();
  if (found) return found;
  if (!hasPackedBrowser()) {
    throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to its executable.');
  }
  addPackedLibraries();
  /** @type {{ default: { executablePath(): Promise<string> } }} */
  const { default: packed } = await import(/* @vite-ignore */ ['@sparticuz', 'chromium'].join('/'));
  return packed.executablePath();
}

/** The packed browser needs NSS, NSPR and expat, which a bare system lacks; they are packed beside it. */
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
