import { rankOf, type Face } from '../cards/card.ts';
import type { RemovalRules } from '../rules/game-rules.ts';

/** Cards of a set. */
export const SET_SIZE = 3;

/** Whether `face` may join the cards that are being collected: their ranks can still become one set. */
export function joinsSet(
  sets: NonNullable<RemovalRules['sets']>,
  collected: readonly Face[],
  face: Face,
): boolean {
  const ranks = [...collected, face].map(rankOf);
  if (new Set(ranks).size < ranks.length) return false;
  if (sets === 'a jack, a queen and a king') return ranks.every((rank) => rank >= 10);
  // Neighbours on the circle of thirteen, without a gap between those that are there.
  return ranks.some((low) => ranks.every((rank) => (rank - low + 13) % 13 < ranks.length));
}
