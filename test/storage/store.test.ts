import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import type { Playable } from '../../src/session/playable.ts';
import { KEPT_DEALS } from '../../src/session/kept.ts';
import { playableByRules } from '../../src/session/read-rules.ts';
import { Session } from '../../src/session/session.ts';
import type { LoadedDeal } from '../../src/storage/load-deal.ts';
import { mayKeepAnything } from '../../src/storage/may-keep.ts';
import type { Store } from '../../src/storage/store.ts';
import { until } from '../tools/until.ts';
import { gameOf, played, recordOf } from './played.ts';
import { cleanUp, movesStored, newName, readRaw, storeOn, watchedOpener } from './stores.ts';

/** The moves of a deal that was loaded, or what else came. */
function movesOf(loaded: LoadedDeal): string {
  return loaded.kind === 'session' ? loaded.session.record().moves : loaded.kind;
}

async function loadedMoves(store: Store, game: Playable, deal?: string): Promise<string> {
  return movesOf(await store.loadDeal(game, deal));
}

describe('a saved deal', () => {
  afterEach(cleanUp);

  it('is there when the page is loaded anew, undone moves included', async () => {
    const name = newName();
    const before = storeOn(name);
    const session = played('klondike', '42', 5);
    session.undo();
    before.saveDeal(session.record());
    await before.close();

    const loaded = await storeOn(name).loadDeal(gameOf('klondike'));

    expect(loaded.kind === 'session' && loaded.session.record()).to.deep.equal(session.record());
    expect(loaded.kind === 'session' && loaded.session.piles).to.deep.equal(session.piles);
  });

  it('is handed to the database in the task in which it was saved', async () => {
    const begun: string[] = [];
    const store = storeOn(newName(), { open: watchedOpener((mode) => begun.push(mode)) });
    await store.loadDeal(gameOf('klondike'));
    begun.length = 0;

    store.saveDeal(recordOf('klondike', '42', 1));
    expect(begun).to.deep.equal(['readwrite']);
    store.saveDeal(recordOf('freecell', '7', 1));
    expect(begun).to.deep.equal(['readwrite', 'readwrite']);
  });

  it('that waits for the one before is handed over when the page goes', async () => {
    let writes = 0;
    const open = watchedOpener((mode) => {
      if (mode === 'readwrite') writes++;
    });
    const store = storeOn(newName(), { open });
    await store.loadDeal(gameOf('klondike'));
    for (let moves = 1; moves <= 5; moves++) store.saveDeal(recordOf('klondike', '42', moves));
    expect(writes).to.equal(1);

    window.dispatchEvent(new PageTransitionEvent('pagehide'));

    expect(writes).to.equal(2);
  });

  it('can be read before it is written', async () => {
    const store = storeOn(newName());
    const record = recordOf('klondike', '42', 3);

    store.saveDeal(recordOf('klondike', '42', 2));
    store.saveDeal(record);

    expect(await loadedMoves(store, gameOf('klondike'))).to.equal(record.moves);
  });

  it('ends as the newest of many saved at once, in few writes', async () => {
    const name = newName();
    let writes = 0;
    const open = watchedOpener((mode) => {
      if (mode === 'readwrite') writes++;
    });
    const store = storeOn(name, { open });
    await store.loadDeal(gameOf('klondike'));
    for (let moves = 1; moves <= 100; moves++) store.saveDeal(recordOf('klondike', '42', moves));

    await until(async () => (await movesStored(name, 'klondike', '42')) === 100, 'the moves');
    expect(writes).to.be.at.most(3);
  });

  it('is written after every pause, however the moves come', async () => {
    const name = newName();
    const store = storeOn(name);
    for (let moves = 1; moves <= 30; moves++) {
      store.saveDeal(recordOf('klondike', '42', moves));
      if (moves % 3 === 0) await store.readSetting('any');
      if (moves % 10 === 0) {
        await store.flush();
        expect(await movesStored(name, 'klondike', '42')).to.equal(moves);
      }
    }
  });

  it('is one of several of a game, of which the one saved last is gone on with', async () => {
    const store = storeOn(newName());
    const [first, second] = [recordOf('klondike', '42', 2), recordOf('klondike', '43', 3)];
    store.saveDeal(first);
    store.saveDeal(second);
    store.saveDeal(recordOf('freecell', '7', 1));

    expect(await loadedMoves(store, gameOf('klondike'))).to.equal(second.moves);
    expect(await loadedMoves(store, gameOf('klondike'), '42')).to.equal(first.moves);
    expect(await loadedMoves(store, gameOf('klondike'), '44')).to.equal('nothing');
    expect(await loadedMoves(store, gameOf('spider'))).to.equal('nothing');

    store.saveDeal(first);
    expect(await loadedMoves(store, gameOf('klondike'))).to.equal(first.moves);
  });

  it('of rules that are in no catalogue is found under a name made of the rules', async () => {
    const name = newName();
    const store = storeOn(name);
    const { rules } = played('golf', '5', 0).game;
    const game = playableByRules(rules);
    const session = new Session(game, '5', { now: () => 0 });
    const record = session.record();
    store.saveDeal(record);

    await store.flush();

    expect(await movesStored(name, `rules-${record.rulesDigest}`, '5')).to.equal(0);
    expect(await loadedMoves(store, game, '5')).to.equal('');
  });
});

