import { expect } from '@open-wc/testing';
import { deleteDB, openDB, unwrap } from 'idb';
import { openDatabase, type Opener } from '../../src/storage/database.ts';
import type { Store } from '../../src/storage/store.ts';
import { until } from '../tools/until.ts';
import { gameOf, recordOf } from './played.ts';
import { cleanUp, failingWrites, movesStored, newName, readRaw, storeOn, watchedOpener } from './stores.ts';

const [older, newer] = [recordOf('klondike', '42', 3), recordOf('klondike', '42', 4)];

/** Does everything that a page does with a store; rejects when anything of it does. */
async function useAll(store: Store): Promise<void> {
  expect(await store.loadDeal(gameOf('klondike'))).to.deep.equal({ kind: 'nothing' });
  const claim = store.claim('klondike', '42');
  await claim.settled;
  expect(claim.save(older)).to.equal(true);
  expect(claim.save(newer)).to.equal(true);
  store.finishDeal(recordOf('golf', '4', 3));
  store.saveSetting('table', 'plain');
  await store.flush();
  claim.release();
}

/** The kinds of trouble that a store has told of, in order; `none` when it passed. */
function kindsTold(store: Store): string[] {
  const kinds: string[] = [];
  store.watchTrouble((trouble) => kinds.push(trouble?.kind ?? 'none'));
  return kinds;
}

describe('without storage', () => {
  afterEach(cleanUp);

  /** As in a sandboxed frame, where the property itself refuses. */
  const refusing: Opener = async (...how) => {
    const own = Object.getOwnPropertyDescriptor(window, 'indexedDB');
    Object.defineProperty(window, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('access is denied', 'SecurityError');
      },
    });
    try {
      return await openDatabase(...how);
    } finally {
      if (own) Object.defineProperty(window, 'indexedDB', own);
      else Reflect.deleteProperty(window, 'indexedDB');
    }
  };
  const failing =
    (name: string): Opener =>
    () =>
      Promise.reject(new DOMException('no', name));

  const cases: [string, Opener, string][] = [
    ['that is refused at the first touch', refusing, 'blocked'],
    ['in a private window', failing('InvalidStateError'), 'blocked'],
    ['that another version holds', failing('VersionError'), 'blocked'],
    ['that never answers', () => new Promise(() => {}), 'blocked'],
    ['on a full disk', failing('QuotaExceededError'), 'full'],
    ['that is damaged', failing('UnknownError'), 'torn'],
  ];
  for (const [where, open, kind] of cases) {
    it(`${where}, a page plays on from memory and is told once`, async () => {
      const store = storeOn(newName(), { open, patience: 50 });
      const kinds = kindsTold(store);
      await useAll(store);

      const loaded = await store.loadDeal(gameOf('klondike'));
      expect(loaded.kind === 'session' && loaded.session.record().moves).to.equal(newer.moves);
      expect((await store.dealsInProgress()).map(({ moves }) => moves)).to.deep.equal([4]);
      expect((await store.results()).map(({ game }) => game)).to.deep.equal(['golf']);
      expect(await store.readSetting('table')).to.equal('plain');
      expect(kinds).to.deep.equal([kind]);
      expect(store.trouble?.kind).to.equal(kind);
    });
  }

  it('who asks later hears of the trouble at once, and no more when he has had enough', async () => {
    const store = storeOn(newName(), { open: failing('UnknownError') });
    await store.flush();
    await store.readSetting('any');
    const kinds: string[] = [];
    const stop = store.watchTrouble((trouble) => kinds.push(trouble?.kind ?? 'none'));
    stop();

    expect(kinds).to.deep.equal(['torn']);
  });
});

