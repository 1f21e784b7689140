import { expect, fixture, html } from '@open-wc/testing';
import { define } from '../../src/app/define.ts';
import { askToKeep } from '../../src/app/keep-deals.ts';
import { NoticeBar } from '../../src/app/notice-bar.ts';
import '../../src/games/index.ts';
import { playableById } from '../../src/session/playable.ts';
import { Session } from '../../src/session/session.ts';
import { openStore, type Store } from '../../src/storage/store.ts';
import { loadAllWords } from '../../src/text/load-all-words.ts';

define('notice-bar', NoticeBar);

/** Plays the first legal move of a deal, and stores it. */
function begin(store: Store, game: string, deal: string): void {
  const playable = playableById(game);
  if (!playable) throw new RangeError(`no game ${game}`);
  const session = new Session(playable, deal, { now: () => 0 });
  session.play(session.legalMoves()[0]!);
  store.saveDeal(session.record());
}

describe('asking to keep deals', () => {
  let store: Store;
  let notices: NoticeBar;
  let persisted: boolean;
  let asked: number;

  const storage = {
    persisted: () => Promise.resolve(persisted),
    persist: () => {
      asked += 1;
      return Promise.resolve(true);
    },
  };
  const ask = async (having: Partial<StorageManager> = storage): Promise<string[]> => {
    const words = await loadAllWords('en');
    await askToKeep(store, words, notices, { game: 'munger', deal: '42' }, having);
    await notices.updateComplete;
    return Array.from(
      notices.querySelectorAll('.notice'),
      (notice) => notice.getAttribute('data-notice') ?? '',
    );
  };

  beforeEach(async () => {
    store = openStore({ name: `keep-deals-${crypto.randomUUID()}` });
    notices = await fixture<NoticeBar>(html`<notice-bar></notice-bar>`);
    persisted = false;
    asked = 0;
  });
  afterEach(() => store.close());

  it('waits for a second deal', async () => {
    begin(store, 'munger', '42');
    expect(await ask()).to.deep.equal([]);
    begin(store, 'munger', '43');
    expect(await ask()).to.deep.equal(['keep']);
  });

  it('asks the browser only when the player says yes', async () => {
    begin(store, 'manx', '1');
    await ask();
    expect(asked).to.equal(0);
    notices.querySelector('button')?.click();
    expect(asked).to.equal(1);
  });

  it('is done once, whatever the answer', async () => {
    begin(store, 'manx', '1');
    await ask();
    notices.notices = [];
    expect(await ask()).to.deep.equal([]);
  });

  it('is not done where deals are kept already, or cannot be', async () => {
    begin(store, 'manx', '1');
    expect(await ask({})).to.deep.equal([]);
    persisted = true;
    expect(await ask()).to.deep.equal([]);
  });
});
