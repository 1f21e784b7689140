import { expect } from '@open-wc/testing';
import type { Claim } from '../../src/storage/claim.ts';
import type { Store } from '../../src/storage/store.ts';
import { until } from '../tools/until.ts';
import { gameOf, played, recordOf } from './played.ts';
import { cleanUp, failingWrites, newName, storeOn } from './stores.ts';

const [first, second, third] = [1, 2, 3].map((moves) => recordOf('klondike', '42', moves));
if (!first || !second || !third) throw new Error('three records');

/** Two tabs with the same deal of one database, the first of which came first. */
async function twoTabs(): Promise<{ name: string; tabs: Store[]; claims: [Claim, Claim]; told: string[] }> {
  const name = newName();
  const tabs = [storeOn(name), storeOn(name)] as const;
  const told: string[] = [];
  const one = tabs[0].claim('klondike', '42', (state) => told.push(`first ${state}`));
  await one.settled;
  const other = tabs[1].claim('klondike', '42', (state) => told.push(`second ${state}`));
  await other.settled;
  return { name, tabs: [...tabs], claims: [one, other], told };
}

/** How many moves of the deal lie in the database. */
async function stored(name: string): Promise<number | undefined> {
  const loaded = await storeOn(name).loadDeal(gameOf('klondike'), '42');
  return loaded.kind === 'session' ? loaded.session.moves : undefined;
}

describe('two tabs on one deal', () => {
  const claims = new Set<Claim>();
  afterEach(async () => {
    for (const claim of claims) claim.release();
    claims.clear();
    await cleanUp();
  });

  async function opened() {
    const both = await twoTabs();
    for (const claim of both.claims) claims.add(claim);
    return both;
  }

  it('tell the later one, whose moves are not written', async () => {
    const { name, tabs, claims, told } = await opened();

    expect(told).to.deep.equal(['first held', 'second elsewhere']);
    expect(claims[0].save(second)).to.equal(true);
    expect(claims[1].save(first)).to.equal(false);
    expect(claims[1].keep(played('klondike', '42', 3))).to.equal(false);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect(await stored(name)).to.equal(2);
  });

  it('change places when the later one asks: all that the other saved is there, and it is told', async () => {
    const { name, tabs, claims, told } = await opened();
    claims[0].save(first);
    claims[0].save(second);

    expect(await claims[1].takeOver()).to.equal(true);

    expect(told.slice(2)).to.deep.equal(['first elsewhere', 'second held']);
    expect(await stored(name)).to.equal(2);
    expect(claims[0].save(first)).to.equal(false);
    expect(claims[1].save(third)).to.equal(true);
    await Promise.all(tabs.map((tab) => tab.flush()));
    expect(await stored(name)).to.equal(3);

    expect(await claims[0].takeOver()).to.equal(true);
    expect(told.slice(4)).to.deep.equal(['second elsewhere', 'first held']);
  });

  it('let the later one play when the other has gone', async () => {
    const { name, claims } = await opened();
    claims[0].save(second);
    claims[0].release();

    expect(await claims[1].takeOver()).to.equal(true);
    expect(await stored(name)).to.equal(2);
  });

  it("do not undo each other's moves by what one of them could not write", async () => {
    const name = newName();
    const full = storeOn(name, { open: failingWrites(['QuotaExceededError', 'QuotaExceededError']) });
    const other = storeOn(name);
    const tabs = [full.claim('klondike', '42'), other.claim('klondike', '42')] as const;
    for (const claim of tabs) claims.add(claim);
    await tabs[0].settled;
    tabs[0].save(first);
    await full.flush();
    expect(full.trouble?.kind).to.equal('full');
    await tabs[1].takeOver();
    tabs[1].save(second);
    full.saveSetting('table', 'plain');
    await Promise.all([full.flush(), other.flush()]);

    expect(full.trouble).to.equal(undefined);
    expect(await stored(name)).to.equal(2);
    await tabs[0].takeOver();
    const loaded = await full.loadDeal(gameOf('klondike'), '42');
    expect(loaded.kind === 'session' && loaded.session.moves).to.equal(2);
  });

  it('do not mind different deals', async () => {
    const { name } = await opened();
    const other = storeOn(name).claim('klondike', '43');
    claims.add(other);
    await other.settled;

    expect(other.state).to.equal('held');
  });
});

