import { expect, fixture } from '@open-wc/testing';
import { nearestLang } from '../../src/table/nearest-lang.ts';

/** An element inside of `around`, in a shadow root of its own if asked. */
async function within(lang: string | undefined, inShadow: boolean): Promise<HTMLElement> {
  const around = await fixture<HTMLElement>('<section></section>');
  if (lang !== undefined) around.lang = lang;
  const inner = document.createElement('p');
  (inShadow ? around.attachShadow({ mode: 'open' }) : around).append(inner);
  return inner;
}

describe('the language in force', () => {
  let page: string;
  beforeEach(() => {
    page = document.documentElement.lang;
    document.documentElement.lang = '';
  });
  afterEach(() => {
    document.documentElement.lang = page;
  });

  it('is the one of the element itself', async () => {
    const element = await within('de', false);
    element.lang = 'it';
    expect(nearestLang(element)).to.equal('it');
  });

  it('is the nearest one around', async () => {
    expect(nearestLang(await within('de', false))).to.equal('de');
  });

  it('is found outside of a shadow root', async () => {
    expect(nearestLang(await within('fr-CA', true))).to.equal('fr-CA');
  });

  it('is the one of the page', async () => {
    document.documentElement.lang = 'nl';
    expect(nearestLang(await within(undefined, true))).to.equal('nl');
  });

  it('is English where nobody says', async () => {
    expect(nearestLang(await within('', false))).to.equal('en');
  });
});
