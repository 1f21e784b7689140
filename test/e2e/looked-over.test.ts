import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from 'node:test';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { TOPICS } from '../../src/pages/addresses.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { WINNABLE, WINNING } from '../session/golf-won.ts';
import { withSite } from '../tools/e2e.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { tableReady } from './fingers.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Cards light and dark, on the page's own colour and on felt. */
const LOOKS = [
  { theme: 'light', table: 'plain' },
  { theme: 'dark', table: 'plain' },
  { theme: 'light', table: 'felt' },
  { theme: 'dark', table: 'wine' },
] as const;

/** What somebody sees, and how to come there: from the home page of a language, at `home`. */
type Screen = (page: Page, home: string) => Promise<unknown>;

async function play(page: Page, home: string, address = 'munger/?deal=42'): Promise<void> {
  await page.goto(home + address);
  await tableReady(page);
  await page.locator('.bar button').first().waitFor();
  await page.locator('.settings-button').waitFor();
}

/** Something that the menu of a table leads to. */
const fromMenu =
  (item: string, shown: string): Screen =>
  async (page, home) => {
    await play(page, home);
    await page.locator('#menu').click();
    await page.locator(`#menu-${item}`).click();
    await page.locator(shown).first().waitFor();
  };

async function win(page: Page, home: string): Promise<void> {
  await play(page, home, `golf/?deal=${WINNABLE}`);
  await page.locator('solitaire-table').evaluate((table: SolitaireTable, moves) => {
    for (const text of moves.split('.')) {
      const [, from = '', to = ''] = /^(t\d)(f\d)$/.exec(text) ?? [];
      table.play(text === 's' ? { stock: true } : { from, to });
    }
  }, WINNING);
  await page.locator('#win').waitFor();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'the table as it was dealt': play,
  'the table with cards in the air': async (page, home) => {
    await play(page, home);
    const card = await page.locator('.card[rank="9"][suit="C"]').first().boundingBox();
    if (!card) throw new Error('The nine of clubs cannot be seen');
    await page.mouse.move(card.x + 9, card.y + card.height - 9);
    await page.mouse.down();
    await page.mouse.move(card.x + 60, card.y + 90, { steps: 4 });
    await page.locator('.card.held').first().waitFor();
  },
  'a table with hidden piles of another kind': (page, home) => play(page, home, 'pyramid/?deal=42'),
  'the menu': async (page, home) => {
    await play(page, home);
    await page.locator('#menu').click();
    await page.locator('#menu-panel').waitFor();
  },
  'the moves so far': async (page, home) => {
    await play(page, home);
    await page
      .locator('solitaire-table')
      .evaluate((table: SolitaireTable) => table.play({ from: 't1', to: 't6' }));
    await page.locator('#menu').click();
    await page.locator('#menu-moves').click();
    await page.locator('.panel:not(#menu-panel)').waitFor();
  },
  'the number of the deal': fromMenu('number', '#deal'),
  'the text board': fromMenu('text', '.panel input'),
  'the list of keys': fromMenu('keys', '#keys'),
  'a game that is won': win,
  'the rules beside the table': async (page, home) => {
    await play(page, home);
    await page.locator('.game-bar button:not([aria-label])').first().click();
    await page.locator('dialog[open] p').first().waitFor();
  },
  'the settings': async (page, home) => {
    await play(page, home);
    await page.locator('.settings-button').click();
    await page.locator('dialog[open] fieldset').first().waitFor();
  },
  home: async (page, home) => {
    await page.goto(home);
    await page.locator('.record-link').waitFor();
  },
  'home, while somebody looks for a game': async (page, home) => {
    await page.goto(home);
    await page.locator('.record-link').waitFor();
    await page.getByRole('searchbox').fill('moon');
    await page.locator('.card').first().waitFor();
  },
  'the record': async (page, home) => {
    await win(page, home);
    await page.goto(`${home}record/`);
    await page.locator('.history').waitFor();
  },
  'the record of nobody': async (page, home) => {
    await page.goto(`${home}record/`);
    await page.locator('main p, main h2').first().waitFor();
  },
  'the rules of a game': (page, home) => page.goto(`${home}spider/rules/`),
  'the way to all rules': (page, home) => page.goto(`${home}rules/`),
  ...Object.fromEntries(
    TOPICS.map((topic): [string, Screen] => [topic, (page, home) => page.goto(`${home}${topic}/`)]),
  ),
  'a page that there is not': async (page, home) => {
    await page.goto(`${home}nothing-of-the-kind/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

const VIEWS = locales.flatMap((language) =>
  LOOKS.flatMap((look) => Object.keys(SCREENS).map((name) => ({ language, look, name }))),
);

describe('every screen, looked over', () => {
  const here = withSite();

  async function open(look: object, size = { width: 390, height: 844 }): Promise<Page> {
    const context = await here.browser.newContext({
      viewport: size,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await context.addInitScript((chosen) => localStorage.setItem('baize', chosen), JSON.stringify(look));
    return context.newPage();
  }

  for (const { language, look, name } of sweepSlice(VIEWS, 168)) {
    it(`axe finds no fault: ${name}, ${language}, ${look.theme}, ${look.table}`, async () => {
      const page = await open(look);
      await SCREENS[name]!(page, language === 'en' ? here.site.url : `${here.site.url}${language}/`);
      await page.evaluate(AXE);
      const faults = await page.evaluate(async () => {
        const { axe: looker } = globalThis as unknown as { axe: typeof axe };
        const { violations } = await looker.run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      });
      assert.deepEqual(faults, []);
      await page.context().close();
    });
  }

  it('in forced colours shows every suit, an empty place and the focus against what lies around them (3 to 1)', async () => {
    const page = await open({});
    await page.emulateMedia({ forcedColors: 'active' });
    await play(page, here.site.url);
    const seen = async (selector: string, margin: number): Promise<number> => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} cannot be seen`);
      const { x, y, width } = box;
      const clip = { x: x - margin, y: y - margin, width: width * 0.7, height: 20 };
      return contrastIn(page, await page.screenshot({ clip }));
    };
    for (const suit of ['C', 'S', 'H', 'D'])
      assert.ok((await seen(`.card[suit="${suit}"]`, -2)) >= 3, `the sign of ${suit}`);
    assert.ok((await seen('#f1', 3)) >= 3, 'an empty place');
    await page.locator('.board [tabindex="0"]').focus();
    await page.keyboard.press('PageDown');
    const outline = await page.locator('solitaire-table').evaluate(({ shadowRoot }) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(shadowRoot!.activeElement!);
      return `${outlineStyle} ${outlineWidth}`;
    });
    assert.equal(outline, 'solid 4px');
    await page.context().close();
  });
});

/** The contrast of the lightest and the darkest pixel of a picture, as WCAG counts it. */
async function contrastIn(page: Page, picture: Buffer): Promise<number> {
  return page.evaluate(
    async (bytes) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let [dark, light] = [1, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = Array.from(data.slice(at, at + 3), (value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        [dark, light] = [Math.min(dark, luminance), Math.max(light, luminance)];
      }
      return (light + 0.05) / (dark + 0.05);
    },
    [...picture],
  );
}
