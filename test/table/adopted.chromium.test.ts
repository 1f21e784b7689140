import { expect } from '@open-wc/testing';
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
      const styles = [root(table).querySelector('.board'), button(table, 'menu'), card(table, '9C')].map(
        (each) => each && getComputedStyle(each),
      );
      expect(styles.map((style) => style?.position)).to.deep.equal(['absolute', 'static', 'absolute']);
      expect(styles[1]?.cursor).to.equal('pointer');
      expect(root(table).querySelector('.board')?.clientHeight).to.be.above(200);
      button(table, 'menu').click();
      await until(() => root(table).querySelector('#menu-panel') !== null, 'the menu');
      button(table, 'menu').click();
    }
    frame.remove();
  });
});
