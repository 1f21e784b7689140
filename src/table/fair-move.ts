import type { Answer } from '../worker/question.ts';

/** Most ways in which hidden cards may lie that are looked at, and the milliseconds for each. */
const SAMPLES = 5;
export const SAMPLE_MS = 300;

/** Ways that are looked at even where it takes long. */
const FEW_SAMPLES = 2;

/** Milliseconds of computing after which few ways are enough, and after which it is given up to look for any that wins. */
const [SOON, LATE] = [250, 900];

/** A move that may be good, and how far it was tried. */
export interface FairMove {
  /** As it is written; undefined where there is none. */
  readonly move: string | undefined;
  /** Ways in which the hidden cards may lie that were looked at. */
  readonly samples: number;
  /** In how many of them a line that wins begins with the move. */
  readonly wins: number;
}

/**
 * The move that most lines begin with, each found for other cards in the places that nobody has looked at. Few ways are
 * enough where they took long, whenever that was: whoever asks again gets the same at once. Undefined when the signal ends
 * it.
 *
 * @param ask gives the answer for the cards that belong to a seed
 */
export async function fairMove(
  ask: (seed: number) => Promise<Answer>,
  signal: AbortSignal,
): Promise<FairMove | undefined> {
  let spent = 0;
  const votes = new Map<string, number>();
  let likely: string | undefined;
  let samples = 0;
  while (samples < SAMPLES && !isDecided([...votes.values()], SAMPLES - samples)) {
    const answer = await ask(samples);
    if (signal.aborted) return undefined;
    samples++;
    spent += answer.ms;
    const first = firstMove(answer);
    if (answer.verdict !== 'won') likely ??= first;
    else if (first !== undefined) votes.set(first, (votes.get(first) ?? 0) + 1);
    if (samples >= FEW_SAMPLES && spent > (votes.size > 0 ? SOON : LATE)) break;
  }
  const [best] = [...votes].sort(([, one], [, other]) => other - one);
  return { move: best?.[0] ?? likely, samples, wins: best?.[1] ?? 0 };
}

/** The move that an answer would begin with, as it is written. */
export function firstMove(answer: Answer): string | undefined {
  return answer.verdict === 'won' ? answer.line.split('.')[0] : answer.likely;
}

/** Whether no move can overtake the best one any more. */
function isDecided(votes: readonly number[], left: number): boolean {
  const [best = 0, second = 0] = [...votes].sort((one, other) => other - one);
  return best > second + left;
}
