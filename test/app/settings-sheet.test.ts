import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../src/app/define.ts';
import { languageOffer } from '../../src/app/language-links.ts';
import { CHOICES, DEFAULTS, preferences } from '../../src/app/preferences.ts';
import { SettingsSheet } from '../../src/app/settings-sheet.ts';
import { loadAllWords, locales } from '../../src/text/load-all-words.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { until } from '../tools/until.ts';
import { still } from './still.ts';

define('settings-sheet', SettingsSheet);

const addressIn = (language: string): string => `${location.pathname}${location.search}#${language}`;

async function opened(language: string): Promise<SettingsSheet> {
  const words = await loadAllWords(language);
  const sheet = await fixture<SettingsSheet>(
    html`<settings-sheet .words=${words} .addressIn=${addressIn}></settings-sheet>`,
  );
  await sheet.open();
  return sheet;
}

function checked(sheet: SettingsSheet): string[] {
  return Array.from(sheet.querySelectorAll<HTMLInputElement>('input:checked'), ({ value }) => value);
}

describe('the settings', () => {
  beforeEach(() => {
    localStorage.clear();
    preferences.change(DEFAULTS);
  });

  it('show what is chosen, and everything else that may be, in every language', async () => {
    preferences.change({ theme: 'dark', tap: 'select' });
    for (const language of sweepSlice(locales, 4)) {
      const sheet = await opened(language);
      expect(checked(sheet)).to.deep.equal([
        'dark',
        'felt',
        'two',
        'normal',
        'crescent',
        'safe',
        'select',
        'fair',
        'auto',
        'light',
        'peek',
        'clock',
        'celebration',
      ]);
      const labels = Array.from(sheet.querySelectorAll('label'), ({ textContent }) => textContent.trim());
      const inputs = Object.entries(CHOICES).map(([name, values]) =>
        name !== 'truth' && values.some((value) => value === 'on') ? 1 : values.length,
      );
      expect(labels.length).to.equal(inputs.reduce((sum, count) => sum + count, 0));
      expect(new Set(labels).size).to.equal(labels.length);
      await still();
      await expect(sheet).to.be.accessible();
    }
  });

  it('change at once what is chosen, by keys too, and go back to the defaults', async () => {
    const sheet = await opened('en');
    sheet.querySelector<HTMLInputElement>('input[value=auto]')?.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(preferences.now.theme).to.equal('light');
    sheet.querySelector<HTMLInputElement>('input[value=all]')?.click();
    expect(preferences.now).to.deep.equal({ ...preferences.now, auto: 'all', theme: 'light' });
    await sheet.updateComplete;
    sheet.querySelector<HTMLButtonElement>('.reset')?.click();
    await sheet.updateComplete;
    expect(checked(sheet)).to.deep.equal([
      'auto',
      'felt',
      'two',
      'normal',
      'crescent',
      'safe',
      'best',
      'fair',
      'auto',
      'light',
      'peek',
      'clock',
      'celebration',
    ]);
  });

  it('that go back to the defaults leave what was taught, the light that went out, and the language', async () => {
    const sheet = await opened('en');
    const reset = (): void => sheet.querySelector<HTMLButtonElement>('.reset')?.click();
    preferences.change({ taught: 'undo peek', light: 'on', language: 'fr', suits: 'four' });
    reset();
    expect(preferences.now).to.include({ taught: 'undo peek', light: 'off', language: 'fr', suits: 'two' });
    preferences.change({ light: 'auto' });
    reset();
    expect(preferences.now.light).to.equal('auto');
  });

  it('give any key of the table another one, but none that is taken, and all of them back', async () => {
    const sheet = await opened('en');
    sheet.querySelector('summary')?.click();
    await until(() => sheet.querySelector('[data-deed]') !== null, 'the keys');
    const form = sheet.querySelector('key-settings') ?? expect.fail();
    const line = (deed: string): HTMLElement => form.querySelector(`[data-deed=${deed}]`) ?? expect.fail();
    const give = async (deed: string, key: string): Promise<string> => {
      line(deed).click();
      await sendKeys({ press: key });
      await still();
      return form.querySelector('[role=status]')?.textContent ?? '';
    };
    await expect(form).to.be.accessible();
    expect(await give('undo', 'h')).to.equal('H is taken already: hint.');
    expect(await give('undo', 'q')).to.equal('Q begins the name of a card.');
    expect(await give('undo', 'Escape')).to.equal('');
    expect(await give('press', 'F2')).to.equal('F2: take cards up, put them down, turn the stock.');
    expect(await give('undo', ' ')).to.equal('Space: undo.');
    expect(await give('column-3', 'u')).to.equal('U: put what is in your hand on column 3.');
    expect(line('undo').textContent).to.contain('Space');
    expect(preferences.now.keys).to.equal('press=F2 undo=Space column-3=u');
    expect(sheet.querySelector('dialog')?.open).to.equal(true);
    expect(await give('column-3', '3')).to.equal('3: put what is in your hand on column 3.');
    expect(preferences.now.keys).to.equal('press=F2 undo=Space');

    form.querySelector<HTMLButtonElement>('.reset')?.click();
    expect(preferences.now.keys).to.equal('');
  });

  it('are found by a part of their names or values, without accents, those that stand together together', async () => {
    const sheet = await opened('fr');
    const search = sheet.querySelector<HTMLInputElement>('[type=search]');
    const found = async (text: string): Promise<string[]> => {
      if (!search) throw new Error('nothing to search in');
      search.value = text;
      search.dispatchEvent(new Event('input'));
      await sheet.updateComplete;
      return Array.from(
        sheet.querySelectorAll('fieldset input'),
        (input) => input.getAttribute('name') ?? '',
      );
    };
    expect(await found('QUATRE teintes')).to.deep.equal(['suits', 'suits', 'suits']);
    expect(await found('COMMENCEE')).to.deep.equal(['confirm']);
    expect(await found('zzz')).to.deep.equal([]);
    expect(sheet.querySelector('.none')?.textContent.trim()).to.equal('Aucun réglage ne s’appelle ainsi.');
    expect((await found('')).length).to.be.greaterThan(30);
  });

  it('say so where they cannot be stored', async () => {
    const sheet = await opened('en');
    const writing = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    const refuse = (): void => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { ...writing, value: refuse });
    sheet.querySelector<HTMLInputElement>('input[value=plain]')?.click();
    Object.defineProperty(Storage.prototype, 'setItem', writing);
    await sheet.updateComplete;
    expect(sheet.querySelector('[role=status]')?.textContent).to.match(/does not let Baize remember/);
    expect(checked(sheet)).to.include('plain');
  });

  it('lead to the page in each language, and remember which was chosen', async () => {
    const sheet = await opened('de');
    const links = Array.from(sheet.querySelectorAll('a'));
    expect(links.map(({ hreflang }) => hreflang)).to.deep.equal(locales);
    expect(sheet.querySelector('[aria-current]')?.textContent).to.equal('Deutsch');
    links.find(({ hreflang }) => hreflang === 'fr')?.click();
    expect(preferences.now.language).to.equal('fr');
    await until(() => location.hash === '#fr', 'the address never named French');
  });

  it('and a page in another language than the chosen one offers it by one link', async () => {
    preferences.change({ language: 'fr' });
    const offer = async (language: string): Promise<string[]> => {
      const words = await loadAllWords(language);
      const place = await fixture(html`<p>${languageOffer(words, addressIn)}</p>`);
      return Array.from(place.querySelectorAll('a'), (link) => `${link.textContent} ${link.hash}`);
    };
    expect(await offer('de')).to.deep.equal(['Français #fr']);
    expect(await offer('fr')).to.deep.equal([]);
  });
});
