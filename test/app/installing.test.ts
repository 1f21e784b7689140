import { expect } from '@open-wc/testing';
import {
  showInstalling,
  watchInstalling,
  type Installing,
  type InstallingWindow,
} from '../../src/app/installing.ts';
import { locales } from '../../src/text/load-all-words.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { usePageStyles } from './page-styles.ts';
import { writtenPage } from './written-home.ts';

usePageStyles();

function page(navigator: InstallingWindow['navigator'] = {}): InstallingWindow {
  return Object.assign(new EventTarget(), { navigator });
}

async function offered(installing: Installing, language = 'en'): Promise<HTMLElement> {
  const { page } = await writtenPage(language, new URL('https://host.example/'));
  const offer = page.querySelector<HTMLElement>('.install') ?? page;
  showInstalling(offer, installing);
  return offer;
}

describe('putting the site on the device', () => {
  it('is offered by a button once the browser can be asked, and not again after that', async () => {
    const window = page();
    let changes = 0;
    const now = watchInstalling(window, () => (changes += 1));
    expect((await offered(now())).checkVisibility()).to.equal(false);

    let asked = 0;
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt: () => Promise.resolve((asked += 1)) }));
    expect(event.defaultPrevented).to.equal(true);
    expect(changes).to.equal(1);
    const offer = await offered(now());
    expect(offer.innerText).to.match(/home screen.*Install$/s);
    offer.querySelector('button')?.click();
    expect(asked).to.equal(1);
    expect(now()).to.deep.equal({ how: 'none' });
    expect(changes).to.equal(2);
  });

  it('is offered no more when it was done by the menu of the browser', () => {
    const window = page();
    const now = watchInstalling(window, () => undefined);
    const prompt = (): Promise<void> => Promise.resolve();
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    window.dispatchEvent(new Event('appinstalled'));
    expect(now()).to.deep.equal({ how: 'none' });
  });

  it('is drawn in three steps on a phone of Apple’s, in every language, until it was done', async () => {
    const how = (standalone?: boolean, maxTouchPoints = 5): string =>
      watchInstalling(
        page({ maxTouchPoints, ...(standalone !== undefined && { standalone }) }),
        () => undefined,
      )().how;
    expect([how(false), how(true), how(), how(false, 0)]).to.deep.equal(['by hand', 'none', 'none', 'none']);
    for (const language of sweepSlice(locales, 4)) {
      const section = await offered({ how: 'by hand' }, language);
      expect(section.querySelectorAll('li svg path').length, language).to.equal(3);
      expect(section.querySelector('button')?.checkVisibility(), language).to.equal(false);
      expect(section.querySelector('ol')?.checkVisibility(), language).to.equal(true);
      await expect(section).to.be.accessible();
    }
  });
});
