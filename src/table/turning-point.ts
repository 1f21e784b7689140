import type { Answer } from '../worker/question.ts';
import type { Written } from './findings.ts';

/** Where a deal that is lost now could still be won. */
export type TurningPoint =
  /** After so many of its moves, and no more as far as is known. */
  | { readonly found: true; readonly after: number }
  /** Not even when it was dealt; or nobody knows; or the table has changed meanwhile. */
  | { readonly found: false; readonly why: 'never' | 'unknown' | 'cancelled' };

/**
 * Looks for the last of the positions on a player's way that could be won. What follows from a lost position is lost, so
 * half of the way that is left is settled by each answer; where nobody knows, it is looked for further back.
 *
 * @param played all moves up to the lost position
 * @param ask whether the position after the first of them can be won
 */
export async function turningPoint(
  played: Written,
  ask: (moves: Written) => Promise<Answer>,
): Promise<TurningPoint> {
  let won = -1;
  let isSure = true;
  for (let low = 0, high = played.length; low < high;) {
    const middle = (low + high) >> 1;
    const answer = await ask(played.slice(0, middle));
    if (answer.verdict === 'undecided') {
      if (answer.because === 'cancelled') return { found: false, why: 'cancelled' };
      isSure = false;
    }
    if (answer.verdict === 'won') {
      won = middle;
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (won >= 0) return { found: true, after: won };
  return { found: false, why: isSure ? 'never' : 'unknown' };
}