describe('a write that fails', () => {
  afterEach(cleanUp);

  for (const [error, kind] of [
    ['QuotaExceededError', 'full'],
    ['UnknownError', 'torn'],
  ] as const) {
    it(`with ${error} is told, kept, and written with the next one`, async () => {
      const name = newName();
      const store = storeOn(name, { open: failingWrites([error]) });
      const kinds = kindsTold(store);
      store.saveDeal(newer);
      await store.flush();

      expect(kinds).to.deep.equal([kind]);
      expect(await movesStored(name, 'klondike', '42')).to.equal(undefined);
      const loaded = await store.loadDeal(gameOf('klondike'));
      expect(loaded.kind === 'session' && loaded.session.record().moves).to.equal(newer.moves);

      store.saveSetting('table', 'plain');
      await store.flush();

      expect(kinds).to.deep.equal([kind, 'none']);
      expect(await movesStored(name, 'klondike', '42')).to.equal(4);
    });
  }

  it('makes room for a newer one of the same deal, which is written without being asked for', async () => {
    const name = newName();
    const store = storeOn(name, { open: failingWrites(['QuotaExceededError']) });
    await store.readSetting('any');
    store.saveDeal(older);
    store.saveDeal(newer);

    await until(async () => (await movesStored(name, 'klondike', '42')) === 4, 'the moves');
  });

  it('never comes after a newer one that was begun before it failed', async () => {
    const name = newName();
    const store = storeOn(name, { open: failingWrites(['QuotaExceededError']) });
    await store.readSetting('any');
    store.saveDeal(older);
    store.saveDeal(newer);
    store.saveSetting('table', 'plain');
    await store.flush();
    await store.flush();

    expect(await movesStored(name, 'klondike', '42')).to.equal(4);
  });

  it('can be read while it is under way, although the database never holds it', async () => {
    const open: Opener = async (...how) => {
      const database = await openDatabase(...how);
      const raw = unwrap(database);
      const begin = raw.transaction.bind(raw);
      raw.transaction = (...what) => {
        const transaction = begin(...what);
        transaction.commit = () => transaction.abort();
        return transaction;
      };
      return database;
    };
    const store = storeOn(newName(), { open });
    await store.readSetting('any');
    store.saveDeal(newer);

    const loaded = await store.loadDeal(gameOf('klondike'), '42');
    expect(loaded.kind === 'session' && loaded.session.moves).to.equal(4);
    await store.flush();
    expect(store.trouble?.kind).to.equal('torn');
  });

  it('of something that no database can hold is refused, and holds nothing else up', async () => {
    const name = newName();
    const store = storeOn(name);
    expect(() => store.saveSetting('table', () => 'felt')).to.throw(DOMException);
    store.saveSetting('sound', 'off');
    await store.flush();

    expect(await readRaw(name, 'settings', 'sound')).to.equal('off');
    expect(store.trouble).to.equal(undefined);
  });
});

describe('an open database', () => {
  afterEach(cleanUp);

  it('that somebody deletes is made anew with the next write', async () => {
    const name = newName();
    const store = storeOn(name);
    store.saveDeal(older);
    await store.flush();
    await deleteDB(name);
    store.saveDeal(newer);
    await store.flush();

    expect(store.trouble).to.equal(undefined);
    expect(await movesStored(name, 'klondike', '42')).to.equal(4);
  });

  it('gives way to a newer version of the program, and the older one says that it writes no more', async () => {
    const name = newName();
    const store = storeOn(name);
    const kinds = kindsTold(store);
    store.saveDeal(older);
    await store.flush();
    const database = await openDB(name, 2);
    expect(kinds).to.deep.equal(['blocked']);
    store.saveDeal(newer);
    await store.flush();

    expect(kinds).to.deep.equal(['blocked']);
    expect(await database.get('deals', ['klondike', '42'])).to.have.nested.property('record.at', 3);
    database.close();
  });

  it('that cannot be read is not written either: what lies there stays', async () => {
    const name = newName();
    const before = storeOn(name);
    before.saveDeal(older);
    await before.close();
    const store = storeOn(name, {
      open: watchedOpener((mode) => {
        if (mode === 'readonly') throw new DOMException('no', 'UnknownError');
      }),
    });

    expect(await store.loadDeal(gameOf('klondike'), '42')).to.deep.equal({ kind: 'nothing' });
    store.saveDeal(recordOf('klondike', '42', 1));
    await store.flush();

    expect(store.trouble?.kind).to.equal('torn');
    expect(await movesStored(name, 'klondike', '42')).to.equal(3);
  });

  it('that fails one read is opened again', async () => {
    const name = newName();
    const before = storeOn(name);
    before.saveDeal(older);
    await before.close();
    const errors = ['UnknownError'];
    const store = storeOn(name, {
      open: watchedOpener(() => {
        const error = errors.shift();
        if (error) throw new DOMException('no', error);
      }),
    });

    expect((await store.loadDeal(gameOf('klondike'), '42')).kind).to.equal('session');
    expect(store.trouble).to.equal(undefined);
  });
});
