import type { Solved } from './solve-deal.ts';
import { winnable, type Bounds } from '../solver/winnable.ts';

/** What solving many deals gave. */
export interface Totals {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly undecided: number;
  /** See {@link winnable}. */
  readonly winnable: Bounds;
  /** Milliseconds of the processor over all deals. */
  readonly ms: { readonly mean: number; readonly median: number; readonly most: number };
  /** Positions looked at, and how many in a second. */
  readonly states: number;
  readonly statesPerSecond: number;
}

/** Sums up; for no deals at all, nothing is known. */
export function totalsOf(solved: readonly Pick<Solved, 'verdict' | 'ms' | 'states'>[]): Totals {
  const count = (verdict: Solved['verdict']): number =>
    solved.filter((one) => one.verdict === verdict).length;
  const [won, lost, undecided] = [count('won'), count('lost'), count('undecided')];
  const times = solved.map(({ ms }) => ms).sort((a, b) => a - b);
  const total = times.reduce((sum, ms) => sum + ms, 0);
  const states = solved.reduce((sum, one) => sum + one.states, 0);
  return {
    deals: solved.length,
    won,
    lost,
    undecided,
    winnable: winnable({ deals: solved.length, won, lost }),
    ms: {
      mean: total / Math.max(1, times.length),
      median: times[times.length >> 1] ?? 0,
      most: times.at(-1) ?? 0,
    },
    states,
    statesPerSecond: total > 0 ? Math.round((states / total) * 1000) : 0,
  };
}

/** The totals in words. */
export function totalsText({ deals, won, lost, undecided, winnable, ms, statesPerSecond }: Totals): string {
  const [lower, upper] = winnable;
  return [
    `${deals} deals: ${won} won, ${lost} lost, ${undecided} undecided`,
    `can be won: ${percent(lower)} % to ${percent(upper)} % (95 %, Wilson, undecided counted both ways)`,
    `CPU: mean ${ms.mean.toFixed(1)} ms, median ${ms.median.toFixed(1)} ms, most ${ms.most.toFixed(1)} ms; ${statesPerSecond} positions a second`,
  ].join('\n');
}

/** A share between 0 and 1 in hundredths. */
const percent = (share: number) => (share * 100).toFixed(2);
