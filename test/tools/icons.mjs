/**
 * `node test/tools/icons.mjs`: draws the icons that are pictures from public/icon.svg, for systems that take no SVG.
 * The one for home screens fills its square, since the system cuts its own shape out of it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { browserPath, CHROMIUM_SWITCHES } from './browser-path.mjs';

const FELT = '#1f5c46';

/** @type {readonly (readonly [name: string, size: number, background: string])[]} */
const ICONS = [
  ['icon-48.png', 48, 'transparent'],
  ['icon-192.png', 192, 'transparent'],
  ['icon-512.png', 512, 'transparent'],
  ['icon-maskable-512.png', 512, FELT],
  ['apple-touch-icon.png', 180, FELT],
];

const svg = readFileSync('public/icon.svg').toString('base64');
const browser = await chromium.launch({ executablePath: await browserPath(), args: CHROMIUM_SWITCHES });
try {
  for (const [name, size, background] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;background:${background}"><img width="${size}" height="${size}" src="data:image/svg+xml;base64,${svg}">`,
    );
    writeFileSync(`public/${name}`, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
