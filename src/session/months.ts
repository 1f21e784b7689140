import type { CalendarDay } from './calendar-day.ts';
import type { Result } from './result.ts';

/** How much was played in a month of the calendar. */
export interface Month {
  /** Such as `2026-11`. */
  readonly month: string;
  readonly played: number;
  readonly won: number;
}

/** The months in which something was played, the newest first. */
export function monthsPlayed(results: readonly Result[]): Month[] {
  const months = new Map<string, { month: string; played: number; won: number }>();
  for (const { day, outcome } of results) {
    const name = monthOf(day);
    let month = months.get(name);
    if (!month) months.set(name, (month = { ...idle(name) }));
    month.played += 1;
    if (outcome === 'won') month.won += 1;
  }
  return [...months.values()].sort((one, other) => (one.month < other.month ? 1 : -1));
}

/** Of the months in which something was played the twelve that end with that of a day, the oldest first, idle ones included. */
export function lastTwelveMonths(played: readonly Month[], today: CalendarDay): Month[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, i) => {
    const months = year * 12 + month - 12 + i;
    const name = `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
    return played.find((found) => found.month === name) ?? idle(name);
  });
}

function monthOf(day: CalendarDay): string {
  return day.slice(0, day.lastIndexOf('-'));
}

function idle(month: string): Month {
  return { month, played: 0, won: 0 };
}
