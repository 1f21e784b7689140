import { gameById } from '../games/index.ts';
import { LARGEST_BACKUP, readBackup, writeBackup, type ReadBackup } from '../session/backup.ts';
import type { Backup } from '../session/backup-form.ts';
import type { TakenIn } from '../storage/carrier.ts';
import type { Store } from '../storage/store.ts';
import type { PreferenceKeeper } from './preferences.ts';
import { takenPreferences } from './taken-preferences.ts';

/** What goes from one device to another: what a store keeps, and the preferences beside it. */
export interface Parcel {
  readonly store: Store;
  readonly preferences: PreferenceKeeper;
}

const knows = (game: string): boolean => gameById(game) !== undefined;

/** Everything that is kept, as the text of a backup, and the name for its file. */
export async function packParcel({
  store,
  preferences,
}: Parcel): Promise<{ readonly text: string; readonly file: string }> {
  const carrier = await store.carrier(knows);
  const { results, deals, setAside, current, settings } = await carrier.out();
  const written = new Date().toISOString();
  const text = writeBackup({
    written,
    preferences: { ...preferences.now },
    settings,
    current,
    results: [...results],
    deals: [...deals],
    setAside: [...setAside],
  });
  return { text, file: `baize-${written.slice(0, 10)}.json` };
}

/** Puts a backup together with what is kept. Undefined, and nothing is changed, where this browser keeps nothing at the moment. */
export async function unpackParcel(
  { store, preferences }: Parcel,
  backup: Backup,
): Promise<TakenIn | undefined> {
  const carrier = await store.carrier(knows);
  // Only what was read can be put together with something.
  await carrier.out();
  if (store.trouble) return undefined;
  const taken = await carrier.in(backup);
  const chosen = takenPreferences(preferences.now, backup.preferences);
  if (chosen) preferences.change(chosen);
  return { ...taken, changed: taken.changed || chosen !== undefined };
}

/** Reads a file that is said to be a backup. */
export async function readBackupFile(file: File): Promise<ReadBackup> {
  if (file.size > LARGEST_BACKUP) return { ok: false, reason: 'too large', where: '' };
  return readBackupText(await file.text());
}

/** Reads a text that is said to be a backup; undefined is one of which a part is missing. */
export function readBackupText(text: string | undefined): ReadBackup {
  return text === undefined ? { ok: false, reason: 'not whole', where: '' } : readBackup(text, knows);
}

/** How much a backup tells of: results, and deals in progress. */
export function amountIn({ results, deals }: Backup): { readonly results: number; readonly deals: number } {
  return {
    results: results.length,
    deals: deals.filter(({ outcome }) => outcome === undefined).length,
  };
}
