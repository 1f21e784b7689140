import { expect } from '@open-wc/testing';
import { pageWithStore } from './page.ts';
import { recordOf } from './played.ts';
import { cleanUp, newName, storeOn } from './stores.ts';

// WebKit forgets a write that was committed in the task in which its page went.
describe('a page that is killed in the task of its last move', () => {
  afterEach(cleanUp);

  for (const moves of [1, 5]) {
    it(`loses none of ${moves}`, async () => {
      const name = newName();
      const { store, kill } = await pageWithStore(name);
      for (let at = 1; at <= moves; at++) store.saveDeal(recordOf('klondike', '42', at));
      kill();

      const loaded = await storeOn(name).loadDeal('klondike');
      expect(loaded.kind === 'session' && loaded.session.moves).to.equal(moves);
    });
  }
});
