import { getDotPath, safeParse } from 'valibot';
import { BACKUP_FORMAT, BackupForm, type Backup } from './backup-form.ts';
import { isShallow } from './is-shallow.ts';

/**
 * Why a text is not taken in as a backup.
 *
 * - `empty`: there is nothing in it
 * - `too large`: it is larger than any backup
 * - `not whole`: a backup that breaks off or was damaged
 * - `not a backup`: something else
 * - `newer`: it was written in a later form
 * - `unknown game`: it tells of a game that this version does not have
 * - `wrong part`: something stands in it that cannot be
 */
export type BackupFault =
  | 'empty'
  | 'too large'
  | 'not whole'
  | 'not a backup'
  | 'newer'
  | 'unknown game'
  | 'wrong part';

/** What a text holds, or why it is not taken in and where in it the fault lies. */
export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly reason: BackupFault; readonly where: string };

/** The most letters, or bytes of a file, that are read. */
export const LARGEST_BACKUP = 100_000_000;

/** Nothing that is kept lies deeper. */
const DEEPEST = 40;

/** Writes a backup as text, in JSON: one line for each entry, so that a person can read it and compare two of them. */
export function writeBackup(backup: Omit<Backup, 'baize' | 'format'>): string {
  const { written, preferences, settings, current, results, deals, setAside } = backup;
  const parts = { baize: 'backup', format: BACKUP_FORMAT, written, preferences, settings, current };
  const lists = { results, deals, setAside };
  const lines = [
    ...Object.entries(parts).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    ...Object.entries(lists).map(([name, entries]) => {
      const listed = entries.map((entry) => `\n    ${JSON.stringify(entry)}`).join(',');
      return `${JSON.stringify(name)}: [${listed}${listed && '\n  '}]`;
    }),
  ];
  return `{\n${lines.map((line) => `  ${line}`).join(',\n')}\n}\n`;
}

/**
 * Reads a backup and checks every word of it. Nothing of a text with a fault is taken in. `knows` says whether there is
 * a game with an id.
 */
export function readBackup(text: string, knows: (game: string) => boolean): ReadBackup {
  if (text.length > LARGEST_BACKUP) return fault('too large');
  // Some editors put a mark before a text that they save.
  const bare = text.replace(/^\uFEFF/, '').trim();
  if (bare === '') return fault('empty');
  const found = parse(bare);
  if (found === undefined) return fault(/"baize"\s*:\s*"backup/.test(bare) ? 'not whole' : 'not a backup');
  if (!isObject(found) || Reflect.get(found, 'baize') !== 'backup') return fault('not a backup');
  const format: unknown = Reflect.get(found, 'format');
  if (typeof format === 'number' && format > BACKUP_FORMAT) return fault('newer', String(format));
  if (!isShallow(found, DEEPEST)) return fault('wrong part', 'settings');
  const parsed = safeParse(BackupForm, found, { abortEarly: true });
  if (!parsed.success) return fault('wrong part', placeOf(parsed.issues[0]));
  const backup = parsed.output;
  const unknown = gamesIn(backup).find((game) => !knows(game) && !/^rules-[0-9a-f]{16}$/.test(game));
  return unknown === undefined ? { ok: true, backup } : fault('unknown game', unknown);
}

/** What a text says in JSON; undefined where it is no such text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function gamesIn({ results, deals, current }: Backup): string[] {
  return [...new Set([...results, ...deals].map(({ game }) => game)), ...Object.keys(current)];
}

/** Where an issue lies, as a person counts: `results 17 moves`. */
function placeOf(issue: Parameters<typeof getDotPath>[0]): string {
  const path = getDotPath(issue)?.split('.') ?? [];
  return path.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part)).join(' ');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fault(reason: BackupFault, where = ''): Extract<ReadBackup, { ok: false }> {
  return { ok: false, reason, where };
}
