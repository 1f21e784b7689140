import type { CalendarDay, Moment } from './calendar-day.ts';
import { isDealEntry } from './entries.ts';
import { countsFrom, type ResetMarks } from './kept.ts';
import { isShown } from './is-shown.ts';
import { isRecord } from './record.ts';
import type { Result } from './result.ts';

/**
 * What becomes of an entry of the store `deals` when it is left as it is; undefined for a deal that was not begun, or
 * was counted before. A deal that only has to be cleared is won, unless its moves were shown. `dayOf` gives the day of an
 * entry that names none.
 */
export function leftResult(found: unknown, dayOf: (moment: Moment) => CalendarDay): Result | undefined {
  if (!isDealEntry(found) || found.outcome === 'won' || found.counted !== undefined) return undefined;
  const { record, game, deal, played: when, day = dayOf(when), order = 0, home } = found;
  if (!isRecord(record) || record.moves === '') return undefined;
  const { at, ms, used } = record;
  const cleared = isShown(record) ? 'shown' : 'won';
  const outcome = found.outcome ?? (home === undefined ? 'abandoned' : cleared);
  return { game, deal, outcome, moves: at + (home ?? 0), ms, when, day, order, used };
}

/** The same, but undefined, too, where the player has reset the record since then. */
export function countingResult(
  found: unknown,
  marks: ResetMarks,
  dayOf: (moment: Moment) => CalendarDay,
): Result | undefined {
  const result = leftResult(found, dayOf);
  return result && result.order >= countsFrom(marks, result.game) ? result : undefined;
}
