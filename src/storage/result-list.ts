import { calendarDay, type CalendarDay, type Moment } from '../session/calendar-day.ts';
import { isRecord } from '../session/record.ts';
import { inOrder, type Result } from '../session/result.ts';
import { isDealEntry, isResult } from './entries.ts';

/** From which place on results count, by game, and for all others under `*`: what lies before was reset. */
export type ResetMarks = Readonly<Record<string, number>>;

/** Entries of stores, unchecked, by the JSON form of their keys. */
export type Entries = ReadonlyMap<string, unknown>;

/**
 * What became of the deals, the newest first: what was noted, and the deals that were begun and left for another. These
 * are not noted, since the player may come back to them: then they are in progress again.
 *
 * @param current the deal that each game goes on with
 */
export function resultList(results: Entries, deals: Entries, current: Entries, marks: ResetMarks): Result[] {
  const noted = [...results.values()]
    .filter(isResult)
    .map((stored): Result => ({ day: localDay(stored.when), order: 0, ...stored }));
  const left = [...deals.values()].flatMap((found) => {
    const result = leftResult(found);
    if (!result || current.get(JSON.stringify(result.game)) === result.deal) return [];
    return result.order < (marks[result.game] ?? marks['*'] ?? 0) ? [] : [result];
  });
  return inOrder([...noted, ...left]).reverse();
}

/**
 * What becomes of an entry of the store `deals` when it is left as it is; undefined for a deal that was not begun, or
 * was counted before. A deal that only has to be cleared is won.
 */
export function leftResult(found: unknown): Result | undefined {
  if (!isDealEntry(found) || found.outcome !== undefined || found.counted !== undefined) return undefined;
  const { record, game, deal, played: when, day = localDay(when), order = 0, home } = found;
  if (!isRecord(record) || record.moves === '') return undefined;
  const { at, ms, used } = record;
  const outcome = home === undefined ? 'abandoned' : 'won';
  return { game, deal, outcome, moves: at + (home ?? 0), ms, when, day, order, used };
}

/** The day of a moment here. */
export function localDay(moment: Moment): CalendarDay {
  return calendarDay(moment, -new Date(moment).getTimezoneOffset());
}
