import type { BuildRules } from '../rules/game-rules.ts';
import { COMPLETE } from './complete-run.ts';
import { makeDeck } from '../cards/pack.ts';

/** How many cards the foundations of a game hold when they are full. */
export function foundationsHold({ deck, foundations }: BuildRules): number {
  return foundations.reduce((sum, group) => {
    if (group.takes === 'four of a rank') return makeDeck(deck).size;
    return sum + group.count * (group.takes === 'complete runs' ? COMPLETE : group.holds);
  }, 0);
}
