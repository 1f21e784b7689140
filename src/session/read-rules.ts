import { compile } from '../engine/compile.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { parseRules } from '../rules/parse.ts';
import { learnMechanisms, makePlayable, type Playable } from './playable.ts';

// Rules from outside may be of any mechanism, so here all are at hand.
learnMechanisms(compile);

/**
 * Rules that come from outside, made ready for play; or what is wrong with them, each fault with its field.
 * Apart from everything else because few pages need it: the check knows every word of every rule.
 */
export function readRules(value: unknown): Playable | { readonly message: string } {
  const parsed = parseRules(value);
  if (!parsed.ok) {
    return { message: parsed.faults.map(({ field, message }) => `${field}: ${message}`).join('; ') };
  }
  try {
    const playable = playableByRules(parsed.rules);
    // Whether the pack is enough for the piles shows only in a deal.
    playable.mechanism.deal('1');
    return playable;
  } catch (error) {
    if (error instanceof RangeError) return { message: error.message };
    throw error;
  }
}

/** Rules from elsewhere, checked before by `parseRules`. Throws a RangeError when they cannot be dealt. */
export function playableByRules(rules: GameRules): Playable {
  return makePlayable(rules, compile(rules), undefined);
}