describe('a claim', () => {
  afterEach(cleanUp);

  it('is held at once by the table that follows in the same page', async () => {
    const store = storeOn(newName());
    const before = store.claim('klondike', '42');
    await before.settled;
    before.save(second);
    before.release();
    const after = store.claim('klondike', '42');
    await after.settled;

    expect(after.state).to.equal('held');
    expect(before.save(first)).to.equal(false);
    after.release();
  });

  it('writes what was saved before it was held, also when it was released before', async () => {
    const name = newName();
    const store = storeOn(name);
    const claim = store.claim('klondike', '42');
    expect(claim.state).to.equal('asking');
    claim.save(first);
    claim.save(second);
    claim.release();
    await claim.settled;
    await store.flush();

    expect(claim.state).to.equal('released');
    expect(await stored(name)).to.equal(2);
  });

  it('writes no other deal', async () => {
    const claim = storeOn(newName()).claim('klondike', '43');
    await claim.settled;

    expect(() => claim.save(first)).to.throw('a claim on klondike 43 does not write deal 42');
    claim.release();
  });

  it('is taken from a tab that sleeps, which hears of it when it wakes', async () => {
    const name = newName();
    let woken: unknown;
    const asleep = new Promise<void>((granted) => {
      navigator.locks
        .request(`${name} deal klondike 42`, () => {
          granted();
          return new Promise(() => {});
        })
        .catch((error: unknown) => {
          woken = error;
        });
    });
    await asleep;
    const claim = storeOn(name).claim('klondike', '42');
    await claim.settled;
    expect(claim.state).to.equal('elsewhere');

    expect(await claim.takeOver()).to.equal(true);

    await until(() => woken instanceof DOMException, 'it wakes');
    claim.release();
  });

  it('that is taken away while its tab slept is told', async () => {
    const name = newName();
    const told: string[] = [];
    const claim = storeOn(name).claim('klondike', '42', (state) => told.push(state));
    await claim.settled;
    await navigator.locks.request(`${name} deal klondike 42`, { steal: true }, () => {});

    await until(() => told.length === 2, 'both are told');
    expect(told).to.deep.equal(['held', 'elsewhere']);
    expect(claim.save(first)).to.equal(false);
    claim.release();
  });

  it('is free while its page is kept for the way back, and told anew when the page returns', async () => {
    const name = newName();
    const told: string[] = [];
    const claim = storeOn(name).claim('klondike', '42', (state) => told.push(state));
    await claim.settled;

    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(claim.save(second)).to.equal(true);
    const other = storeOn(name).claim('klondike', '42');
    await other.settled;
    expect(other.state).to.equal('held');
    other.release();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    await until(() => claim.state === 'held', 'the claim');
    expect(told).to.deep.equal(['held', 'elsewhere', 'held']);
    expect(await stored(name)).to.equal(2);
    claim.release();
  });

  it('does not come back with its page while another tab plays', async () => {
    const name = newName();
    const claim = storeOn(name).claim('klondike', '42');
    await claim.settled;
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const locks = frame.contentWindow?.navigator.locks;
    await new Promise<void>((granted) => {
      void locks?.request(`${name} deal klondike 42`, () => {
        granted();
        return new Promise(() => {});
      });
    });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    expect(claim.save(first)).to.equal(false);
    frame.remove();
    expect(await claim.takeOver()).to.equal(true);
    claim.release();
  });

  it('is always held where the browser has no locks, or refuses them', async () => {
    const refusing = {
      request: () => Promise.reject(new DOMException('access is denied', 'SecurityError')),
      query: () => Promise.reject(new DOMException('access is denied', 'SecurityError')),
    };
    for (const locks of [undefined, refusing]) {
      const store = storeOn(newName(), { locks });
      const claims = [store.claim('klondike', '42'), store.claim('klondike', '42')];
      await Promise.all(claims.map((claim) => claim.settled));

      expect(claims.map(({ state }) => state)).to.deep.equal(['held', 'held']);
      for (const claim of claims) claim.release();
    }
  });

  it('is held where nobody else has it, however late the table hears that the lock is its own', async () => {
    const name = newName();
    let hear = (): void => {};
    const busy = {
      request: (...[, options, granted]: readonly unknown[]) =>
        new Promise<never>((_, fail) => {
          if (typeof granted === 'function') hear = () => void Reflect.apply(granted, undefined, []);
          if (options instanceof Object && 'signal' in options && options.signal instanceof AbortSignal)
            options.signal.addEventListener('abort', fail);
        }),
      query: () => {
        queueMicrotask(hear);
        return Promise.resolve({ held: [{ name: `${name} deal klondike 42` }], pending: [] });
      },
    };
    const claim = storeOn(name, { locks: busy }).claim('klondike', '42');
    await claim.settled;

    expect(claim.state).to.equal('held');
    claim.release();
  });
});
