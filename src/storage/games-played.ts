import { isDealEntry } from '../session/entries.ts';
import type { GameKey } from '../session/game-key.ts';
import type { Reader } from './reader.ts';

/** When each game was played last, in milliseconds since 1970, the one played last first: as a deal or a result tells. */
export async function gamesPlayed(reader: Reader): Promise<ReadonlyMap<GameKey, number>> {
  const [deals, results] = await Promise.all([reader.all('deals'), reader.keys('results')]);
  const played = new Map<GameKey, number>();
  const note = (game: unknown, when: unknown): void => {
    if (typeof game !== 'string' || typeof when !== 'number') return;
    played.set(game, Math.max(when, played.get(game) ?? 0));
  };
  for (const entry of deals.values()) if (isDealEntry(entry)) note(entry.game, entry.played);
  for (const key of results) if (Array.isArray(key)) note(key[0], key[2]);
  return new Map([...played].toSorted(([, one], [, other]) => other - one));
}
