import { expect } from '@open-wc/testing';
import { gameOf, recordOf } from './played.ts';
import { cleanUp, newName, readRaw, storeOn, writeRaw } from './stores.ts';

describe('a record that does not replay', () => {
  afterEach(cleanUp);

  const good = recordOf('klondike', '42', 3);
  const entry = { game: 'klondike', deal: '42', record: good, played: 1 };
  const damages: [string, unknown, string, RegExp][] = [
    [
      'a refused move',
      { ...entry, record: { ...good, moves: 't1t1', at: 1 } },
      'refused move',
      /^move 1: "t1t1"/,
    ],
    ['another table', { ...entry, record: { ...good, check: '0' } }, 'other table', /after move 3$/],
    ['a newer form', { ...entry, record: { ...good, format: 2 } }, 'from a newer version', /^format$/],
    ['a record that is a text', { ...entry, record: 'gone' }, 'not a record', /^record: /],
    ['an entry without a record', { game: 'klondike' }, 'not a record', /^the entry around the record$/],
    ['an entry that is nothing', null, 'not a record', /^the entry around the record$/],
    [
      'the record of another deal',
      { ...entry, record: recordOf('klondike', '43', 1) },
      'not a record',
      /^kept as "klondike" deal 42, but is "klondike" deal 43$/,
    ],
  ];

  for (const [what, found, reason, where] of damages) {
    it(`because of ${what} is set aside with the reason, and can be read there`, async () => {
      const name = newName();
      const store = storeOn(name);
      store.saveDeal(good);
      await store.flush();
      await writeRaw(name, 'deals', ['klondike', '42'], found);

      const loaded = await store.loadDeal(gameOf('klondike'));

      expect(loaded).to.include({ kind: 'set aside', deal: '42', reason });
      expect(loaded.kind === 'set aside' && loaded.where).to.match(where);
      expect(await store.loadDeal(gameOf('klondike'))).to.deep.equal({ kind: 'nothing' });
      await store.close();
      expect(await readRaw(name, 'deals', ['klondike', '42'])).to.equal(undefined);
      const [kept, ...others] = await storeOn(name).setAside();
      expect(others).to.deep.equal([]);
      expect(kept).to.include({ game: 'klondike', deal: '42', reason });
      const record = found !== null && typeof found === 'object' && 'record' in found ? found.record : found;
      expect(kept?.record).to.deep.equal(record);
    });
  }

  it('is not among the deals in progress, and what cannot even be read is set aside there', async () => {
    const name = newName();
    const store = storeOn(name);
    store.saveDeal(recordOf('freecell', '7', 2));
    await store.flush();
    await writeRaw(name, 'deals', ['klondike', '42'], { ...entry, record: 'gone' });

    expect((await store.dealsInProgress()).map(({ game }) => game)).to.deep.equal(['freecell']);
    expect((await store.setAside()).map(({ game, record }) => [game, record])).to.deep.equal([
      ['klondike', 'gone'],
    ]);
  });

  it('is deleted when the player wants no more of it', async () => {
    const name = newName();
    const store = storeOn(name);
    await store.readSetting('any');
    await writeRaw(name, 'deals', ['klondike', '42'], null);
    await store.loadDeal(gameOf('klondike'), '42');
    const [kept] = await store.setAside();
    if (kept) store.forgetSetAside(kept);

    expect(kept?.game).to.equal('klondike');
    expect(await store.setAside()).to.deep.equal([]);
  });
});
