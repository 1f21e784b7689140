/** The engines in which component tests run. */
import { existsSync } from 'node:fs';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserPath, CHROMIUM_SWITCHES } from './browser-path.mjs';
import { openWebDriver } from './webdriver.mjs';
import { inputPage } from './webdriver-input.mjs';

/** @typedef {import('@web/test-runner').BrowserLauncher} BrowserLauncher */

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const WEBKIT_LIBRARIES = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
const WEBKIT_BROWSER = `/usr/lib/${WEBKIT_LIBRARIES}/webkit2gtk-4.1/MiniBrowser`;

/** @returns {Promise<BrowserLauncher>} */
export async function chromium() {
  const launcher = chromeLauncher({
    // A page behind another one gets no frames, and a table is laid out in a frame.
    concurrency: 1,
    launchOptions: { executablePath: await browserPath(), args: CHROMIUM_SWITCHES },
  });
  return Object.assign(launcher, { name: 'Chromium' });
}

/** @returns {BrowserLauncher} */
export function firefox() {
  mustExist(FIREFOX, 'Firefox');
  const launcher = chromeLauncher({
    concurrency: 1,
    launchOptions: { browser: 'firefox', headless: true, executablePath: FIREFOX },
  });
  return Object.assign(launcher, { name: 'Firefox' });
}

/**
 * WebKitGTK by its own driver. It shows real windows: without a display it would hang, so that is refused.
 *
 * @returns {BrowserLauncher}
 */
export function webkit() {
  mustExist(WEBKIT_DRIVER, 'WebKitWebDriver');
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    throw new Error('WebKitGTK needs a display: run this command by xvfb-run -a');
  }
  const options = { binary: WEBKIT_BROWSER, args: ['--automation'] };
  /** @type {Map<string, string>} */
  const urls = new Map();
  /** @type {import('./webdriver.mjs').WebDriver | undefined} */
  let driver;
  const session = () => {
    if (!driver) throw new Error('WebKitGTK has not been started');
    return driver;
  };

  const launcher = {
    name: 'WebKitGTK',
    // In whose shape getPage() answers the commands of the test runner.
    type: 'puppeteer',
    concurrency: 1,
    async initialize() {
      driver = await openWebDriver(WEBKIT_DRIVER, { 'webkitgtk:browserOptions': options });
    },
    /** @param {string} id */
    isActive: (id) => urls.has(id),
    /** @param {string} id */
    getBrowserUrl: (id) => urls.get(id) ?? '',
    getPage: () => inputPage(session()),
    /** @param {string} id @param {string} url */
    async startSession(id, url) {
      urls.set(id, url);
      await session().goTo(url);
    },
    startDebugSession: () => Promise.reject(new Error('WebKitGTK has no debugging session here')),
    /** @param {string} id */
    async stopSession(id) {
      urls.delete(id);
      await session().release();
      await session().goTo('about:blank');
      return {};
    },
    async stop() {
      await driver?.close();
    },
  };
  return launcher;
}

/**
 * @param {string} path
 * @param {string} name
 */
function mustExist(path, name) {
  if (!existsSync(path)) throw new Error(`${name} is not installed (no ${path}).`);
}
