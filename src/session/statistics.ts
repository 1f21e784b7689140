import { inOrder, type Result } from './result.ts';

/** The least of some numbers, and the one in their middle. */
export interface BestAndMedian {
  readonly best: number;
  readonly median: number;
}

/** What a person would write down about many deals. */
export interface Statistics {
  /** Deals won or abandoned. */
  readonly played: number;
  readonly won: number;
  /** Deals won in a row, up to the last result, and at most. */
  readonly streak: { readonly now: number; readonly longest: number };
  /** Milliseconds that the wins took; undefined without a win. */
  readonly time: BestAndMedian | undefined;
  /** Moves that the wins took; undefined without a win. */
  readonly moves: BestAndMedian | undefined;
  /** How many of the wins came with a hint, with undo but no hint, and with neither. */
  readonly helped: { readonly hint: number; readonly undo: number; readonly neither: number };
}

/** The figures of a list of results, in whatever order it comes. */
export function statistics(results: readonly Result[]): Statistics {
  const wins = results.filter(({ outcome }) => outcome === 'won');
  const hint = wins.filter(({ used }) => used.hint).length;
  const undo = wins.filter(({ used }) => used.undo && !used.hint).length;
  return {
    played: results.length,
    won: wins.length,
    streak: streaks(results),
    time: bestAndMedian(wins.map(({ ms }) => ms)),
    moves: bestAndMedian(wins.map(({ moves }) => moves)),
    helped: { hint, undo, neither: wins.length - hint - undo },
  };
}

/** In which ways the last of the results is better than all before it. A first win is no record. */
export function recordsBroken(results: readonly Result[]): readonly ('streak' | 'time' | 'moves')[] {
  const ordered = inOrder(results);
  const last = ordered.pop();
  const before = statistics(ordered);
  if (last?.outcome !== 'won' || !before.time || !before.moves) return [];
  const streak = before.streak.now + 1;
  return [
    ...(streak > before.streak.longest ? ['streak' as const] : []),
    ...(last.ms < before.time.best ? ['time' as const] : []),
    ...(last.moves < before.moves.best ? ['moves' as const] : []),
  ];
}

function streaks(results: readonly Result[]): Statistics['streak'] {
  let [now, longest] = [0, 0];
  for (const { outcome } of inOrder(results)) {
    now = outcome === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

function bestAndMedian(values: readonly number[]): BestAndMedian | undefined {
  const sorted = [...values].sort((one, other) => one - other);
  const [best] = sorted;
  if (best === undefined) return undefined;
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1]!, sorted[sorted.length >> 1]!];
  return { best, median: Math.round((lower + upper) / 2) };
}
