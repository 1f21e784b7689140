import { makeOnEngine, makeOnObjects, playOnEngine, playOnObjects, type Counted } from './bench-engine.ts';

const ROUNDS = 7;

/** The figures of two ways of doing the same thing, in turn, so that a machine that slows down slows both. */
function compare(title: string, unit: string, ours: () => Counted, baseline: () => Counted): void {
  ours();
  baseline();
  const ratios: number[] = [];
  const [fast, slow]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = [ours(), baseline()];
    if (a.count !== b.count)
      throw new Error(`${title}: ${a.count} and ${b.count} ${unit}, not the same games`);
    fast.push(a.count / a.ms);
    slow.push(b.count / b.ms);
    ratios.push(b.ms / a.ms);
  }
  const rate = (values: readonly number[]): string => `${(median(values) / 1000).toFixed(2)} M ${unit}/s`;
  console.log(`${title}: ${rate(fast)}, plain objects ${rate(slow)}, ratio ${median(ratios).toFixed(1)}`);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

compare(
  'legal moves and random play of Klondike',
  'positions',
  () => playOnEngine(1000),
  () => playOnObjects(1000),
);
compare(
  'make and unmake in Klondike',
  'moves',
  () => makeOnEngine(30),
  () => makeOnObjects(30),
);