describe('the deals in progress', () => {
  afterEach(cleanUp);

  it('are those begun and not won, the one played last first', async () => {
    const store = storeOn(newName());
    const now = Date.now;
    let time = 1000;
    Date.now = () => time++;
    try {
      store.saveDeal(recordOf('klondike', '1', 4));
      store.saveDeal(recordOf('freecell', '2', 2));
      store.saveDeal(recordOf('klondike', '3', 0));
      store.finishDeal(recordOf('golf', '4', 3));
      store.saveDeal(recordOf('klondike', '1', 5));
    } finally {
      Date.now = now;
    }

    expect(await store.dealsInProgress()).to.deep.equal([
      { game: 'klondike', deal: '1', played: 1004, moves: 5, ms: 0 },
      { game: 'freecell', deal: '2', played: 1001, moves: 2, ms: 0 },
    ]);
  });

  it('are at most so many: of those left before only the result stays, and the record says the same', async () => {
    const store = storeOn(newName());
    const record = recordOf('golf', '1', 1);
    const count = KEPT_DEALS + 2;
    const now = Date.now;
    try {
      for (let i = 1; i <= count; i++) {
        Date.now = () => 1000 * i;
        store.saveDeal({ ...record, deal: String(i) });
      }
    } finally {
      Date.now = now;
    }
    const before = await store.results();
    expect(before).to.have.length(count - 1);

    const begun = await store.dealsInProgress();
    expect([begun.length, begun[0]?.deal, begun.at(-1)?.deal]).to.deep.equal([
      KEPT_DEALS,
      String(count),
      '3',
    ]);
    expect(await store.results()).to.deep.equal(before);
    await store.flush();
    expect((await store.loadDeal(gameOf('golf'), '1')).kind).to.equal('nothing');
    expect(await store.results()).to.deep.equal(before);
  });

  it('leave no won or untouched deal behind that its game has gone on from', async () => {
    const name = newName();
    const store = storeOn(name);
    store.finishDeal(recordOf('golf', '4', 3));
    store.saveDeal(recordOf('golf', '5', 0));
    store.saveDeal(recordOf('golf', '6', 1));
    store.finishDeal(recordOf('klondike', '7', 2));

    await store.dealsInProgress();
    await store.flush();

    expect(await readRaw(name, 'deals', ['golf', '4'])).to.equal(undefined);
    expect(await readRaw(name, 'deals', ['golf', '5'])).to.equal(undefined);
    expect(await loadedMoves(store, gameOf('golf'), '6')).not.to.equal('nothing');
    expect(await loadedMoves(store, gameOf('klondike'))).not.to.equal('nothing');
  });
});

describe('a setting', () => {
  afterEach(cleanUp);

  it('is kept until it is changed or deleted', async () => {
    const name = newName();
    const before = storeOn(name);
    before.saveSetting('table', 'felt');
    before.saveSetting('sound', { on: false });
    before.saveSetting('table', 'plain');
    await before.close();
    const after = storeOn(name);

    expect(await after.readSetting('table')).to.equal('plain');
    expect(await after.readSetting('sound')).to.deep.equal({ on: false });
    expect(await after.readSetting('other')).to.equal(undefined);

    after.saveSetting('table', undefined);
    expect(await after.readSetting('table')).to.equal(undefined);
  });
});

describe('whoever wants to know whether anything is stored', () => {
  afterEach(cleanUp);

  it('hears of a deal, a result or a setting, and of none where a deal was only looked at', async () => {
    const name = newName();
    expect(await mayKeepAnything(name)).to.equal(false);
    const store = storeOn(name);
    store.dealt(played('klondike', '42', 0));
    await store.flush();
    expect(await mayKeepAnything(name)).to.equal(false);
    store.saveDeal(recordOf('klondike', '42', 1));
    await store.flush();
    expect(await mayKeepAnything(name)).to.equal(true);

    const other = newName();
    const settings = storeOn(other);
    settings.saveSetting('favourites', { klondike: 1 });
    await settings.flush();
    expect(await mayKeepAnything(other)).to.equal(true);
  });

  it('is told that there may be something in a database that does not answer', async () => {
    const name = newName();
    (await openDB(name)).close();
    expect(await mayKeepAnything(name)).to.equal(true);
  });
});
