import { expect } from '@open-wc/testing';
import type { CardPile } from '../../src/table/card-pile.ts';
import { button, card, root, sheetOf, tableWith, until } from './harness.ts';

describe('a table', () => {
  it('is dressed in another document, too, and back in its own', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', light: 'on' });
    await until(() => sheetOf(table) !== '', 'a sheet');
    const frame = document.createElement('iframe');
    const home = table.parentElement;
    home?.before(frame);
    Object.assign(frame.style, { width: '400px', height: '600px' });
    for (const parent of [frame.contentDocument?.body, home]) {
      parent?.append(table);
      await until(() => sheetOf(table) !== '', 'its sheet again');
      const styles = [
        root(table).querySelector('.board'),
        button(table, 'menu'),
        card(table, '9C'),
        root(table).querySelector('card-pile'),
      ].map((each) => each && getComputedStyle(each));
      const positions = styles.map((style) => style?.position);
      expect(positions).to.deep.equal(['absolute', 'static', 'absolute', 'absolute']);
      expect(styles[1]?.cursor).to.equal('pointer');
      expect(root(table).querySelector('.board')?.clientHeight).to.be.above(200);
      button(table, 'menu').click();
      await until(() => root(table).querySelector('#menu-panel') !== null, 'the menu');
      button(table, 'menu').click();
    }
    frame.remove();
  });

  it('deals another game in another document, with more piles', async () => {
    const table = await tableWith({ game: 'golf', deal: '42' });
    const frame = document.createElement('iframe');
    const home = table.parentElement;
    home?.before(frame);
    Object.assign(frame.style, { width: '400px', height: '600px' });
    frame.contentDocument?.body.append(table);
    const dealt = new Promise((resolve) => table.addEventListener('solitaire-deal', resolve, { once: true }));
    table.game = 'spider';
    await dealt;
    const count = Object.keys(table.state?.piles ?? {}).length;
    const piles = () => Array.from(root(table).querySelectorAll<CardPile>('card-pile'));
    await until(() => piles().length === count, 'all piles');
    await Promise.all(piles().map((pile) => pile.updateComplete));
    const positions = new Set(piles().map((pile) => getComputedStyle(pile).position));
    expect([...positions]).to.deep.equal(['absolute']);
    home?.append(table);
    frame.remove();
  });

  it('comes home unharmed from a document that has no window', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const home = table.parentElement;
    document.implementation.createHTMLDocument().body.append(table);
    table.setAttribute('theme', 'dark');
    await table.updateComplete;
    home?.append(table);
    await until(() => sheetOf(table) !== '', 'its sheet again');
    const pile = root(table).querySelector('card-pile');
    expect(pile && getComputedStyle(pile).position).to.equal('absolute');
    expect(getComputedStyle(button(table, 'menu')).cursor).to.equal('pointer');
  });
});
