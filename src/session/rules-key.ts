import type { GameKey } from './game-key.ts';

/** Whether a name is that of rules from elsewhere, as `gameKey` makes it. */
export function isRulesKey(name: GameKey): boolean {
  return /^rules-[0-9a-f]{16}$/.test(name);
}
