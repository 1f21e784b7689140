import type { Page } from 'playwright-core';

/** Waits until the browser has stored a deal with so many moves: from then on a killed tab loses nothing of it. */
export async function storedMoves(page: Page, game: string, deal: string, moves: number): Promise<void> {
  await page.waitForFunction(isStored, { key: [game, deal], moves }, { polling: 50 });
}

/** Runs in the page, so everything that it needs is in it. */
function isStored({ key, moves }: { key: string[]; moves: number }): Promise<boolean> {
  const failed = (request: IDBRequest): Error => request.error ?? new Error('no answer');
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('baize');
    opening.onerror = () => reject(failed(opening));
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('deals').objectStore('deals').get(key);
      reading.onerror = () => reject(failed(reading));
      reading.onsuccess = () => {
        const entry: unknown = reading.result;
        database.close();
        const record = typeof entry === 'object' && entry && 'record' in entry ? entry.record : undefined;
        resolve(typeof record === 'object' && record !== null && 'at' in record && record.at === moves);
      };
    };
  });
}
