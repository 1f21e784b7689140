import { calendarDay, type CalendarDay, type Moment } from '../session/calendar-day.ts';
import { inOrder, type Result } from '../session/result.ts';
import { isResult } from '../session/entries.ts';
import { countsFrom, type ResetMarks } from '../session/kept.ts';
import { leftResult } from '../session/left-result.ts';

/** Entries of stores, unchecked, by the JSON form of their keys. */
export type Entries = ReadonlyMap<string, unknown>;

/**
 * What became of the deals, the newest first: what was noted, and the deals that were begun and left for another. These
 * are not noted, since the player may come back to them: then they are in progress again.
 *
 * @param results entries of the store of that name, unchecked, and so are `deals`
 * @param current the deal that each game goes on with
 */
export function resultList(
  results: readonly unknown[],
  deals: readonly unknown[],
  current: Entries,
  marks: ResetMarks,
): Result[] {
  const noted = results
    .filter(isResult)
    .map((stored): Result => ({ day: localDay(stored.when), order: 0, ...stored }));
  const left = deals.flatMap((found) => {
    const result = leftResult(found, localDay);
    if (!result || current.get(JSON.stringify(result.game)) === result.deal) return [];
    return result.order < countsFrom(marks, result.game) ? [] : [result];
  });
  return inOrder([...noted, ...left]).reverse();
}

/** The day of a moment here. */
export function localDay(moment: Moment): CalendarDay {
  return calendarDay(moment, -new Date(moment).getTimezoneOffset());
}
