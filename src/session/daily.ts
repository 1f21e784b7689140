import { FIRST_NEW_DEAL, LAST_NEW_DEAL, type DealNumber } from '../cards/deal-number.ts';
import { fingerprint } from '../engine/hashing.ts';
import { calendarDay, type CalendarDay } from './calendar-day.ts';
import { dayNumber } from './day-number.ts';
import type { Result } from './result.ts';
import { winnableOffset } from './winnable-daily.ts';

/** One day of a month of daily deals. */
export interface DailyDay {
  readonly day: CalendarDay;
  readonly deal: DealNumber;
  /** What became of it, whenever it was played: won, tried and left, or nothing yet; `ahead` of today. */
  readonly state: 'won' | 'left' | 'open' | 'ahead';
}

/**
 * The deal of a day: the same for everybody whose calendar says so. It is the fingerprint of the text
 * `munger 2026-11-30`, read as a number of 64 bits, modulo the count of new deals, above the first of them; where somebody
 * has looked, it is the first from there on that can be won. Nothing about it may ever change, or two people would have
 * different cards.
 */
export function dailyDeal(game: string, day: CalendarDay): DealNumber {
  return dealAfter(game, day, winnableOffset(game, day) ?? 0);
}

/** Whether the deal of a day can be won: it was, when all cards were known. */
export function isDailyWinnable(game: string, day: CalendarDay): boolean {
  return winnableOffset(game, day) !== undefined;
}

/** The deal so many numbers after the one that is counted out for a day; after the last new deal comes the first. */
export function dealAfter(game: string, day: CalendarDay, offset: number): DealNumber {
  const count = BigInt(LAST_NEW_DEAL - FIRST_NEW_DEAL + 1);
  const counted = BigInt(`0x${fingerprint(`${game} ${day}`)}`) + BigInt(offset);
  return String((counted % count) + BigInt(FIRST_NEW_DEAL));
}

/**
 * The daily deals of a game in the month in which `day` lies, from its first day to its last. `results` are those of the
 * game; what comes after `today` lies ahead.
 */
export function dailyMonth(
  game: string,
  results: readonly Result[],
  today: CalendarDay,
  day: CalendarDay = today,
): DailyDay[] {
  const outcomes = new Map<DealNumber, Result['outcome']>();
  for (const { deal, outcome } of results) if (outcomes.get(deal) !== 'won') outcomes.set(deal, outcome);
  const first = firstOfMonth(day);
  const days: DailyDay[] = [];
  for (let each = first; firstOfMonth(each) === first; each = dayAfter(each, 1)) {
    const deal = dailyDeal(game, each);
    const outcome = outcomes.get(deal);
    const state = each > today ? 'ahead' : outcome === 'won' ? 'won' : outcome ? 'left' : 'open';
    days.push({ day: each, deal, state });
  }
  return days;
}

/** The first day of the month that comes so many months after that of a day: 1 or -1. */
export function monthBeside(day: CalendarDay, months: 1 | -1): CalendarDay {
  return firstOfMonth(dayAfter(firstOfMonth(day), months === 1 ? 31 : -1));
}

function firstOfMonth(day: CalendarDay): CalendarDay {
  return `${day.slice(0, day.lastIndexOf('-') + 1)}01`;
}

/** On how many days in a row the deal of the day was won on its day: up to today or to yesterday, and at most. */
export function dailyStreaks(
  game: string,
  results: readonly Result[],
  today: CalendarDay,
): { readonly now: number; readonly longest: number } {
  const deals = new Map<CalendarDay, DealNumber>();
  const won = new Set<CalendarDay>();
  for (const { deal, day, outcome } of results) {
    if (outcome !== 'won') continue;
    const daily = deals.get(day) ?? dailyDeal(game, day);
    deals.set(day, daily);
    if (daily === deal) won.add(day);
  }
  const upTo = (last: CalendarDay): number => {
    let days = 0;
    for (let day = last; won.has(day); day = dayAfter(day, -1)) days++;
    return days;
  };
  const lasts = [...won].filter((day) => !won.has(dayAfter(day, 1)));
  return {
    now: upTo(won.has(today) ? today : dayAfter(today, -1)),
    longest: Math.max(0, ...lasts.map(upTo)),
  };
}

/** The day that comes some days after another. */
export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return calendarDay((dayNumber(day) + days + 0.5) * 86_400_000, 0);
}
