import { expect } from '@open-wc/testing';
import '../../src/games/index.ts';
import { playableById } from '../../src/session/playable.ts';
import { unpackMoves } from '../../src/session/packed-moves.ts';
import { WINNABLE, WINNING } from '../session/golf-won.ts';
import { Sitting } from './life.ts';
import { recordOf } from './played.ts';
import { cleanUp, newName, readRaw, storeOn, writeRaw } from './stores.ts';

describe('the record of a life with one game', () => {
  let name = '';
  let sitting: Sitting;
  beforeEach(() => {
    name = newName();
    sitting = new Sitting(name);
  });
  afterEach(cleanUp);

  it('counts a win in the task in which it happens', async () => {
    await sitting.open(WINNABLE);
    sitting.clock = 1000;
    sitting.play(49);
    sitting.clock = 61_000;
    sitting.win();

    const [result, ...others] = await sitting.store.results('golf');
    expect(others).to.deep.equal([]);
    expect(result).to.deep.include({ game: 'golf', deal: WINNABLE, outcome: 'won', moves: 50, ms: 60_000 });
    expect(result?.used).to.deep.equal({ undo: false, hint: false });
  });

  it('keeps the moves of a win', async () => {
    await sitting.open(WINNABLE);
    sitting.win();
    await sitting.leave();

    const [result] = await new Sitting(name).store.results('golf');
    expect(unpackMoves(result?.line ?? '')).to.equal(WINNING);
  });

  it('does not count a deal that is only looked at, nor one that is still played', async () => {
    await sitting.open('1');
    await sitting.open('2');
    sitting.play(3);

    expect(await sitting.record()).to.deep.equal([]);
  });

  it('counts a deal that was begun once another is dealt, and not yet the other', async () => {
    await sitting.open('1');
    sitting.play();
    await sitting.open('2');

    expect(await sitting.record()).to.deep.equal(['1 abandoned']);
    await sitting.leave();
    expect(await new Sitting(name).record()).to.deep.equal(['1 abandoned']);
  });

  it('counts one that was taken back to its beginning, since it was begun', async () => {
    await sitting.open('1');
    sitting.play();
    sitting.undo();
    await sitting.open('2');

    expect(await sitting.record()).to.deep.equal(['1 abandoned']);
  });

  it('no more counts as abandoned what is gone on with, and may still be won', async () => {
    await sitting.open(WINNABLE);
    sitting.play(10);
    await sitting.open('2');
    sitting.play();
    await sitting.open(WINNABLE);
    expect(await sitting.record()).to.deep.equal(['2 abandoned']);

    sitting.win();
    expect(await sitting.record()).to.deep.equal(['2 abandoned', `${WINNABLE} won`]);
  });

  it('goes on with a deal that was dealt last and not touched', async () => {
    await sitting.open('1');
    sitting.play();
    await sitting.open('2');
    await sitting.leave();

    const later = new Sitting(name);
    await later.open();
    expect([later.session.deal, later.session.moves]).to.deep.equal(['2', 0]);
  });

  it('keeps a win that is undone, left, or won again: it is the first', async () => {
    await sitting.open(WINNABLE);
    sitting.win();
    sitting.undo();
    expect(await sitting.record()).to.deep.equal([`${WINNABLE} won`]);
    sitting.clock = 99_000;
    sitting.win();
    const [result, ...others] = await sitting.store.results('golf');
    expect([result?.ms, result?.used.undo, others.length]).to.deep.equal([0, false, 0]);

    sitting.undo();
    await sitting.leave();
    const later = new Sitting(name);
    await later.open();
    later.win();
    later.undo();
    await later.open('2');
    expect(await later.record()).to.deep.equal([`${WINNABLE} won`]);
  });

  it('counts a deal once over a reload', async () => {
    await sitting.open(WINNABLE);
    sitting.play(20);
    await sitting.leave();
    const later = new Sitting(name);
    await later.open();
    expect(later.session.moves).to.equal(20);
    later.win();

    expect(await later.record()).to.deep.equal([`${WINNABLE} won`]);
  });

  it('counts a deal that is played from the start again as another, also in the same sitting', async () => {
    await sitting.open(WINNABLE);
    sitting.win();
    await sitting.dealAnew(WINNABLE);
    expect(await sitting.record()).to.deep.equal([`${WINNABLE} won`]);
    sitting.win();
    await sitting.dealAnew(WINNABLE);
    sitting.play();
    await sitting.open('2');

    expect(await sitting.record()).to.deep.equal([
      `${WINNABLE} won`,
      `${WINNABLE} won`,
      `${WINNABLE} abandoned`,
    ]);
  });

  it('opens a deal that was won long ago from the start', async () => {
    await sitting.open(WINNABLE);
    sitting.win();
    await sitting.open('2');
    await sitting.open(WINNABLE);
    expect(sitting.session.moves).to.equal(0);
    sitting.win();

    expect(await sitting.record()).to.deep.equal([`${WINNABLE} won`, `${WINNABLE} won`]);
  });

  it('lets a deal that was just won be played again when that is asked for', async () => {
    await sitting.open(WINNABLE);
    sitting.win();
    await sitting.leave();
    const later = new Sitting(name);
    await later.store.playAgain('golf', WINNABLE);
    await later.open(WINNABLE);

    expect(later.session.moves).to.equal(0);
  });

  it('does not throw away a deal in progress that shall be played again', async () => {
    await sitting.open('1');
    sitting.play(2);
    await sitting.store.playAgain('golf', '1');
    await sitting.store.flush();
    await sitting.open('1');

    expect(sitting.session.moves).to.equal(2);
  });

  it('counts a deal that was left as abandoned, when it is dealt anew and begun', async () => {
    await sitting.open('1');
    sitting.play(5);
    await sitting.open('2');
    await sitting.dealAnew('1');
    expect(await sitting.record()).to.deep.equal([]);
    sitting.play();
    expect(await sitting.record()).to.deep.equal(['1 abandoned']);

    await sitting.open('3');
    expect(await sitting.record()).to.deep.equal(['1 abandoned', '1 abandoned']);
  });

  it('counts nothing when a deal is begun anew while it is played', async () => {
    await sitting.open('1');
    sitting.play(5);
    await sitting.dealAnew('1');
    sitting.play();

    expect(await sitting.record()).to.deep.equal([]);
  });

  it('counts a deal in two tabs once', async () => {
    const other = new Sitting(name);
    await sitting.open(WINNABLE);
    sitting.play(10);
    await other.open(WINNABLE);
    other.win();
    expect(await other.record()).to.deep.equal([]);
    sitting.win();
    await other.takeOver();
    other.undo();
    other.win();

    expect(await other.record()).to.deep.equal([`${WINNABLE} won`]);
  });

  it('counts a deal whose win was shown as that at once, and as won when the player goes back and wins', async () => {
    await sitting.open(WINNABLE);
    sitting.play(10);
    sitting.beShown();
    expect(await sitting.record()).to.deep.equal([`${WINNABLE} shown`]);
    await sitting.leave();

    const later = new Sitting(name);
    await later.open();
    expect(later.session.shown).to.equal(true);
    while (later.session.moves > 10) later.undo();
    expect(await later.record()).to.deep.equal([]);
    later.win();
    expect(await later.record()).to.deep.equal([`${WINNABLE} won`]);
    while (later.session.moves > 10) later.undo();
    later.beShown();
    expect(await later.record()).to.deep.equal([`${WINNABLE} won`]);
  });

  it('keeps that a win was shown, whether the deal is left, tidied away or played again', async () => {
    await sitting.open(WINNABLE);
    sitting.beShown();
    await sitting.open('1');
    expect(await sitting.record()).to.deep.equal([`${WINNABLE} shown`]);
    expect(await sitting.store.dealsInProgress()).to.deep.equal([]);
    expect(await sitting.record()).to.deep.equal([`${WINNABLE} shown`]);

    await sitting.open(WINNABLE);
    expect(sitting.session.moves).to.equal(0);
    sitting.beShown();
    await sitting.store.playAgain('golf', WINNABLE);
    await sitting.open();
    expect(sitting.session.moves).to.equal(0);
    sitting.win();
    expect(await sitting.record()).to.deep.equal([
      `${WINNABLE} shown`,
      `${WINNABLE} shown`,
      `${WINNABLE} won`,
    ]);
  });

  it('counts a deal as won that only had to be cleared, with the moves which that would have taken', async () => {
    const { store } = sitting;
    const record = recordOf('golf', '1', 5);
    store.saveDeal(record, 7);
    store.saveDeal(recordOf('golf', '2', 0));

    const [result] = await store.results('golf');
    expect(result).to.include({ deal: '1', outcome: 'won', moves: 12 });
  });
});

