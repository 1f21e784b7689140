import type { Solver } from '../solver/solver.ts';
import type { Verdict } from '../solver/verdict.ts';

/** How a thread shares its time between a search and everything else. */
export interface Pace {
  /** Milliseconds that it may be busy without a pause. */
  readonly slice: number;
  /** Lets everything else have its turn. */
  pause(): Promise<void>;
}

/** Who waits for a search, as far as the search knows. */
export interface Waiting {
  /** Ends the search when it is aborted. */
  readonly signal?: AbortSignal | undefined;
  /** Hears now and then how many positions have been looked at. */
  readonly progress?: ((states: number) => void) | undefined;
}

/** Positions between two looks at the clock. */
const STATES = 50;

/** Searches slice by slice, for at most `limit` milliseconds of computing. Gives the verdict and what it took. */
export async function searchInSlices(
  solver: Solver,
  limit: number,
  pace: Pace,
  { signal, progress }: Waiting,
): Promise<{ readonly verdict: Verdict; readonly ms: number }> {
  let ms = 0;
  let verdict: Verdict | undefined;
  while (!verdict && ms < limit && !signal?.aborted) {
    const begin = performance.now();
    do verdict = solver.step(STATES);
    while (!verdict && performance.now() - begin < pace.slice);
    ms += performance.now() - begin;
    if (verdict) break;
    progress?.(solver.states);
    await pace.pause();
  }
  return { verdict: verdict ?? solver.stop(), ms: Math.round(ms) };
}

/** The last thing that a generator gives, or gave before nobody waited any more; undefined where it gives nothing. */
export async function lastInSlices<Item>(
  all: Iterator<Item>,
  pace: Pace,
  signal: AbortSignal | undefined,
): Promise<Item | undefined> {
  let last: Item | undefined;
  let begin = performance.now();
  for (let next = all.next(); !next.done && !signal?.aborted; next = all.next()) {
    last = next.value;
    if (performance.now() - begin < pace.slice) continue;
    await pace.pause();
    begin = performance.now();
  }
  return last;
}

/**
 * A pace for this thread: a message to oneself comes after everything that was waiting, and is not held back as timers
 * are.
 */
export function paceOf(slice: number): Pace {
  const { port1, port2 } = new MessageChannel();
  return {
    slice,
    pause: () =>
      new Promise((resolve) => {
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  };
}
