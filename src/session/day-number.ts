import type { CalendarDay } from './calendar-day.ts';

/** How many days after the first of January 1970 a day is: Howard Hinnant's `days_from_civil`, whose years begin in March. */
export function dayNumber(day: CalendarDay): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const fromMarch = month <= 2 ? year - 1 : year;
  const era = Math.floor(fromMarch / 400);
  const yearOfEra = fromMarch - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