describe('results', () => {
  afterEach(cleanUp);

  it('stay in their order when the clock is set back, and keep the day that it was', async () => {
    const name = newName();
    const now = Date.now;
    const days = ['2027-05-01T12:00', '2026-11-30T12:00', '2026-11-30T11:00'];
    try {
      for (const day of days) {
        Date.now = () => new Date(day).getTime();
        const sitting = new Sitting(name);
        await sitting.open(WINNABLE);
        await sitting.dealAnew(WINNABLE);
        sitting.win();
        await sitting.leave();
      }
    } finally {
      Date.now = now;
    }

    const results = await storeOn(name).results('golf');
    expect(results.map(({ day }) => day)).to.deep.equal(['2026-11-30', '2026-11-30', '2027-05-01']);
    expect(results.map(({ when }) => when)).to.deep.equal(
      days.toReversed().map((day) => new Date(day).getTime()),
    );
  });

  it('of the first version count, on the day that they have here', async () => {
    const name = newName();
    const sitting = new Sitting(name);
    await sitting.open(WINNABLE);
    const when = new Date(2026, 4, 3, 23, 59).getTime();
    const used = { undo: false, hint: true };
    const old = { game: 'golf', deal: '4', outcome: 'won', moves: 50, ms: 1, when, used };
    await writeRaw(name, 'results', ['golf', '4', when], old);
    await writeRaw(name, 'results', ['golf', '5', when], { ...old, moves: 'many' });
    await writeRaw(name, 'deals', ['golf', '6'], {
      game: 'golf',
      deal: '6',
      record: recordOf('golf', '6', 2),
      played: when,
    });

    expect(await sitting.store.results()).to.deep.equal([
      {
        ...old,
        deal: '6',
        outcome: 'abandoned',
        moves: 2,
        ms: 0,
        used: { undo: false, hint: false },
        day: '2026-05-03',
        order: 0,
      },
      { ...old, day: '2026-05-03', order: 0 },
    ]);
  });

  it('of one game are told apart from those of a game whose name begins alike', async () => {
    const store = storeOn(newName());
    store.finishDeal(recordOf('minerva', '1', 1));
    store.finishDeal(recordOf('minerva-pysol', '1', 1));

    expect(playableById('minerva-pysol')).not.to.equal(undefined);
    expect((await store.results('minerva')).map(({ game }) => game)).to.deep.equal(['minerva']);
    await store.flush();
    expect((await store.results('minerva')).map(({ game }) => game)).to.deep.equal(['minerva']);
    expect(await store.results()).to.have.length(2);
  });
});

