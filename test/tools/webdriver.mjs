/** The little of W3C WebDriver that the component tests need. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const START_MS = 20_000;

/**
 * Starts a driver on a free port and opens a session.
 *
 * @param {string} command the driver's executable, which takes `--port=N`
 * @param {Record<string, unknown>} capabilities
 * @returns {Promise<WebDriver>} rejects when the driver is not installed or does not answer in 20 seconds
 */
export async function openWebDriver(command, capabilities) {
  const port = await freePort();
  const driver = spawn(command, [`--port=${port}`], { stdio: 'ignore' });
  /** @type {Promise<never>} */
  const died = new Promise((_, reject) => {
    driver.once('error', (error) => reject(new Error(`${command} does not start: ${error.message}`)));
    driver.once('exit', (code) => reject(new Error(`${command} ended with code ${code}`)));
  });
  // Only a death while it is waited for below matters.
  died.catch(() => {});
  const root = `http://127.0.0.1:${port}`;
  await Promise.race([died, answering(root, command)]);
  try {
    const opened = await call(`${root}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } });
    const { sessionId } = /** @type {{ sessionId: string }} */ (opened);
    return new WebDriver(driver, `${root}/session/${sessionId}`);
  } catch (error) {
    driver.kill();
    throw error;
  }
}

/** One session of one driver. */
export class WebDriver {
  #driver;
  #session;
  /** What is being played, and all that waits. */
  #acting = /** @type {Promise<unknown>} */ (Promise.resolve());

  /**
   * @param {import('node:child_process').ChildProcess} driver
   * @param {string} session its address
   */
  constructor(driver, session) {
    this.#driver = driver;
    this.#session = session;
  }

  /** @param {string} url */
  async goTo(url) {
    await call(`${this.#session}/url`, 'POST', { url });
  }

  /**
   * Plays input actions, as the specification writes them, when those before have been played: a driver refuses what
   * comes while it is still at others.
   *
   * @param {unknown[]} actions
   */
  act(actions) {
    return this.#inTurn(() => call(`${this.#session}/actions`, 'POST', { actions }));
  }

  /** Lets go of every key and button. */
  release() {
    return this.#inTurn(() => call(`${this.#session}/actions`, 'DELETE'));
  }

  /** @param {() => Promise<unknown>} something */
  async #inTurn(something) {
    const done = this.#acting.then(something);
    this.#acting = done.catch(() => undefined);
    await done;
  }

  /**
   * @param {string} script the body of a function
   * @returns {Promise<unknown>}
   */
  run(script) {
    return call(`${this.#session}/execute/sync`, 'POST', { script, args: [] });
  }

  /**
   * @param {number} width of the whole window, in CSS pixels
   * @param {number} height
   */
  async resizeWindow(width, height) {
    await call(`${this.#session}/window/rect`, 'POST', { width, height });
  }

  /** Ends the session, its browser and the driver. */
  async close() {
    try {
      await call(this.#session, 'DELETE');
    } finally {
      this.#driver.kill();
    }
  }
}

/**
 * @param {string} url
 * @param {string} method
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function call(url, method, body) {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
  const { value } = /** @type {{ value: any }} */ (await response.json());
  if (!response.ok) throw new Error(`WebDriver: ${value.error}: ${value.message}`);
  return value;
}

/**
 * @param {string} root
 * @param {string} command
 */
async function answering(root, command) {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    try {
      await call(`${root}/status`, 'GET');
      return;
    } catch {
      await pause(100);
    }
  }
  throw new Error(`${command} did not answer in ${START_MS / 1000} seconds`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
