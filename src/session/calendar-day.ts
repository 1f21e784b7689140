/** A moment, in milliseconds since 1970. */
export type Moment = number;

/** A day as a calendar on the wall says it, such as `2026-11-30`. Days in this form sort as they follow each other. */
export type CalendarDay = string;

const DAY = 86_400_000;

/**
 * The day on which a moment lies for somebody whose clock is `offset` minutes ahead of universal time at that moment
 * (negative to the west). The calendar is Howard Hinnant's `civil_from_days`, whose years begin in March.
 */
export function calendarDay(moment: Moment, offset: number): CalendarDay {
  const days = Math.floor((moment + offset * 60_000) / DAY) + 719_468;
  const era = Math.floor(days / 146_097);
  const dayOfEra = days - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-');
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
