import { expect } from '@open-wc/testing';
import { listen, makeTable, playAll, spoken, tableWith } from './harness.ts';
import { SolitaireChangeEvent, type SolitaireMoveEvent } from '../../src/table/events.ts';

const refusals = { ok: false, reason: 'not-ready' };

describe('the methods of a table', () => {
  it('say that it is not ready before it has dealt', () => {
    const table = makeTable({ game: 'munger', deal: '42' });

    expect(table.play({ from: 't1', to: 't6' })).to.deep.equal(refusals);
    expect(table.tapStock()).to.deep.equal(refusals);
    expect(table.undo()).to.deep.equal(refusals);
    expect(table.redo()).to.deep.equal(refusals);
    expect(table.restart()).to.deep.equal(refusals);
    expect(table.newDeal()).to.deep.equal(refusals);
    expect(table.load(undefined as never)).to.deep.equal(refusals);
    expect([table.state, table.record, table.legalMoves]).to.deep.equal([null, null, []]);
  });

  it('play a move and tell its steps', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });

    expect(table.play({ from: 't1', to: 't6' })).to.deep.equal({
      ok: true,
      steps: [
        { kind: 'carry', from: 't1', to: 't6', cards: ['9C'] },
        { kind: 'turn', from: 't1', to: 't1', cards: ['5H'] },
      ],
    });
    expect(table.state).to.deep.include({
      game: 'munger',
      deal: '42',
      moves: 1,
      canUndo: true,
      canRedo: false,
    });
  });

  it('tell a state that survives JSON', async () => {
    const table = await tableWith({ game: 'manx', deal: '7' });
    expect(JSON.parse(JSON.stringify(table.state))).to.deep.equal(table.state);
  });

  for (const [what, move, reason] of [
    ['a move against the rules', { from: 't1', to: 't2' }, 'does not fit'],
    ['a pile that the game lacks', { from: 't1', to: 't9' }, 'no such pile'],
    ['more cards than there are', { from: 't1', to: 't6', count: 9 }, 'too few cards'],
    ['half a card', { from: 't1', to: 't6', count: 0.5 }, 'too few cards'],
    ['a sign as a number of cards', { from: 't1', to: 't6', count: Symbol('two') as never }, 'too few cards'],
    ['something that is no move', 'no move' as never, 'no such pile'],
    ['nothing at all', undefined as never, 'no such pile'],
  ] as const) {
    it(`refuse ${what}, with a reason and an event`, async () => {
      const table = await tableWith({ game: 'munger', deal: '42' });
      const [asked, refused] = [listen(table, 'solitaire-move'), listen(table, 'solitaire-refused')];

      expect(table.play(move)).to.deep.equal({ ok: false, reason });

      expect(asked).to.have.length(0);
      expect(refused.map((event) => event.reason)).to.deep.equal([reason]);
      expect(table.state?.moves).to.equal(0);
    });
  }

  it('ask before a move and tell after it, by events that leave shadow roots', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const seen: unknown[] = [];
    const names = ['solitaire-move', 'solitaire-change'] as const;
    for (const name of names) {
      table.addEventListener(name, (event) => {
        seen.push([event.type, event.by, event.bubbles, event.composed, table.state?.moves]);
      });
    }

    table.play({ from: 't1', to: 't6' });
    table.undo();

    expect(seen).to.deep.equal([
      ['solitaire-move', 'api', true, true, 0],
      ['solitaire-change', 'api', true, true, 1],
      ['solitaire-change', 'api', true, true, 0],
    ]);
  });

  it('leave a move that a listener cancels, and say so', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const heard = listen(table, 'solitaire-refused', 'solitaire-change');
    table.addEventListener('solitaire-move', (event) => event.preventDefault());

    expect(table.play({ from: 't1', to: 't6' })).to.deep.equal({ ok: false, reason: 'cancelled' });

    expect(heard.map(({ type }) => type)).to.deep.equal(['solitaire-refused']);
    expect(spoken(table)).to.equal('This move was not allowed here.');
    expect(table.state?.moves).to.equal(0);
  });

  it('do not play twice when a listener plays the same move itself', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const again = ({ move }: SolitaireMoveEvent): void => {
      table.removeEventListener('solitaire-move', again);
      if ('from' in move) table.play(move);
    };
    table.addEventListener('solitaire-move', again);

    expect(table.play({ from: 't1', to: 't6' })).to.deep.equal({ ok: false, reason: 'does not fit' });

    expect(table.record?.moves).to.equal('t1t6');
  });

  it('undo, redo and restart', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const fresh = table.state;
    playAll(table, 't1t6.t3f1.s');
    const played = table.state?.piles;

    expect(table.undo()).to.deep.equal({
      ok: true,
      steps: [{ kind: 'draw', from: 'w', to: 's', cards: ['##'] }],
    });
    expect(table.redo().ok).to.equal(true);
    expect(table.state?.piles).to.deep.equal(played);
    expect(table.restart().ok).to.equal(true);
    expect(table.state?.piles).to.deep.equal(fresh?.piles);
    expect(table.undo()).to.deep.equal({ ok: false, reason: 'nothing to undo' });
    for (let n = 0; n < 3; n++) table.redo();
    expect(table.redo()).to.deep.equal({ ok: false, reason: 'nothing to redo' });
    expect(table.state?.piles).to.deep.equal(played);
  });

  it('refuse to play on a table that is only for looking', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.tapStock();
    table.readonly = true;
    const readonly = { ok: false, reason: 'readonly' };

    expect(table.play({ from: 't1', to: 't6' })).to.deep.equal(readonly);
    expect(table.tapStock()).to.deep.equal(readonly);
    expect(table.undo()).to.deep.equal(readonly);
    expect(table.redo()).to.deep.equal(readonly);
    expect(table.restart()).to.deep.equal(readonly);
    expect(table.state?.moves).to.equal(1);
  });

  it('list every legal move, each of equal empty places by itself', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });

    expect(table.legalMoves).to.have.deep.members([
      { stock: true },
      ...['f1', 'f2', 'f3', 'f4'].map((to) => ({ from: 't3', to, count: 1 })),
      { from: 't1', to: 't6', count: 1 },
      { from: 't5', to: 't6', count: 1 },
      { from: 't7', to: 't1', count: 1 },
      { from: 't7', to: 't5', count: 1 },
    ]);
  });

  it('deal anew, drawn or by number, and tell of it', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const heard = listen(table, 'solitaire-deal');

    expect(table.newDeal('007')).to.deep.equal({ ok: true, steps: [] });
    expect(table.state).to.include({ deal: '7', moves: 0 });
    expect(table.newDeal().ok).to.equal(true);
    expect(Number(table.state?.deal)).to.be.within(32_000, 9_999_999_999);
    expect(heard.map(({ game, deal }) => [game, deal])).to.deep.equal([
      ['munger', '7'],
      ['munger', table.state?.deal],
    ]);
  });

  it('keep the deal where a number is none', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    expect(table.newDeal(42)).to.deep.equal({ ok: true, steps: [] });
    expect(table.newDeal(-1)).to.deep.equal({ ok: false, reason: 'not a number' });
    expect(table.newDeal('forty-two')).to.deep.equal({ ok: false, reason: 'not a number' });
    expect(table.newDeal('9'.repeat(21))).to.deep.equal({ ok: false, reason: 'too long' });
    expect(table.state?.deal).to.equal('42');
  });

  it('save a record and go on from it elsewhere, redo included', async () => {
    const one = await tableWith({ game: 'munger', deal: '42' });
    playAll(one, 't1t6.t3f1.s');
    one.undo();
    const other = await tableWith({ game: 'manx', deal: '1' });
    const record: unknown = JSON.parse(JSON.stringify(one.record));

    expect(other.load(record as never)).to.deep.equal({ ok: true, steps: [] });

    expect(other.state).to.deep.equal(one.state);
    expect(other.redo().ok).to.equal(true);
  });

  it('keep the deal where a record does not replay', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    table.tapStock();
    const { record } = table;
    if (!record) throw new Error('no record');

    expect(table.load({ ...record, moves: 't1t2' })).to.deep.equal({ ok: false, reason: 'refused move' });
    expect(table.load({ ...record, deal: 'x' })).to.deep.equal({ ok: false, reason: 'bad deal number' });
    expect(table.load({ ...record, game: 'no-such-game' })).to.deep.equal({
      ok: false,
      reason: 'unknown game',
    });
    expect(table.load(undefined as never)).to.deep.equal({ ok: false, reason: 'not a record' });
    expect(table.record).to.deep.include({ deal: '42', moves: 's' });
  });

  it('tell changes by classes with fields', async () => {
    const table = await tableWith({ game: 'munger', deal: '42' });
    const heard = listen(table, 'solitaire-change');

    table.tapStock();

    expect(heard).to.have.length(1);
    expect(heard[0]).to.be.instanceOf(SolitaireChangeEvent);
    expect(heard[0]?.steps).to.deep.equal([{ kind: 'draw', from: 's', to: 'w', cards: ['7D'] }]);
  });
});
