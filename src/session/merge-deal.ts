import type { KeptDeal } from './kept.ts';

/** A deal that was begun on two devices: the one to go on with, and the other where it holds moves of its own. */
export interface OneOfTwo {
  readonly kept: KeptDeal;
  readonly other?: KeptDeal;
}

/**
 * Decides between two games of one deal. Where one is the other played on, that is the one; where they part, it is the
 * one that was played last. It does not matter which is named first.
 */
export function furtherOn(one: KeptDeal, other: KeptDeal): OneOfTwo {
  if (isPlayedOn(one, other)) return { kept: other };
  if (isPlayedOn(other, one)) return { kept: one };
  const [kept, left] = isLater(other, one) ? [other, one] : [one, other];
  return one.record.moves === other.record.moves ? { kept } : { kept, other: left };
}

/** Whether the second game begins with all the moves of the first, and has more. */
function isPlayedOn(short: KeptDeal, long: KeptDeal): boolean {
  const [begun, moves] = [short.record.moves, long.record.moves];
  return begun === '' ? moves !== '' : moves.startsWith(`${begun}.`);
}

/** Whether a game was played later; of two that were left at the same moment one is taken, always the same. */
function isLater(one: KeptDeal, other: KeptDeal): boolean {
  if (one.played !== other.played) return one.played > other.played;
  return lastWord(one) > lastWord(other);
}

/** Tells apart what two devices may hold of one moment; their places among the results are their own affair. */
function lastWord({ record, outcome, counted, home }: KeptDeal): string {
  return JSON.stringify([outcome, counted, home, record.at, record.moves, record]);
}
