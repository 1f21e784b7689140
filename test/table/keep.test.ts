import { expect } from '@open-wc/testing';
import '../../src/games/index.ts';
import { playableById } from '../../src/session/playable.ts';
import { openStore } from '../../src/storage/store.ts';
import {
  box,
  drag,
  card,
  makeTable,
  playAll,
  resetMouse,
  root,
  shown,
  still,
  tableWith,
  until,
} from './harness.ts';

describe('a table without keep', () => {
  it('does not touch what the browser stores', async () => {
    const asked: string[] = [];
    const open = (name: string): never => {
      asked.push(name);
      throw new DOMException('nobody shall ask', 'SecurityError');
    };
    Object.defineProperty(indexedDB, 'open', { value: open, configurable: true });
    try {
      const table = await tableWith({ game: 'munger', deal: '42' });
      playAll(table, 't1t6.s');
      table.newDeal();
      await still(table);
    } finally {
      Reflect.deleteProperty(indexedDB, 'open');
    }
    expect(asked).to.deep.equal([]);
  });
});

describe('a table with keep', () => {
  afterEach(() => resetMouse());

  it('stores each move, and goes on with the deal on the next page', async () => {
    const first = await tableWith({ game: 'munger', deal: '101', keep: '' });
    playAll(first, 's.s');
    first.undo();
    const left = first.state;
    first.remove();

    const next = await tableWith({ game: 'munger', deal: '101', keep: '' });

    expect(next.state).to.deep.equal(left);
  });

  it('writes a move without being asked again', async () => {
    const table = await tableWith({ game: 'munger', deal: '102', keep: '' });
    table.tapStock();

    const store = openStore();
    await until(async () => {
      const found = await store.loadDeal(playableById('munger')!, '102');
      return found.kind === 'session' && found.session.moves === 1;
    }, 'the move');
  });

  it('keeps the time up to the moment when nobody sees the table any more', async () => {
    const table = await tableWith({ game: 'munger', deal: '121', keep: '' });
    table.tapStock();
    await until(() => table.record!.ms > 200, 'some time');
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      const { ms } = table.record!;
      const store = openStore();
      await until(async () => {
        const found = await store.loadDeal(playableById('munger')!, '121');
        return found.kind === 'session' && found.session.record().ms === ms;
      }, 'the time');
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });

  it('goes on with the deal that its game was played with last', async () => {
    const first = await tableWith({ game: 'minerva', deal: '103', keep: '' });
    playAll(first, 's.s.s');
    first.remove();

    const next = await tableWith({ game: 'minerva', keep: '' });

    expect(next.state).to.include({ deal: '103', moves: 3 });
  });

  it('shelves a deal for a new one, and has it again by its number', async () => {
    const table = await tableWith({ game: 'munger', deal: '104', keep: '' });
    playAll(table, 's.s');
    table.newDeal('105');
    table.tapStock();

    table.setAttribute('deal', '104');
    await until(() => table.state?.deal === '104', 'the shelved deal');

    expect(table.state?.moves).to.equal(2);
  });

  it('says so where the deal is open at another table, and takes it over when asked', async () => {
    const first = await tableWith({ game: 'munger', deal: '106', keep: '' });
    first.tapStock();
    const second = await tableWith({ game: 'munger', deal: '106', keep: '' });
    await second.updateComplete;
    expect(shown(second)).to.contain('This deal is open in another tab');
    first.tapStock();
    second.tapStock();

    root(second).querySelector<HTMLButtonElement>('.notice button')?.click();
    await until(() => shown(second) === '' && shown(first) !== '', 'the deal to change hands');
    await until(() => second.state?.moves === 2, 'what the first one played');

    expect(shown(first)).to.contain('This deal is open in another tab');
  });

  it('names a stored deal that does not replay, sets it aside and deals anew', async () => {
    const first = await tableWith({ game: 'munger', deal: '107', keep: '' });
    first.tapStock();
    const { record } = first;
    first.remove();
    if (!record) throw new Error('no record');
    const store = openStore();
    const claim = store.claim('munger', '107');
    await claim.settled;
    claim.save({ ...record, moves: 't1f1' });
    claim.release();
    await store.close();

    const next = await tableWith({ game: 'munger', deal: '107', keep: '' });

    expect(next.state).to.include({ deal: '107', moves: 0 });
    expect(shown(next)).to.contain('does not fit the rules of the game');
  });

  it('keeps its deal when it is taken off the page and put back', async () => {
    const table = await tableWith({ game: 'munger', deal: '42', keep: '' });
    await drag(card(table, '9C'), card(table, 'TD'));
    table.remove();
    (await box()).append(table);
    await still(table);
    await drag(card(table, 'AC'), root(table).querySelector('#f1') ?? table);
    expect(table.record?.moves).to.equal('t1t6.t3f1');
  });

  it('shows the deal that was asked for last, whatever of the others is opened later', async () => {
    const table = await tableWith({ game: 'munger', deal: '109', keep: '' });
    const dealt: string[] = [];
    table.addEventListener('solitaire-deal', ({ deal }) => dealt.push(deal));
    table.deal = '110';
    await table.updateComplete;
    table.deal = '111';
    await table.updateComplete;
    await until(() => table.state?.deal === '111', 'the deal');
    table.deal = '112';
    await table.updateComplete;
    table.newDeal('113');
    table.deal = '114';
    await until(() => table.state?.deal === '114', 'the next deal');
    expect(dealt).to.deep.equal(['111', '113', '114']);
  });

  it('begins to store when it is told to in the middle of a deal', async () => {
    const table = await tableWith({ game: 'munger', deal: '108' });
    playAll(table, 's.s.s');
    table.keep = true;
    await table.updateComplete;
    table.tapStock();
    table.remove();

    const next = makeTable({ game: 'munger', deal: '108', keep: '' });
    (await box()).append(next);
    await next.ready;
    expect(next.state?.moves).to.equal(4);
  });
});
