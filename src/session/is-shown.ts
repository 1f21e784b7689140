import type { GameRecord } from './record.ts';

/** Whether one of the moves done was shown to the player: a win is not the player's own then. */
export function isShown({ at, shown }: Pick<GameRecord, 'at' | 'shown'>): boolean {
  return at > (shown ?? Infinity);
}
