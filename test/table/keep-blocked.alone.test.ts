import { expect } from '@open-wc/testing';
import { playAll, shown, spoken, still, tableWith, until } from './harness.ts';

describe('where the browser stores nothing', () => {
  before(() => {
    const open = (): never => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    Object.defineProperty(indexedDB, 'open', { value: open, configurable: true });
  });
  after(() => {
    Reflect.deleteProperty(indexedDB, 'open');
  });

  it('a table says so quietly, and play goes on', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', keep: '' });
    await until(() => shown(table) !== '', 'the quiet line');
    expect(shown(table)).to.equal('The browser lets nothing be stored here, so this deal is not kept.');

    playAll(table, 't1t6.t3f1');
    await still(table);

    expect(table.state?.moves).to.equal(2);
    expect(spoken(table)).to.contain('Ace of clubs to foundation 1.');
    expect(shown(table)).to.contain('not kept');
  });
});
