import { expect } from '@open-wc/testing';
import { figuresCame, hasFigures } from '../../src/table/face-court.ts';
import { box, sheetOf, still, tableWith, until } from './harness.ts';

describe('the figures of jacks, queens and kings', () => {
  it('are not asked for by small cards', async () => {
    const table = await tableWith({ game: 'klondike', deal: '42' });
    await until(() => sheetOf(table) !== '', 'a sheet');
    expect(hasFigures()).to.equal(false);
  });

  it('come with the first large cards, which show letters until then, in a sheet that later tables share', async () => {
    const table = await tableWith({ game: 'klondike', deal: '42' }, await box(1100, 800));
    await figuresCame;
    const other = await tableWith({ game: 'klondike', deal: '7' }, await box(1100, 800));
    await until(() => sheetOf(other) !== '', 'the sheet of another table');
    await until(() => sheetOf(table) === sheetOf(other), 'the same one');
    const sheet = sheetOf(table);
    other.newDeal('8');
    await still(other);
    expect(sheetOf(other)).to.equal(sheet);
  });
});
