import { calendarDay, type CalendarDay, type Moment } from '../session/calendar-day.ts';
import { inOrder, type Result } from '../session/result.ts';
import { isDealEntry, isResult } from '../session/entries.ts';
import type { ResetMarks } from '../session/kept.ts';
import { countingResult } from '../session/left-result.ts';

/** Entries of stores, unchecked, by the JSON form of their keys. */
export type Entries = ReadonlyMap<string, unknown>;

/**
 * What became of the deals, the newest first: what was noted, and the deals that were begun and left for another, or shown
 * to the end. These are not noted, since the player may come back to them: then they are in progress again.
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
    const result = countingResult(found, marks, localDay);
    if (!result || (isInProgress(found) && current.get(JSON.stringify(result.game)) === result.deal))
      return [];
    return [result];
  });
  return inOrder([...noted, ...left]).reverse();
}

function isInProgress(found: unknown): boolean {
  return isDealEntry(found) && found.outcome === undefined;
}

/** The day of a moment here. */
export function localDay(moment: Moment): CalendarDay {
  return calendarDay(moment, -new Date(moment).getTimezoneOffset());
}
