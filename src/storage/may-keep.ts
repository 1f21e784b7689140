import { DATABASE, type StoreName } from './names.ts';

/** What a player has who has played, won or chosen anything. */
const OWN = ['deals', 'results', 'settings'] as const satisfies readonly StoreName[];

/**
 * Whether a player may have anything in this browser: deals, results or settings. Asks the database and nothing else, so
 * that whoever has nothing there need not load what reads it. Where the database does not answer, there may be something.
 */
export async function mayKeepAnything(name: string = DATABASE): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some((database) => database.name === name) && (await holdsAny(name));
  } catch {
    return true;
  }
}

async function holdsAny(name: string): Promise<boolean> {
  const opening = indexedDB.open(name);
  // It has been deleted meanwhile: what is made now has no stores.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await answer(opening);
  database.onversionchange = () => database.close();
  try {
    const reading = database.transaction(OWN);
    const counts = await Promise.all(OWN.map((store) => answer(reading.objectStore(store).count())));
    return counts.some((count) => count > 0);
  } finally {
    database.close();
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database does not answer'));
  });
}
