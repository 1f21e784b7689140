import { deleteDB, openDB, unwrap } from 'idb';
import { number, object, safeParse } from 'valibot';
import { openDatabase, type Opener } from '../../src/storage/database.ts';
import { openStore, type Store, type StoreOptions } from '../../src/storage/store.ts';

let made = 0;
const stores = new Set<Store>();
const names = new Set<string>();

/** A name that no database has yet. */
export function newName(): string {
  const name = `baize-test-${++made}-${crypto.randomUUID()}`;
  names.add(name);
  return name;
}

/** A store on the database `name`: another one each time, as after the page was loaded anew. */
export function storeOn(name: string, options: Omit<StoreOptions, 'name'> = {}): Store {
  const store = openStore({ name, ...options });
  stores.add(store);
  return store;
}

/** Closes what the test has opened and deletes its databases. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...stores].map((store) => store.close()));
  await Promise.all([...names].map((name) => deleteDB(name)));
  stores.clear();
  names.clear();
}

/** Writes an entry past the store, as damage or another version would. */
export async function writeRaw(name: string, store: string, key: IDBValidKey, value: unknown): Promise<void> {
  const database = await openDB(name);
  await database.put(store, value, key);
  database.close();
}

/** Reads an entry past the store. */
export async function readRaw(name: string, store: string, key: IDBValidKey): Promise<unknown> {
  const database = await openDB(name);
  const value: unknown = await database.get(store, key);
  database.close();
  return value;
}

/** How many moves of a deal are done in the database; undefined when it is not there. */
export async function movesStored(name: string, game: string, deal: string): Promise<number | undefined> {
  const entry = safeParse(
    object({ record: object({ at: number() }) }),
    await readRaw(name, 'deals', [game, deal]),
  );
  return entry.success ? entry.output.record.at : undefined;
}

/** Opens databases as usual, but `begins` is called before each transaction begins, and may throw in its place. */
export function watchedOpener(begins: (mode: IDBTransactionMode) => void): Opener {
  return async (name, lost) => {
    const database = await openDatabase(name, lost);
    const raw = unwrap(database);
    const begin = raw.transaction.bind(raw);
    raw.transaction = (stores, mode, options) => {
      begins(mode ?? 'readonly');
      return begin(stores, mode, options);
    };
    return database;
  };
}

/** Opens databases of which each write fails with the next of these errors; once there is none left, writes succeed. */
export function failingWrites(errors: string[]): Opener {
  return watchedOpener((mode) => {
    const error = mode === 'readwrite' ? errors.shift() : undefined;
    if (error) throw new DOMException('no', error);
  });
}
