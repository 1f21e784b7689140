import { wilson } from './wilson.ts';

/** Bounds of the share of deals that can be won, from 0 to 1. */
export type Bounds = readonly [lower: number, upper: number];

/** What was seen when deals were solved. What is neither won nor lost was not decided. */
interface Counts {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
}

/**
 * Between which bounds the share of the deals lies that can be won: 95 % by Wilson, what is undecided counted as lost
 * for the lower one and as won for the upper.
 */
export function winnable({ deals, won, lost }: Counts): Bounds {
  return [wilson(won, deals)[0], wilson(deals - lost, deals)[1]];
}
