import { rankOf } from '../cards/card.ts';
import type { BuildingPlan } from './building-plan.ts';
import { COMPLETE, FOUR } from './complete-run.ts';
import { DOWN } from './keys.ts';
import { followsInColumn, suitsRelate } from './landing.ts';
import { NO_BASE, type Position } from './position.ts';

/** Whether the top cards of a column are four of a rank that stay there, since that is what wins. */
export function areFinished(plan: BuildingPlan, position: Position, column: number): boolean {
  return plan.rules.won === 'with four of a rank on each column' && position.topRun(column) === FOUR;
}

/** Whether all cards lie on the columns, each column that has any holding one finished run of thirteen, or four of a rank. */
export function wonOnColumns(plan: BuildingPlan, position: Position): boolean {
  let cards = 0;
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) {
    const length = position.lengths[pile]!;
    if (length === 0) continue;
    if (plan.rules.won === 'with four of a rank on each column') {
      if (length !== FOUR || !areFinished(plan, position, pile)) return false;
      cards += length;
      continue;
    }
    if (length !== COMPLETE || !isRun(plan, position, pile)) return false;
    cards += length;
  }
  return cards === plan.deck.size;
}

function isRun(plan: BuildingPlan, position: Position, pile: number): boolean {
  const build = plan.rules.columns?.build;
  const start = pile * position.stride;
  for (let at = start + 1; at < start + COMPLETE; at++) {
    const [under, over] = [position.slots[at - 1]!, position.slots[at]!];
    if (under >= DOWN || over >= DOWN) return false;
    const [below, above] = [position.faces[under]!, position.faces[over]!];
    if (build?.on === 'the next rank') {
      if (!followsInColumn(build, below, above, NO_BASE)) return false;
    } else if (rankOf(above) + 1 !== rankOf(below) || !suitsRelate('same suit', below, above)) {
      return false;
    }
  }
  return true;
}
