import { onlyRulesOf } from '../session/load.ts';
import type { ResetMarks } from '../session/kept.ts';
import { countingResult } from '../session/left-result.ts';
import { outlivedDeals } from '../session/left-deals.ts';
import { isRecord } from '../session/record.ts';
import { deletedDeal, putResult, setAsideDeal } from './deal-writes.ts';
import { isDealEntry } from '../session/entries.ts';
import type { GameKey } from '../session/game-key.ts';
import { loadEntry } from './load-entry.ts';
import { localDay } from './result-list.ts';
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
 * that tidy up the others: what cannot be read is set aside, what is won or was never begun goes once its game goes on
 * with another deal, and of what was left long ago only the result stays. Both maps are keyed by the JSON form of the
 * keys; `marks` say what of the record was reset.
 */
export function dealsBegun(
  deals: ReadonlyMap<string, unknown>,
  current: ReadonlyMap<string, unknown>,
  now: number,
  marks: ResetMarks,
): { readonly begun: DealInProgress[]; readonly changes: Change[] } {
  const begun: DealInProgress[] = [];
  const changes: Change[] = [];
  const left: unknown[] = [];
  const isCurrent = (game: string, deal: string): boolean => current.get(JSON.stringify(game)) === deal;
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
      left.push(entry);
    } else if (!isCurrent(game, deal)) {
      const result = countingResult(entry, marks, localDay);
      changes.push(...(result ? [putResult(result)] : []), deletedDeal(game, deal));
    }
  }
  const outlived = outlivedDeals(left, (entry) => isCurrent(entry.game, entry.deal), marks, localDay);
  for (const { game, deal, result } of outlived)
    changes.push(...(result ? [putResult(result)] : []), deletedDeal(game, deal));
  const gone = new Set(outlived.map(({ game, deal }) => `${game} ${deal}`));
  return {
    begun: begun
      .filter(({ game, deal }) => !gone.has(`${game} ${deal}`))
      .sort((one, other) => other.played - one.played),
    changes,
  };
}

/** The game and the deal of a key, which the database hands out as it was put in. */
function namesIn(key: string): [game: string, deal: string] {
  const names: unknown = JSON.parse(key);
  if (!Array.isArray(names) || names.length !== 2) throw new Error(`no key of a deal: ${key}`);
  return [String(names[0]), String(names[1])];
}
