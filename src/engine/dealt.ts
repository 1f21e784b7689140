import type { Columns } from '../rules/game-rules.ts';

/** How many piles a deal lists. */
export function pileCount(dealt: Columns['dealt']): number {
  return 'piles' in dealt ? dealt.piles : dealt.length;
}

/** The cards that pile `index` of a deal gets, `u` or `d` each, bottom card first. */
export function facesDealt(dealt: Columns['dealt'], index: number): string {
  return 'piles' in dealt ? dealt.each : dealt[index]!;
}

/** How many cards a deal lays on a set of piles. */
export function cardsDealt(dealt: Columns['dealt']): number {
  let cards = 0;
  for (let pile = 0; pile < pileCount(dealt); pile++) cards += facesDealt(dealt, pile).length;
  return cards;
}
