import { durationText } from '../table/duration-text.ts';
import type { Words } from '../text/words.ts';
import type { ToldResult } from './shared-address.ts';

/** How a win stands against a challenge: time in whole seconds, and moves. */
export type Standing = 'better' | 'time' | 'moves' | 'even' | 'not';

/** Compares a win with the result that an address told; time counts in the seconds that are shown. */
export function standing(own: ToldResult, told: ToldResult): Standing {
  const seconds = Math.floor(own.ms / 1000) - Math.floor(told.ms / 1000);
  const moves = own.moves - told.moves;
  if (seconds === 0 && moves === 0) return 'even';
  if (seconds <= 0 && moves <= 0) return 'better';
  if (seconds < 0) return 'time';
  return moves < 0 ? 'moves' : 'not';
}

/** What a challenge says before it is taken up. */
export function challengeText({ ms, moves }: ToldResult, words: Words): string {
  return words.format('challenge', { time: durationText(ms), moves });
}

/** What is said after a win that answers a challenge. */
export function challengeAnswered(own: ToldResult, told: ToldResult, words: Words): string {
  const facts = { time: durationText(told.ms), moves: told.moves, standing: standing(own, told) };
  return words.format('challenge-answered', facts);
}
