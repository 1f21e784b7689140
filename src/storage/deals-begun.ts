import { onlyRulesOf } from '../session/load.ts';
import { isRecord } from '../session/record.ts';
import { deletedDeal, setAsideDeal } from './deal-writes.ts';
import { isDealEntry } from '../session/entries.ts';
import type { GameKey } from '../session/game-key.ts';
import { loadEntry } from './load-entry.ts';
import type { Change } from './writes.ts';

// Asked for by the same pages: one file for both.
export { gamesPlayed } from './games-played.ts';

/** A deal that the player may go on with. */
export interface DealInProgress {
  readonly game: GameKey;
  readonly deal: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly played: number;
  /** Moves done. */
  readonly moves: number;
  /** Time played, in milliseconds. */
  readonly ms: number;
}

/**
 * Of the entries of the store `deals` those that are begun and not won, the one played last first; and the changes
 * that tidy up the others: what cannot be read is set aside, and what is won or was never begun goes once its game goes
 * on with another deal. Both maps are keyed by the JSON form of the keys.
 */
export function dealsBegun(
  deals: ReadonlyMap<string, unknown>,
  current: ReadonlyMap<string, unknown>,
  now: number,
): { readonly begun: DealInProgress[]; readonly changes: Change[] } {
  const begun: DealInProgress[] = [];
  const changes: Change[] = [];
  for (const [key, found] of deals) {
    const entry = isDealEntry(found) ? found : undefined;
    const record = entry?.record;
    const [game, deal] = namesIn(key);
    if (!entry || !isRecord(record)) {
      const loaded = loadEntry(game, deal, found, onlyRulesOf(undefined));
      if (!loaded.ok) changes.push(...setAsideDeal(loaded.entry, loaded, now));
    } else if (record.moves !== '' && entry.outcome === undefined) {
      const { at, ms } = record;
      begun.push({ game, deal, played: entry.played, moves: at, ms });
    } else if (current.get(JSON.stringify(game)) !== deal) {
      changes.push(deletedDeal(game, deal));
    }
  }
  return { begun: begun.sort((one, other) => other.played - one.played), changes };
}

/** The game and the deal of a key, which the database hands out as it was put in. */
function namesIn(key: string): [game: string, deal: string] {
  const names: unknown = JSON.parse(key);
  if (!Array.isArray(names) || names.length !== 2) throw new Error(`no key of a deal: ${key}`);
  return [String(names[0]), String(names[1])];
}
