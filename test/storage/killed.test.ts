import { expect } from '@open-wc/testing';
import { pageWithStore } from './page.ts';
import { gameOf, recordOf } from './played.ts';
import { cleanUp, newName, storeOn } from './stores.ts';

describe('a page that is killed', () => {
  afterEach(cleanUp);

  it('loses nothing when it was idle', async () => {
    const name = newName();
    const { store, kill } = await pageWithStore(name);
    for (let moves = 1; moves <= 5; moves++) store.saveDeal(recordOf('klondike', '42', moves));
    await store.flush();
    kill();

    const loaded = await storeOn(name).loadDeal(gameOf('klondike'));
    expect(loaded.kind === 'session' && loaded.session.moves).to.equal(5);
  });

  it('loses at most the moves whose write was not complete', async () => {
    const name = newName();
    const { store, kill } = await pageWithStore(name);
    store.saveDeal(recordOf('klondike', '42', 3));
    await store.flush();
    for (let moves = 4; moves <= 8; moves++) store.saveDeal(recordOf('klondike', '42', moves));
    kill();

    const loaded = await storeOn(name).loadDeal(gameOf('klondike'));
    expect(loaded.kind === 'session' && loaded.session.moves).to.be.within(3, 8);
  });
});
