import { winnableDays, WINNABLE_FROM } from '../games/winnable-days.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dayNumber } from './day-number.ts';

/** The letters of `winnableDays`, each for the number of its place. */
export const OFFSET_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The letter for a day on which none of so many deals was won in time. */
export const NONE_WON = '-';

/**
 * How many deals after the one that is counted out for a day its deal of a game lies: the first that was won when all
 * were looked at, one after another. Undefined for games and days that nobody has looked at, or in vain.
 */
export function winnableOffset(game: string, day: CalendarDay): number | undefined {
  const letter = winnableDays[game]?.days[dayNumber(day) - dayNumber(WINNABLE_FROM)];
  const offset = letter === undefined ? -1 : OFFSET_LETTERS.indexOf(letter);
  return offset < 0 ? undefined : offset;
}
