import { sweepSlice } from '../tools/sweep.ts';

/** How this run plays a whole game, beside the one by taps: that takes long, so it is done in one way a run. */
export const hands: ReadonlySet<'keys' | 'drags or taps'> = new Set(
  sweepSlice(['keys', 'drags or taps', 'drags or taps'] as const, 3),
);
