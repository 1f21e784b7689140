import type { Face } from '../cards/card.ts';

/** Which face may lie on which. */
export interface Stacking {
  /** `takes[top * 52 + face]` is 1 when `face` may lie on `top`. */
  readonly takes: Uint8Array;
  /** For each top a bit for each face that it takes: faces 0 to 25, and 26 to 51. */
  readonly low: Int32Array;
  readonly high: Int32Array;
}

/** Games share most of their ways to stack, and the piles of one game nearly all. */
const known = new Map<string, Stacking>();

/**
 * The stacking by a rule, made once for each rule that is asked for.
 *
 * @param rule plain data that says everything which `fits` goes by
 * @param fits whether `face` may lie on `top`
 */
export function stackingOf(rule: unknown, fits: (top: Face, face: Face) => boolean): Stacking {
  const key = JSON.stringify(rule);
  const before = known.get(key);
  if (before) return before;
  const takes = new Uint8Array(52 * 52);
  const [low, high] = [new Int32Array(52), new Int32Array(52)];
  for (let top = 0; top < 52; top++) {
    for (let face = 0; face < 52; face++) {
      if (!fits(top, face)) continue;
      takes[top * 52 + face] = 1;
      if (face < 26) low[top]! |= 1 << face;
      else high[top]! |= 1 << (face - 26);
    }
  }
  const stacking = { takes, low, high };
  known.set(key, stacking);
  return stacking;
}

/** Nothing lies on anything. */
export const NOTHING_STACKS = stackingOf('nothing', () => false);
