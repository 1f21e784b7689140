import type { Position } from './position.ts';

/** A position as it is told from others in a set: cards that lie alike, in piles that are alike, have the same mark. */
export function positionMark({ low, high }: Pick<Position, 'low' | 'high'>): string {
  return `${low} ${high}`;
}
