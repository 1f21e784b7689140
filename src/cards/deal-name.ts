import type { DealNumber } from './deal-number.ts';

/** The longest number, with a prefix. */
const LONGEST = 22;

/** A deal as players are told of it: its number, or the first of the cards that it is given by. */
export function dealName(deal: DealNumber): string {
  return deal.length > LONGEST ? `${deal.slice(0, 6)}…` : deal;
}
