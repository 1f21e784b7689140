import type { Face } from '../cards/card.ts';
import { suitOf } from '../cards/card.ts';
import type { BuildingPlan } from './building-plan.ts';
import { ID } from './keys.ts';
import type { Position } from './position.ts';

/**
 * Whether an empty foundation refuses `face` because another pile of its group, `from` apart, has begun with the same
 * suit. Always false for groups without that rule.
 */
export function startIsTaken(
  plan: BuildingPlan,
  position: Position,
  to: number,
  face: Face,
  from: number,
): boolean {
  const group = plan.rules.foundations[plan.groupOf[to] ?? -1];
  if (group?.takes !== 'single cards' || !group.onePerSuit || position.lengths[to]! > 0) return false;
  for (let pile = plan.foundations.first; pile < plan.foundations.end; pile++) {
    if (plan.groupOf[pile] !== plan.groupOf[to] || position.lengths[pile] === 0 || pile === from) continue;
    const bottom = position.faces[position.slots[pile * position.stride]! & ID]!;
    if (suitOf(bottom) === suitOf(face)) return true;
  }
  return false;
}
