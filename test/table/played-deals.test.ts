import { expect } from '@open-wc/testing';
import type { Result } from '../../src/session/result.ts';
import { sharedStore } from '../../src/storage/store.ts';
import type { SolitaireTable } from '../../src/table/solitaire-table.ts';
import { WINNABLE, WINNING } from '../session/golf-won.ts';
import { button, playAll, still, tableWith } from './harness.ts';
import { NEARLY_WON } from './nearly-won.ts';

const store = sharedStore();

/** What became of the deals of a game, the newest first, after this test's page began. */
async function results(game: string): Promise<Result[]> {
  return (await store.results(game)).filter(({ when }) => when >= performance.timeOrigin);
}

/** A table on which a deal lies from the start, whatever other tests have stored of it. */
async function freshTable(game: string, deal: string): Promise<SolitaireTable> {
  const table = await tableWith({ game, deal, keep: '' });
  table.newDeal(deal);
  await still(table);
  return table;
}

describe('what a table with keep writes down', () => {
  it('is one win, however it is undone and won again, and another after a new beginning', async () => {
    const table = await freshTable('golf', WINNABLE);
    playAll(table, WINNING);
    table.undo();
    table.redo();
    await still(table);
    expect((await results('golf')).map(({ outcome, moves }) => [outcome, moves])).to.deep.equal([
      ['won', 50],
    ]);

    table.undo();
    await still(table);
    button(table, 'restart').click();
    await still(table);
    expect(table.state).to.include({ deal: WINNABLE, moves: 0, canRedo: false });
    playAll(table, WINNING);
    const [again, ...others] = await results('golf');
    expect(others).to.have.length(1);
    expect(again?.used).to.deep.equal({ undo: false, hint: false });
    table.remove();
  });

  it('is nothing for the deal that is begun again before it was won', async () => {
    const table = await freshTable('manx', '201');
    playAll(table, 's.s');
    await still(table);
    button(table, 'restart').click();
    await still(table);
    expect(table.state).to.include({ moves: 0, canRedo: true });
    table.tapStock();
    expect(await results('manx')).to.deep.equal([]);

    button(table, 'new-deal').click();
    await store.flush();
    await still(table);
    expect((await results('manx')).map(({ outcome }) => outcome)).to.deep.equal(['abandoned']);
    table.remove();
  });

  it('is a win for a deal that was left when it only had to be cleared', async () => {
    const table = await freshTable('munger', '102');
    playAll(table, NEARLY_WON);
    await still(table);
    expect(table.state?.won).to.equal(false);
    table.newDeal();
    await still(table);
    await store.flush();

    const [result] = await results('munger');
    expect(result).to.include({ deal: '102', outcome: 'won' });
    expect(result?.moves).to.be.greaterThan(NEARLY_WON.split('.').length);
    table.remove();
  });
});
