import { expect, fixture, html } from '@open-wc/testing';
import tokens from '../../src/app/tokens.css?raw';
import pageStyles from '../../src/app/page.css?raw';
import { challengeAnswered, standing } from '../../src/app/challenge.ts';
import { define } from '../../src/app/define.ts';
import { copy, share, type Link } from '../../src/app/hand-over.ts';
import { ShareSheet } from '../../src/app/share-sheet.ts';
import { Pace } from '../../src/table/pace.ts';
import { resultIn, sharedAddress, tellsResult } from '../../src/app/shared-address.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { addRecordWords } from '../../src/text/record-words.ts';
import { still } from './still.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { until } from '../tools/until.ts';

define('share-sheet', ShareSheet);

const styles = new CSSStyleSheet();
styles.replaceSync([tokens, pageStyles].join(''));
before(() => document.adoptedStyleSheets.push(styles));
after(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(styles), 1));

const root = new URL('https://host.example/a/b/');
const link: Link = { title: 'Munger', text: 'Try this.', url: 'https://host.example/munger/?deal=42' };

describe('the address that hands something on', () => {
  it('names deal, result and moves, in the language of whoever shares it', () => {
    const result = { ms: 252_900, moves: 103 };
    expect(sharedAddress(root, 'en', 'munger', { deal: 'ms7' })).to.equal(`${root.href}munger/?deal=ms7`);
    const all = sharedAddress(root, 'fr', 'munger', { deal: '42', result, written: '1aB-_' });
    expect(all).to.equal(`${root.href}fr/munger/?deal=42&time=252&moves=103#1aB-_`);
    expect(resultIn(new URL(all))).to.deep.equal({ ms: 252_000, moves: 103 });
    const quick = sharedAddress(root, 'en', 'munger', { deal: '42', result: { ms: 300, moves: 1 } });
    expect(resultIn(new URL(quick))).to.deep.equal({ ms: 1000, moves: 1 });
  });

  for (const query of [
    'time=4:12&moves=103',
    'time=252',
    'moves=-1&time=2',
    'time=1e9&moves=1',
    'time=&moves=',
    'time=0&moves=0',
    'time=90&moves=0',
    'time=0&moves=50',
  ]) {
    it(`tells no result with ${query}`, () => {
      const address = new URL(`?deal=42&${query}`, root);
      expect(resultIn(address)).to.equal(undefined);
      expect(tellsResult(address)).to.equal(true);
    });
  }
});

describe('a challenge', () => {
  it('is beaten only by who is worse in nothing', async () => {
    const told = { ms: 60_400, moves: 100 };
    const standings = [
      [60_999, 100, 'even'],
      [60_000, 99, 'better'],
      [59_000, 100, 'better'],
      [59_000, 101, 'time'],
      [61_000, 99, 'moves'],
      [61_000, 100, 'not'],
      [60_000, 101, 'not'],
    ] as const;
    for (const [ms, moves, expected] of standings) expect(standing({ ms, moves }, told)).to.equal(expected);
    const words = await loadAllWords('en');
    await addRecordWords(words);
    expect(challengeAnswered({ ms: 59_000, moves: 90 }, told, words)).to.equal(
      'The challenge was 1:00 with 100 moves. You have beaten it!',
    );
  });
});

describe('a replay', () => {
  it('waits while something lies open over its table, here or on the page', async () => {
    const table = await fixture<HTMLElement>(html`<div><div class="panel"></div></div>`);
    let looks = 0;
    const looked = Object.assign(Object.create(null), {
      querySelector: (what: string) => {
        looks++;
        return table.querySelector(what);
      },
    }) as ParentNode;
    /** Until it has looked a second time, which it does only where it found something in the way. */
    const waits = (): Promise<void> => {
      const before = looks;
      return until(() => looks === before + 2, 'it looks again');
    };
    const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
    const pace = new Pace();
    for (let i = 0; i < 8; i++) pace.faster();
    let steps = 0;
    const step = (): void => void pace.wait(looked).then(() => steps++);
    step();
    await waits();
    expect(steps).to.equal(0);
    table.replaceChildren();
    await until(() => steps === 1, 'it goes on when the panel is closed');
    dialog.showModal();
    step();
    await waits();
    expect(steps).to.equal(1);
    dialog.close();
    await until(() => steps === 2, 'it goes on when the sheet is closed');
  });
});

describe('handing a link over', () => {
  const refusing = (error: Error) => () => Promise.reject(error);
  it('uses what the device offers, and copies where it offers nothing or fails', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    expect(await share(link, { share: () => Promise.resolve(), clipboard })).to.equal('shared');
    expect(await share(link, { share: refusing(new DOMException('', 'AbortError')), clipboard })).to.equal(
      'cancelled',
    );
    expect(copied).to.deep.equal([]);
    expect(
      await share(link, { share: refusing(new DOMException('', 'NotAllowedError')), clipboard }),
    ).to.equal('copied');
    expect(await share(link, { clipboard })).to.equal('copied');
    expect(copied).to.deep.equal([link.url, link.url]);
  });

  it('says so where nothing can be copied', async () => {
    expect(await copy(link, {})).to.equal('refused');
    expect(await copy(link, { clipboard: { writeText: refusing(new Error('no')) } })).to.equal('refused');
  });
});

describe('the sheet of what can be handed on', () => {
  it('is accessible in every language, and shows a link that cannot be copied, ready to be taken', async () => {
    for (const locale of sweepSlice(locales, 4)) {
      const words = await loadAllWords(locale);
      await addRecordWords(words);
      const sheet = await fixture<ShareSheet>(html`<share-sheet .words=${words} .ways=${{}}></share-sheet>`);
      const find = (): Promise<string> => Promise.resolve(words.format('share-no-way'));
      await sheet.offer([
        { id: 'deal', heading: words.format('share-heading', { what: 'deal' }), told: 'Deal', link },
        { id: 'way', heading: words.format('share-heading', { what: 'way' }), told: 'Way', link: find },
      ]);
      const buttons = [...sheet.querySelectorAll<HTMLButtonElement>('section button')];
      for (const button of buttons.slice(-2)) button.click();
      await until(() => sheet.querySelector('input')?.selectionEnd === link.url.length, 'it is selected');
      expect(sheet.querySelector('input')?.value).to.equal(link.url);
      await until(
        () => sheet.textContent.includes(words.format('share-no-way')),
        'what was not found is said',
      );
      await still();
      await expect(sheet).to.be.accessible();
      sheet.querySelector('dialog')?.close();
    }
  });
});
