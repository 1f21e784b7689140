import type { BuildRules } from '../rules/game-rules.ts';
import { COMPLETE } from './complete-run.ts';

/** How many cards the foundations of a game hold when they are full. */
export function foundationsHold({ foundations }: BuildRules): number {
  return foundations.reduce(
    (sum, group) => sum + group.count * (group.takes === 'complete runs' ? COMPLETE : group.holds),
    0,
  );
}
