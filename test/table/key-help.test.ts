import { expect } from '@open-wc/testing';
import { root, tableWith, until } from './harness.ts';
import { enter, focused, press } from './key-harness.ts';

describe('the sheet of keys', () => {
  it('opens by the question mark, and closes by Escape', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', auto: 'off' });
    enter(table);
    await press('9', 'c', '?');
    await until(() => root(table).querySelector('#keys') !== null, 'the sheet');
    const sheet = root(table).querySelector('#keys');
    expect(root(table).activeElement).to.equal(sheet);
    expect(sheet?.textContent).to.contain('D').and.contain('deal from the stock');

    await press('Escape');
    expect(root(table).querySelector('#keys')).to.equal(null);
    expect(focused(table)).to.equal('9 of clubs, 4 of 4');
  });

  it('speaks the language of the table, and names its letters', async () => {
    for (const [lang, title, deal] of [
      ['fr', 'Touches du clavier', 'T'],
      ['de', 'Tasten', 'G'],
    ] as const) {
      const table = await tableWith({ game: 'munger', deal: '42', auto: 'off', lang });
      enter(table);
      await press('?');
      await until(() => root(table).querySelector('#keys-title')?.textContent === title, 'the sheet');
      const terms = [...root(table).querySelectorAll('#keys dt')].map((each) => each.textContent);
      expect(terms).to.include(deal);
      table.remove();
    }
  });
});