describe('a record that is reset', () => {
  afterEach(cleanUp);

  it('begins anew, keeps the deals in progress, and can be put back', async () => {
    const name = newName();
    const sitting = new Sitting(name);
    await sitting.open(WINNABLE);
    sitting.win();
    await sitting.open('1');
    sitting.play(2);
    await sitting.open('2');
    sitting.store.finishDeal(recordOf('manx', '1', 1));
    const before = await sitting.store.results();
    expect(before).to.have.length(3);

    const forgotten = await sitting.store.forgetResults('golf');
    expect((await sitting.store.results()).map(({ game }) => game)).to.deep.equal(['manx']);
    await sitting.open('1');
    expect(sitting.session.moves).to.equal(2);
    sitting.play();
    await sitting.open('2');
    expect(await sitting.record()).to.deep.equal(['1 abandoned']);

    sitting.store.restoreResults(forgotten);
    const after = await sitting.store.results();
    expect(after.map(({ game, deal, outcome }) => `${game} ${deal} ${outcome}`)).to.have.members([
      `golf ${WINNABLE} won`,
      'golf 1 abandoned',
      'manx 1 won',
    ]);
  });

  it('is empty for all games, also on the next page, and put back as it was', async () => {
    const name = newName();
    const sitting = new Sitting(name);
    await sitting.open(WINNABLE);
    sitting.win();
    await sitting.open('1');
    sitting.play(2);
    await sitting.open('2');
    const before = await sitting.store.results();
    const forgotten = await sitting.store.forgetResults();
    await sitting.leave();

    const later = storeOn(name);
    expect(await later.results()).to.deep.equal([]);
    later.restoreResults(forgotten);
    expect(await later.results()).to.deep.equal(before);
    await later.flush();
    expect(await readRaw(name, 'results', ['golf', WINNABLE, before.at(-1)?.when ?? 0])).not.to.equal(
      undefined,
    );
    expect(await readRaw(name, 'results', ['golf', WINNABLE, before[0]?.when ?? 0])).to.equal(undefined);
  });
});
