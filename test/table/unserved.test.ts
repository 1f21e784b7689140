import { expect, fixture } from '@open-wc/testing';
import { Desk } from '../../src/table/desk.ts';
import { tableTemplate } from '../../src/table/table-template.ts';
import { UNSERVED } from '../../src/table/unserved.ts';
import { locales } from '../../src/text/load-all-words.ts';

/** What a table says in its bar when its service cannot be fetched. */
async function alertIn(unserved: string): Promise<HTMLElement | null> {
  const desk = new Desk({
    isReadonly: () => false,
    automatic: () => 'off',
    requestUpdate: () => undefined,
    isReady: () => undefined,
    send: () => true,
  });
  const options = {
    cloth: 'felt',
    controls: 'full',
    isReadonly: false,
    leftHanded: false,
    unserved,
  } as const;
  const table = await fixture<HTMLElement>(tableTemplate(desk, options));
  return table.querySelector<HTMLElement>('[role="alert"]');
}

describe('a table that could not be loaded completely', () => {
  it('says so in its language', async () => {
    const said = await alertIn('fr');
    expect([said?.lang, said?.textContent]).to.deep.equal(['fr', UNSERVED['fr']]);
  });

  it('can say so in every language', () => {
    expect(locales.filter((locale) => UNSERVED[locale] === undefined)).to.deep.equal([]);
  });
});
