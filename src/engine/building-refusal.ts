import {
  BuildingTops,
  comesTooEarly,
  givesNow,
  isFrozen,
  isOpen,
  isShort,
  isShut,
  onlyBaseFills,
  reserveLasts,
} from './building-tops.ts';
import type { BuildingPlan } from './building-plan.ts';
import { stockRefusal } from './building-stock.ts';
import { COMPLETE } from './complete-run.ts';
import { areFinished } from './building-won.ts';
import { startIsTaken } from './foundation-start.ts';
import { DOWN, ID } from './keys.ts';
import { countOf, fromOf, toOf, type Move } from './move.ts';
import { KIND } from './pile.ts';
import { NO_BASE, type Position } from './position.ts';
import type { Refusal } from './refusal.ts';

/** Explains why a move of a building game, which is not in the list of moves, is not allowed. */
export function explainBuilding(plan: BuildingPlan, position: Position, move: Move): Refusal {
  const [from, to, count] = [fromOf(move), toOf(move), countOf(move)];
  if (count === 0)
    return from === to && from === plan.stock
      ? (stockRefusal(plan, position) ?? 'takes nothing')
      : 'no such pile';
  return explainLift(plan, position, from, count) ?? landRefusal(plan, position, from, to, count);
}

/** Explains why the top `count` cards of a pile cannot be lifted together; undefined when they can. */
export function explainLift(
  plan: BuildingPlan,
  position: Position,
  from: number,
  count: number,
): Refusal | undefined {
  const kind = plan.kinds[from];
  if (kind === undefined) return 'no such pile';
  const length = position.lengths[from]!;
  if (length === 0) return 'empty pile';
  if (count > length) return 'too few cards';
  if (kind === KIND.stock) return 'gives nothing';
  if (kind === KIND.reserve && !isOpen(plan, position, plan.rules.reserve)) return 'not yet';
  if (kind === KIND.cell && !isOpen(plan, position, plan.rules.cells)) return 'not yet';
  if (kind === KIND.foundation) {
    const group = plan.rules.foundations[plan.groupOf[from]!]!;
    const keeps = group.takes === 'single cards' ? (group.keeps ?? 0) : 0;
    if (group.gives === 'nothing' || length <= keeps) return 'gives nothing';
    if (!givesNow(plan, position, group.gives)) return 'not yet';
  }
  if (kind === KIND.column && areFinished(plan, position, from)) return 'gives nothing';
  if (position.slots[from * position.stride + length - count]! >= DOWN) return 'face down';
  if (count === 1) return undefined;
  const runsLeave =
    (kind === KIND.column && plan.rules.columns?.moves.lift !== 'one card') ||
    (kind === KIND.cell && plan.rules.cells?.takes.kind === 'a run');
  const toFoundation = kind === KIND.column && count === COMPLETE;
  if (!runsLeave && !toFoundation) return 'only the top card';
  return count > position.topRun(from) && !toFoundation ? 'not a run' : undefined;
}

function landRefusal(
  plan: BuildingPlan,
  position: Position,
  from: number,
  to: number,
  count: number,
): Refusal {
  const kind = plan.kinds[to];
  if (kind === undefined) return 'no such pile';
  if (from === to) return 'same pile';
  if (kind === KIND.stock || kind === KIND.waste || kind === KIND.reserve) return 'takes nothing';
  if (kind === KIND.foundation) {
    const refused = foundationRefusal(plan, position, from, to, count);
    if (refused) return refused;
  }
  if (kind === KIND.cell && !isOpen(plan, position, plan.rules.cells)) return 'not yet';
  if (kind !== KIND.foundation && plan.kinds[from] === KIND.column && isFrozen(plan, position, from))
    return 'not yet';
  if (kind === KIND.column && (isFrozen(plan, position, to) || isShort(plan, position, to))) return 'not yet';
  if (plan.choice && position.base === NO_BASE) return 'base not chosen';
  if (
    kind === KIND.column &&
    plan.kinds[from] === KIND.reserve &&
    plan.rules.reserve?.to === 'foundations only'
  ) {
    return 'not from there';
  }
  return fitRefusal(plan, position, from, to, count);
}

function foundationRefusal(
  plan: BuildingPlan,
  position: Position,
  from: number,
  to: number,
  count: number,
): Refusal | undefined {
  const group = plan.rules.foundations[plan.groupOf[to]!]!;
  if (group.takes === 'four of a rank') return 'only a complete run';
  if (group.takes === 'complete runs') {
    return position.lengths[to]! > 0 ? 'pile is full' : 'only a complete run';
  }
  if (isShut(plan, position, to) || comesTooEarly(plan, position, from, to)) return 'not yet';
  if (count > 1) return 'one card at a time';
  if (plan.kinds[from] !== KIND.foundation) return undefined;
  const source = plan.rules.foundations[plan.groupOf[from]!]!;
  return source.gives === 'nothing' ? 'gives nothing' : undefined;
}

function fitRefusal(
  plan: BuildingPlan,
  position: Position,
  from: number,
  to: number,
  count: number,
): Refusal {
  const { holds, from: sources, fromWhenEmpty } = plan.landings[to]!;
  const length = position.lengths[to]!;
  const source = 1 << plan.kinds[from]!;
  const empty = length === 0;
  const card = position.slots[from * position.stride + position.lengths[from]! - count]! & ID;
  const tops = new BuildingTops(plan);
  tops.readPile(position, to);
  if (plan.kinds[to] === KIND.cell && (!empty || count > 1)) {
    const takes = plan.rules.cells?.takes;
    if (takes && !('holds' in takes)) return empty ? 'one card at a time' : 'pile is full';
  }
  if (length + count > holds) return 'pile is full';
  if (((empty ? fromWhenEmpty : sources) & source) === 0) {
    return empty && fromWhenEmpty === 0
      ? 'not on an empty place'
      : sources === 0
        ? 'takes nothing'
        : 'not from there';
  }
  const fits = plan.tables[tops.rows[to]! + position.faces[card]!] === 1;
  if (!fits) return empty ? 'not on an empty place' : 'does not fit';
  if (empty && startIsTaken(plan, position, to, position.faces[card]!, from)) return 'not on an empty place';
  if (empty && reserveLasts(plan, position) && plan.kinds[from] === KIND.waste) return 'not from there';
  if (empty && position.faces[card]! % 13 !== position.base && onlyBaseFills(plan, position))
    return 'not yet';
  return partRefusal(plan, empty);
}

function partRefusal(plan: BuildingPlan, empty: boolean): Refusal {
  const { columns } = plan.rules;
  if (empty && columns?.empty.takes.kind === 'one card at a time') return 'one card at a time';
  const lift = columns?.moves.lift;
  const spared = lift === 'a run, as free places allow' || lift === 'a run, part by part';
  return spared ? 'too few free places' : 'not this part';
}
