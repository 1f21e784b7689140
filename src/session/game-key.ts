import type { GameRecord } from './record.ts';

/** The name under which the deals of a game are stored. */
export type GameKey = string;

/** The id of a game of the catalogue; for rules from elsewhere a name made from their fingerprint. */
export function gameKey(id: string | undefined, rulesDigest: string): GameKey {
  return id ?? `rules-${rulesDigest}`;
}

/** The game that a record belongs to. */
export function gameKeyOf({ game, rulesDigest }: GameRecord): GameKey {
  return gameKey(game, rulesDigest);
}
