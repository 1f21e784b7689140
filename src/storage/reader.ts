import type { IDBPDatabase } from 'idb';
import type { Connection } from './connection.ts';
import type { StoreName } from './names.ts';
import type { Writes } from './writes.ts';

/** Reads the database as it will be once everything is written; while it is down, only what could not be written. */
export class Reader {
  readonly #connection: Connection;
  readonly #writes: Writes;

  constructor(connection: Connection, writes: Writes) {
    this.#connection = connection;
    this.#writes = writes;
  }

  /** One entry, unchecked; undefined when there is none. Never rejects. */
  async get(store: StoreName, key: string | string[]): Promise<unknown> {
    const name = JSON.stringify(key);
    const entries = await this.#read(store, async (database) => {
      const value: unknown = await database.get(store, key);
      return [[name, value]];
    });
    return entries.get(name);
  }

  /**
   * All entries of a store, unchecked, by the JSON form of their keys; with `first` those whose keys are lists that
   * begin with it. Never rejects.
   */
  async all(store: StoreName, first?: string): Promise<Map<string, unknown>> {
    const range = rangeOf(first);
    const entries = await this.#read(store, async (database) => {
      const { store: stored } = database.transaction(store);
      const [keys, values] = await Promise.all([stored.getAllKeys(range), stored.getAll(range)]);
      return keys.map((key, i): [string, unknown] => [JSON.stringify(key), values[i]]);
    });
    const beginning = first === undefined ? '' : `[${JSON.stringify(first)},`;
    for (const [key, value] of entries) {
      if (value === undefined || !key.startsWith(beginning)) entries.delete(key);
    }
    return entries;
  }

  /** The keys of all entries of a store. Never rejects. */
  async keys(store: StoreName): Promise<unknown[]> {
    const entries = await this.#read(store, async (database) => {
      const keys = await database.getAllKeys(store);
      return keys.map((key): [string, unknown] => [JSON.stringify(key), true]);
    });
    return [...entries].flatMap(([key, value]): unknown[] => (value === undefined ? [] : [JSON.parse(key)]));
  }

  /** The values alone of what {@link all} gives: with the keys, many of them take twice as long. Never rejects. */
  async values(store: StoreName, first?: string): Promise<unknown[]> {
    // What is still to be written may take the place of what lies there: only keys tell.
    if (this.#writes.unwritten(store).size > 0) return [...(await this.all(store, first)).values()];
    return this.#connection.read<unknown[]>((database) => database.getAll(store, rangeOf(first)), []);
  }

  async #read(
    store: StoreName,
    ask: (database: IDBPDatabase) => Promise<[string, unknown][]>,
  ): Promise<Map<string, unknown>> {
    let unwritten = this.#writes.unwritten(store);
    const written = await this.#connection.read((database) => {
      // In the task in which the read begins: it sees all that is under way, and nothing later.
      unwritten = this.#writes.unwritten(store);
      return ask(database);
    }, []);
    return new Map([...written, ...unwritten]);
  }
}

/** The keys that are lists beginning with `first`; all where it is left out. */
function rangeOf(first: string | undefined): IDBKeyRange | undefined {
  return first === undefined ? undefined : IDBKeyRange.bound([first], [first, []]);
}
