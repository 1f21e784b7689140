import { expect } from '@open-wc/testing';
import { button, quietTable, resize, root, shown, until } from './harness.ts';

describe('what a page has to say over a table', () => {
  it('waits on the smallest phones until the table has said its own', async () => {
    const table = await quietTable('klondike', '42');
    resize(table.parentElement ?? table, 320, 436);
    const told = Object.assign(document.createElement('p'), {
      slot: 'notice',
      textContent: 'A new version.',
    });
    table.append(told);
    expect(told.getBoundingClientRect().height).to.be.above(0);
    button(table, 'hint').click();
    await until(() => shown(table).startsWith('Hint'), 'a hint');
    await until(() => told.getBoundingClientRect().height === 0, 'nothing of the page is seen');
  });

  for (const [width, height] of [
    [360, 560],
    [640, 312],
  ] as const) {
    it(`stands above what the table says itself, on ${width} by ${height}`, async () => {
      const table = await quietTable('klondike', '42');
      resize(table.parentElement ?? table, width, height);
      const told = Object.assign(document.createElement('p'), {
        slot: 'notice',
        textContent: 'A new version.',
      });
      table.append(told);
      const alone = told.getBoundingClientRect();
      button(table, 'hint').click();
      await until(() => shown(table).startsWith('Hint'), 'a hint');
      const [page, own, stage] = [
        told.getBoundingClientRect(),
        root(table).querySelector('.notice')!.getBoundingClientRect(),
        root(table).querySelector('.stage')!.getBoundingClientRect(),
      ];
      expect(page.bottom).to.be.at.most(own.top);
      expect(page.bottom).to.be.lessThan(alone.bottom);
      expect(own.bottom).to.be.at.most(stage.bottom);
      expect(page.left).to.be.at.least(stage.left);
      expect(page.right).to.be.at.most(stage.right);
    });
  }
});
