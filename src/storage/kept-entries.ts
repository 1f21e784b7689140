import { is } from 'valibot';
import { parseDealNumber } from '../cards/deal-number.ts';
import { DealForm, ResultForm } from '../session/backup-form.ts';
import {
  isDealEntry,
  isResult,
  isSetAside,
  type DealEntry,
  type SetAside,
  type StoredResult,
} from '../session/entries.ts';
import { isRulesKey, type Kept, type KeptDeal } from '../session/kept.ts';
import type { Result } from '../session/result.ts';
import type { StoreName } from './names.ts';
import { localDay, type Entries } from './result-list.ts';

/** Settings that belong to the device: whether it was asked something. No other device has to know. */
const OF_THE_DEVICE = new Set(['asked-to-keep']);

/**
 * What the stores hold, as a backup has it, in an order of its own. What cannot be read is not left out: it stands among
 * the records that were set aside, as it was found. `knows` says whether there is a game.
 */
export function keptEntries(
  stores: Readonly<Record<StoreName, Entries>>,
  knows: (game: string) => boolean,
): Kept {
  const results: Result[] = [];
  const deals: KeptDeal[] = [];
  const setAside: SetAside[] = [];
  for (const [key, found] of stores.results) {
    const result = isResult(found) ? fullResult(found) : undefined;
    if (result && is(ResultForm, result) && isOfGame(result.game, knows)) results.push(result);
    else setAside.push(unreadable('results', key, found));
  }
  for (const [key, found] of stores.deals) {
    const deal = isDealEntry(found) ? fullDeal(found) : undefined;
    if (deal && is(DealForm, deal) && isOfGame(deal.game, knows)) deals.push(deal);
    else setAside.push(unreadable('deals', key, found));
  }
  for (const [key, found] of stores['set-aside'])
    setAside.push(isSetAside(found) ? found : unreadable('set-aside', key, found));
  return {
    results: results.sort((one, other) => one.order - other.order || one.when - other.when),
    deals: deals.sort((one, other) => one.played - other.played),
    setAside: setAside.sort((one, other) => one.when - other.when),
    current: Object.fromEntries(
      named(stores.current).filter((entry): entry is [string, string] => {
        const [game, deal] = entry;
        return isOfGame(game, knows) && typeof deal === 'string' && parseDealNumber(deal).ok;
      }),
    ),
    settings: Object.fromEntries(named(stores.settings).filter(([name]) => !OF_THE_DEVICE.has(name))),
  };
}

function fullResult(found: StoredResult): Result {
  const { game, deal, outcome, moves, ms, when, day = localDay(when), order = 0, line, used } = found;
  return { game, deal, outcome, moves, ms, when, day, order, ...(line !== undefined && { line }), used };
}

function fullDeal(found: DealEntry): DealEntry {
  const { game, deal, record, played, outcome, counted, day = localDay(played), order = 0, home } = found;
  return {
    game,
    deal,
    record,
    played,
    ...(outcome && { outcome }),
    ...(counted !== undefined && { counted }),
    day,
    order,
    ...(home !== undefined && { home }),
  };
}

function isOfGame(game: string, knows: (game: string) => boolean): boolean {
  return knows(game) || isRulesKey(game);
}

function unreadable(where: StoreName, key: string, record: unknown): SetAside {
  const [game, deal, when] = partsOf(key);
  return {
    game: String(game),
    deal: String(deal),
    record,
    reason: 'not a record',
    where,
    when: typeof when === 'number' && when >= 0 ? Math.floor(when) : 0,
  };
}

/** Entries of a store by their own names. */
function named(entries: Entries): [string, unknown][] {
  return [...entries].map(([key, value]) => [String(JSON.parse(key)), value]);
}

function partsOf(key: string): readonly unknown[] {
  const parts: unknown = JSON.parse(key);
  return Array.isArray(parts) ? parts : [parts];
}
