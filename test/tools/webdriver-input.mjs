/**
 * Keys, mouse and viewport over WebDriver, in the shape of a Puppeteer page: the commands of the test runner
 * (sendKeys, sendMouse, resetMouse, setViewport) speak to that shape.
 */

/** Key names of the DOM and their code points in WebDriver. */
const KEYS = /** @type {Record<string, string>} */ ({
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [`F${index + 1}`, String.fromCodePoint(0xe031 + index)]),
  ),
});

const BUTTONS = { left: 0, middle: 1, right: 2 };

/** @typedef {{ button?: keyof typeof BUTTONS }} Button */

/** @param {import('./webdriver.mjs').WebDriver} driver */
export function inputPage(driver) {
  /** @param {unknown[]} actions */
  const keys = (...actions) => driver.act([{ type: 'key', id: 'keys', actions }]);
  /** @param {unknown[]} actions */
  const mouse = (...actions) => driver.act([{ type: 'pointer', id: 'mouse', actions }]);

  const keyboard = {
    /** @param {string} key */
    down: (key) => keys({ type: 'keyDown', value: codePoint(key) }),
    /** @param {string} key */
    up: (key) => keys({ type: 'keyUp', value: codePoint(key) }),
    /** @param {string} key such as `Shift+Tab` */
    press(key) {
      const parts = key.length > 1 ? key.split('+').map(codePoint) : [key];
      const down = parts.map((value) => ({ type: 'keyDown', value }));
      return keys(...down, ...parts.reverse().map((value) => ({ type: 'keyUp', value })));
    },
    /** @param {string} text */
    type: (text) =>
      keys(
        ...Array.from(text).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
  };

  const pointer = {
    /** @param {number} x @param {number} y */
    move: (x, y) => mouse(moveTo(x, y)),
    /** @param {Button} options */
    down: ({ button = 'left' }) => mouse({ type: 'pointerDown', button: BUTTONS[button] }),
    /** @param {Button} options */
    up: ({ button = 'left' }) => mouse({ type: 'pointerUp', button: BUTTONS[button] }),
    /** @param {number} x @param {number} y @param {Button} options */
    click: (x, y, { button = 'left' }) =>
      mouse(
        moveTo(x, y),
        { type: 'pointerDown', button: BUTTONS[button] },
        { type: 'pointerUp', button: BUTTONS[button] },
      ),
    async reset() {
      await driver.release();
      await mouse(moveTo(0, 0));
    },
  };

  return {
    keyboard,
    mouse: pointer,
    /** @param {{ width: number, height: number }} size of the viewport, in CSS pixels */
    async setViewport({ width, height }) {
      const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const [across = 0, down = 0] = /** @type {number[]} */ (await driver.run(script));
      await driver.resizeWindow(width + across, height + down);
    },
    emulateMediaFeatures() {
      throw new Error('WebDriver cannot emulate media: name such a test NAME.chromium.test.ts');
    },
  };
}

/** @param {number} x @param {number} y */
function moveTo(x, y) {
  return { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
}

/** @param {string} key */
function codePoint(key) {
  const value = KEYS[key] ?? key;
  if (Array.from(value).length !== 1) throw new Error(`WebDriver has no key called "${key}"`);
  return value;
}
