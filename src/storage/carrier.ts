import { keyOfDeal, mergeKept } from '../session/merge-kept.ts';
import type { Kept } from '../session/kept.ts';
import { putCurrent, putResult } from './deal-writes.ts';
import { keptEntries } from './kept-entries.ts';
import type { Reader } from './reader.ts';
import type { Store } from './store.ts';
import type { Change, Writes } from './writes.ts';

/** What came in that was not here. */
export interface TakenIn {
  readonly results: number;
  /** Deals begun that are new, or were further on. */
  readonly deals: number;
  /** Whether anything has changed at all. */
  readonly changed: boolean;
  /** Whether it is stored; if not, the store has trouble, and it holds as long as the page lives. */
  readonly stored: boolean;
}

/** What a carrier works with. */
interface Parts {
  readonly store: Store;
  readonly reader: Reader;
  readonly writes: Writes;
  /** Whether there is a game of that id. */
  readonly knows: (game: string) => boolean;
}

/** Carries all that is kept out of the database, and in from another one. */
export class Carrier {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** All that is kept, in the order in which it came about. */
  async out(): Promise<Kept> {
    const { reader, knows } = this.#parts;
    const [deals, current, results, settings, setAside] = await Promise.all([
      reader.all('deals'),
      reader.all('current'),
      reader.all('results'),
      reader.all('settings'),
      reader.all('set-aside'),
    ]);
    return keptEntries({ deals, current, results, settings, 'set-aside': setAside }, knows);
  }

  /** Puts what another device has kept together with what is kept here, as `mergeKept` says: all of it, or nothing. */
  async in(there: Kept): Promise<TakenIn> {
    const { store, writes } = this.#parts;
    // Whoever plays one of these deals in another tab lets go of it first, and loads it anew after that.
    const claims = touched(await this.out(), there).map(({ game, deal }) => store.claim(game, deal));
    await Promise.all(claims.map((claim) => claim.takeOver()));
    const here = await this.out();
    const merged = mergeKept(here, there);
    const changes = changesTo(here, merged);
    if (changes.length > 0) writes.add(changes);
    await store.flush();
    for (const claim of claims) claim.release();
    const known = new Set(here.deals);
    return {
      results: merged.results.length - here.results.length,
      deals: merged.deals.filter((deal) => !known.has(deal) && deal.outcome === undefined).length,
      changed: changes.length > 0,
      stored: store.trouble === undefined,
    };
  }
}

/** The deals that lie here, on a table or in the database, and that would not stay as they are. */
function touched(here: Kept, there: Kept): readonly { readonly game: string; readonly deal: string }[] {
  const known = new Map(here.deals.map((deal) => [keyOfDeal(deal), deal]));
  return mergeKept(here, there).deals.filter((deal) => {
    const mine = known.get(keyOfDeal(deal));
    return mine ? mine !== deal : here.current[deal.game] === deal.deal;
  });
}

/** What has to be written so that the database holds `merged` instead of `here`: entries that are the same object stay. */
function changesTo(here: Kept, merged: Kept): Change[] {
  const same = new Set<unknown>([...here.results, ...here.deals, ...here.setAside]);
  const isNew = (entry: unknown): boolean => !same.has(entry);
  return [
    ...merged.results.filter(isNew).map(putResult),
    ...merged.deals
      .filter(isNew)
      .map((deal): Change => ({ store: 'deals', key: [deal.game, deal.deal], value: deal })),
    ...merged.setAside.filter(isNew).map((entry): Change => {
      return { store: 'set-aside', key: [entry.game, entry.deal, entry.when], value: entry };
    }),
    ...changed(here.current, merged.current).map(([game, deal]) => putCurrent(game, deal)),
    ...changed(here.settings, merged.settings).map(([name, value]): Change => ({
      store: 'settings',
      key: name,
      value,
    })),
  ];
}

function changed<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): [string, Value][] {
  return Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  );
}
