import { parseRules } from '../rules/parse.ts';
import { playableByRules, type Playable } from './playable.ts';

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
