import type { CalendarDay, Moment } from './calendar-day.ts';
import { isDealEntry, type DealEntry } from './entries.ts';
import { KEPT_DEALS, type ResetMarks } from './kept.ts';
import { countingResult } from './left-result.ts';
import type { Result } from './result.ts';

/** A deal that is kept no more, and what is noted of it in its place. */
interface Outlived {
  readonly game: string;
  readonly deal: string;
  /** Absent where it counts for nothing: its record was reset, or it is noted already. */
  readonly result?: Result;
}

/**
 * The deals that were begun and left so long ago that others have taken their places: all but the {@link KEPT_DEALS}
 * played last, or else what is stored would grow for ever. They count as they counted before, and can be dealt again by
 * their numbers; only their moves go. A deal that its game goes on with stays.
 *
 * @param deals entries of the store `deals` that are begun and not won
 * @param isCurrent whether a game goes on with a deal
 */
export function outlivedDeals(
  deals: readonly unknown[],
  isCurrent: (deal: DealEntry) => boolean,
  marks: ResetMarks,
  dayOf: (moment: Moment) => CalendarDay,
): Outlived[] {
  return deals
    .filter(isDealEntry)
    .sort((one, other) => other.played - one.played)
    .slice(KEPT_DEALS)
    .filter((entry) => !isCurrent(entry))
    .map((entry) => {
      const { game, deal } = entry;
      const result = countingResult(entry, marks, dayOf);
      return { game, deal, ...(result && { result }) };
    });
}
