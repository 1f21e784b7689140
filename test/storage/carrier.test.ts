import { expect } from '@open-wc/testing';
import { gameById } from '../../src/games/index.ts';
import type { Kept } from '../../src/session/kept.ts';
import type { Store } from '../../src/storage/store.ts';
import { aShortLife } from './life.ts';
import { gameOf, recordOf } from './played.ts';
import { cleanUp, newName, storeOn, writeRaw } from './stores.ts';

const knows = (game: string): boolean => gameById(game) !== undefined;
const out = async (store: Store): Promise<Kept> => (await store.carrier(knows)).out();

describe('all that is kept, carried to another device', () => {
  afterEach(cleanUp);

  it('is there as it was, wins and deals and what was set aside', async () => {
    const name = newName();
    await aShortLife(name, async (sitting) => {
      await sitting.open('3');
      sitting.store.saveSetting('favourites', { golf: 1_700_000_000_000 });
    });
    const home = storeOn(name);
    const kept = await out(home);
    const away = storeOn(newName());

    const taken = await (await away.carrier(knows)).in(kept);

    expect(taken).to.deep.equal({ results: 1, deals: 1, changed: true, stored: true });
    expect(JSON.stringify(await out(away))).to.equal(JSON.stringify(kept));
    expect(await away.results()).to.deep.equal(await home.results());
    expect((await (await away.carrier(knows)).in(kept)).changed).to.equal(false);
  });

  it('holds what cannot be read, too, among what was set aside', async () => {
    const name = newName();
    const store = storeOn(name);
    await store.flush();
    await store.readSetting('any');
    await writeRaw(name, 'deals', ['munger', '42'], { torn: true });
    await writeRaw(name, 'results', ['munger', '42', 5], 'nothing');

    const { deals, results, setAside } = await out(store);
    expect([deals, results]).to.deep.equal([[], []]);
    expect(setAside.map(({ record, where }) => [where, record])).to.deep.equal([
      ['deals', { torn: true }],
      ['results', 'nothing'],
    ]);
  });

  it('takes a deal that is further on from a table in another tab, which loads it anew', async () => {
    const name = newName();
    const away = storeOn(newName());
    away.saveDeal(recordOf('munger', '42', 3));
    const states: string[] = [];
    const tab = storeOn(name);
    const claim = tab.claim('munger', '42', (state) => states.push(state));
    await claim.settled;
    claim.save(recordOf('munger', '42', 1));
    await tab.flush();

    const here = storeOn(name);
    const taken = await (await here.carrier(knows)).in(await out(away));

    expect(taken.deals).to.equal(1);
    expect(states).to.deep.equal(['held', 'elsewhere']);
    expect(claim.save(recordOf('munger', '42', 2)), 'an older game overwrites nothing').to.equal(false);
    expect(await claim.takeOver()).to.equal(true);
    const loaded = await tab.loadDeal(gameOf('munger'), '42');
    expect(loaded.kind === 'session' && loaded.session.moves).to.equal(3);
    claim.release();
  });
});
