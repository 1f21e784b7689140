import { openDB, type IDBPDatabase } from 'idb';
import { STORES } from './names.ts';

/** Version of the database's layout that this program writes. */
const LAYOUT = 1;

/** How a connection ends that we did not close: the browser cut it, or a newer version of the program took over. */
export type Lost = 'cut' | 'superseded';

/** Opens a database by name; `lost` is told when the connection ends later on. */
export type Opener = (name: string, lost: (how: Lost) => void) => Promise<IDBPDatabase>;

/** Opens the database, and lays it out or brings it up to date. Rejects where storage is refused, also at once. */
export const openDatabase: Opener = async (name, lost) => {
  const database = await openDB(name, LAYOUT, {
    upgrade(upgraded, from) {
      // Each version adds to the one before it, so that a database of any age passes through all of them.
      if (from < 1) for (const store of STORES) upgraded.createObjectStore(store);
    },
    blocking(_, version) {
      // Whoever waits, waits for every other connection: to write a newer layout, or to delete the database.
      database.close();
      lost(version === null ? 'cut' : 'superseded');
    },
    terminated: () => lost('cut'),
  });
  return database;
};
