import type { Face } from '../cards/card.ts';
import { suitOf } from '../cards/card.ts';
import type { BuildingPlan } from './building-plan.ts';
import type { Foundations } from '../rules/game-rules.ts';
import { ID } from './keys.ts';
import type { Position } from './position.ts';

/**
 * Whether an empty foundation refuses `face` because another pile of its group or of one that begins with the same rank,
 * `from` apart, has begun with the same suit. Always false for groups without that rule.
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
    if (position.lengths[pile] === 0 || pile === from) continue;
    if (!beginsAlike(group, plan.rules.foundations[plan.groupOf[pile]!]!)) continue;
    const bottom = position.faces[position.slots[pile * position.stride]! & ID]!;
    if (suitOf(bottom) === suitOf(face)) return true;
  }
  return false;
}

function beginsAlike(group: Extract<Foundations, { takes: 'single cards' }>, other: Foundations): boolean {
  if (group === other) return true;
  if (other.takes !== 'single cards' || group.base.kind !== 'rank') return false;
  return other.base.kind === 'rank' && other.base.rank === group.base.rank;
}
