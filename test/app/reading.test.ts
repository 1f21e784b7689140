import { expect, fixture, html } from '@open-wc/testing';
import reading from '../../src/app/reading.css?raw';
import { wakeExamples } from '../../src/app/wake-examples.ts';
import { wakeReading } from '../../src/app/wake-reading.ts';
import { gameById } from '../../src/games/index.ts';
import { rulesPath } from '../../src/pages/addresses.ts';
import { movesOf } from '../../src/pages/moves-of.ts';
import { rulesBody } from '../../src/pages/rules-page.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { until } from '../tools/until.ts';
import { usePageStyles } from './page-styles.ts';

usePageStyles();

async function pageOf(id: string): Promise<HTMLElement> {
  const words = await loadAllWords('en');
  const publisher = { version: '1.2.3', reports: undefined };
  const view = { game: gameById(id)!, words, root: './', pathTo: rulesPath, languages: locales, publisher };
  const page = await fixture<HTMLElement>(html`<div></div>`);
  page.innerHTML = `<style>${reading}</style>${rulesBody(view)}`;
  return page;
}

describe('the page with the rules of a game', () => {
  for (const theme of ['light', 'dark']) {
    it(`can be read by everybody, ${theme}`, async function () {
      this.timeout(60_000);
      document.documentElement.dataset['theme'] = theme;
      await expect(await pageOf('munger')).to.be.accessible();
      delete document.documentElement.dataset['theme'];
    });
  }

  it('copies the lines of a report at a press, or marks them where the browser refuses', async () => {
    const page = await pageOf('munger');
    wakeReading();
    const button = page.querySelector<HTMLElement>('.report + .copy');
    expect(button?.textContent).to.equal('Copy these lines');
    button?.click();
    const lines = 'It is about Munger, in Baize 1.2.3 (en).';
    await until(() => button?.textContent === 'Copied' || getSelection()?.toString() === lines, 'the lines');
  });

  it('plays an example on a table at a press, and leaves the table to the reader', async function () {
    this.timeout(20_000);
    const page = await pageOf('munger');
    wakeExamples(page);
    const buttons = page.querySelectorAll<HTMLElement>('[data-example]');
    expect(page.querySelector('solitaire-table')).to.equal(null);
    for (const index of [0, 3]) {
      const { deal, before, steps } = movesOf('munger')[index]!;
      const changed = new Promise<unknown>((resolve) => {
        page.addEventListener('solitaire-change', ({ steps: made }) => resolve(made), { once: true });
      });
      buttons[index]!.click();
      expect(await changed).to.deep.equal(steps);
      const [table, other] = page.querySelectorAll<SolitaireTable>('solitaire-table');
      expect(other).to.equal(undefined);
      expect(table?.previousElementSibling).to.equal(buttons[index]);
      expect([table?.state?.deal, table?.state?.moves]).to.deep.equal([deal, before.length + 1]);
    }
  });
});
