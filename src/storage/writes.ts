import type { IDBPDatabase } from 'idb';
import type { Connection } from './connection.ts';
import type { StoreName } from './names.ts';
import { troubleFrom, type Trouble } from './trouble.ts';

/** One change of one store: a value put, or with undefined deleted. */
export interface Change {
  readonly store: StoreName;
  readonly key: string | readonly (string | number)[];
  readonly value: unknown;
}

/** Changes by store and key: of one entry only the newest counts. */
type Batch = Map<string, Change>;

/**
 * Writes to the database in the order in which they were asked for, without anybody waiting.
 *
 * A write begins in the same task, unless one of the same entry is under way: then it waits for that one, and only the
 * newest is kept. A write that fails is kept too, and tried again with the next one; until then it can be read here.
 */
export class Writes {
  readonly #connection: Connection;
  readonly #report: (trouble: Trouble | undefined) => void;
  /** Oldest first. */
  readonly #underWay = new Map<Batch, Promise<void>>();
  #waiting: Batch = new Map();
  #opening: Promise<void> | undefined;

  /** `report` is told of each failure, and with undefined when everything is written. */
  constructor(connection: Connection, report: (trouble: Trouble | undefined) => void) {
    this.#connection = connection;
    this.#report = report;
  }

  /** Makes changes together, at once where possible. Throws for a value that no database can hold. */
  add(changes: readonly Change[]): void {
    for (const change of changes) {
      // As it is now, whatever becomes of it while it waits.
      this.#waiting.set(nameOf(change), { ...change, value: structuredClone(change.value) });
    }
    if (!changes.some((change) => this.#isUnderWay(nameOf(change)))) this.begin();
  }

  /** Begins all that waits. */
  begin(): void {
    if (this.#waiting.size === 0) return;
    const database = this.#connection.ready;
    if (database) this.#begin(database);
    else this.#opening ??= this.#openThenBegin();
  }

  /** Forgets what waits to be written to one entry. */
  forget(entry: Pick<Change, 'store' | 'key'>): void {
    this.#waiting.delete(nameOf(entry));
  }

  /** Resolves when everything is written, or could not be. Never rejects. */
  async flush(): Promise<void> {
    this.begin();
    while (this.#opening || this.#underWay.size > 0) {
      await Promise.all([this.#opening, ...this.#underWay.values()]);
    }
  }

  /** What a store holds beyond what is written: each key in its JSON form, with its newest value. */
  unwritten(store: StoreName): Map<string, unknown> {
    const changes = [...this.#underWay.keys(), this.#waiting].flatMap((batch) => [...batch.values()]);
    return new Map(
      changes
        .filter((change) => change.store === store)
        .map(({ key, value }) => [JSON.stringify(key), value]),
    );
  }

  async #openThenBegin(): Promise<void> {
    const database = await this.#connection.open();
    this.#opening = undefined;
    if (database) this.begin();
  }

  #begin(database: IDBPDatabase): void {
    const batch = this.#waiting;
    this.#waiting = new Map();
    const done = write(database, [...batch.values()]).then(
      () => this.#succeeded(batch),
      (error: unknown) => this.#failed(batch, error),
    );
    this.#underWay.set(batch, done);
  }

  #succeeded(batch: Batch): void {
    this.#underWay.delete(batch);
    if (this.#waiting.size > 0) this.begin();
    else if (this.#underWay.size === 0) this.#report(undefined);
  }

  #failed(batch: Batch, error: unknown): void {
    this.#underWay.delete(batch);
    const newerWaits = this.#waiting.size > 0;
    const lost = [...batch].filter(([name]) => !this.#waiting.has(name) && !this.#isUnderWay(name));
    this.#waiting = new Map([...lost, ...this.#waiting]);
    const trouble = troubleFrom(error, 'using');
    if (trouble.kind !== 'full') this.#connection.drop();
    this.#report(trouble);
    if (newerWaits) this.begin();
  }

  #isUnderWay(name: string): boolean {
    return [...this.#underWay.keys()].some((batch) => batch.has(name));
  }
}

function nameOf({ store, key }: Pick<Change, 'store' | 'key'>): string {
  return JSON.stringify([store, key]);
}

/**
 * Makes changes in one transaction, begun before this returns. Relaxed durability: what is committed survives a killed
 * tab and a crashed browser, and only a power cut may take the last seconds. Strict would wait for the disk at each
 * move, which on a phone costs tens of milliseconds and its battery. Committing by hand spares the write a round trip
 * through this page, which may be gone by then.
 */
async function write(database: IDBPDatabase, changes: readonly Change[]): Promise<void> {
  const stores = [...new Set(changes.map(({ store }) => store))];
  const transaction = database.transaction(stores, 'readwrite', { durability: 'relaxed' });
  const requests = changes.map(({ store, key, value }) => {
    const entries = transaction.objectStore(store);
    const bound = typeof key === 'string' ? key : [...key];
    return value === undefined ? entries.delete(bound) : entries.put(value, bound);
  });
  transaction.commit();
  // The transaction knows why it failed; its requests only that it did.
  for (const outcome of await Promise.allSettled([transaction.done, ...requests])) {
    if (outcome.status === 'rejected') throw outcome.reason;
  }
}
