import type { DealNumberFault } from '../cards/deal-number.ts';
import type { Refusal } from '../engine/refusal.ts';
import { wordKey } from './key.ts';
import type { Words } from './words.ts';

/** A reason from the engine, or one of the table itself. */
export type RefusalReason = Refusal | 'not-ready' | 'readonly' | 'cancelled' | 'nowhere' | 'on-purpose';

/** Why a move is refused, as a sentence for the player. */
export function refusalSentence(words: Words, reason: RefusalReason): string {
  return words.format(`refused-${wordKey(reason)}`);
}

/** Why a text is no deal of a game, though it might be one of another: it names cards, but not all of them. */
export const CARDS_MISSING = 'cards missing';

/** What is wrong with a deal number that was typed, as a sentence for the player. */
export function dealNumberSentence(words: Words, fault: DealNumberFault | typeof CARDS_MISSING): string {
  return words.format(`deal-number-${wordKey(fault)}`);
}
