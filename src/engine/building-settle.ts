import { drawCards, drawnAtOnce } from './building-stock.ts';
import type { BuildingPlan } from './building-plan.ts';
import { DOWN } from './keys.ts';
import { KIND } from './pile.ts';
import type { Position } from './position.ts';
import { STEP } from './step.ts';

/**
 * Does what follows by itself from cards leaving a pile: the card below turns up, an emptied place is filled. The card
 * that fixes the base rank opens the game: from then on `every` empty column is filled.
 */
export function settle(plan: BuildingPlan, position: Position, from: number, every: boolean): void {
  if (plan.kinds[from] !== KIND.reserve || reserveTurns(plan, position, from)) turnTop(position, from);
  if (every) refillColumns(plan, position);
  else if (plan.kinds[from] === KIND.column && position.lengths[from] === 0)
    refillColumn(plan, position, from);
  if (plan.kinds[from] === KIND.reserve && position.lengths[from] === 0) refillReserve(plan, position, from);
  const { stock } = plan.rules;
  if (
    stock?.deals === 'to the waste' &&
    stock.waste === 'never empty' &&
    position.lengths[plan.waste] === 0
  ) {
    drawCards(plan, position, 1);
  }
}

function turnTop(position: Position, pile: number): void {
  const length = position.lengths[pile]!;
  if (length > 0 && position.slots[pile * position.stride + length - 1]! >= DOWN) position.turn(pile);
}

function refillColumns(plan: BuildingPlan, position: Position): void {
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) {
    if (position.lengths[pile] === 0) refillColumn(plan, position, pile);
  }
}

function refillColumn(plan: BuildingPlan, position: Position, column: number): void {
  switch (plan.rules.columns?.empty.refill) {
    case undefined:
      return;
    case 'from the reserve':
      refillFromReserve(plan, position, column);
      return;
    case 'from the reserve, then the waste':
      if (!refillFromReserve(plan, position, column)) refillFromWaste(plan, position, column);
      return;
    case 'from the reserve, then the stock':
      if (!refillFromReserve(plan, position, column)) refillFromStock(plan, position, column);
      return;
    case 'from the waste':
      refillFromWaste(plan, position, column);
      return;
    case 'from the stock':
      refillFromStock(plan, position, column);
      return;
    case 'with three cards of the stock':
      refillWithThree(plan, position, column, false);
      return;
    case 'with three cards of the stock, the first face down':
      refillWithThree(plan, position, column, true);
      return;
    case 'from the waste, then the stock':
      if (!refillFromWaste(plan, position, column)) refillFromStock(plan, position, column);
  }
}

function refillWithThree(plan: BuildingPlan, position: Position, column: number, down: boolean): void {
  const left = plan.stock < 0 ? 0 : Math.min(3, position.lengths[plan.stock]!);
  if (down && left > 1) position.carry(STEP.layOut, plan.stock, column, 1);
  const open = left - position.lengths[column]!;
  if (open > 0) position.flipOver(STEP.deal, plan.stock, column, open);
}

function refillReserve(plan: BuildingPlan, position: Position, reserve: number): void {
  if (plan.rules.reserve?.refill === undefined) return;
  if (!refillFromWaste(plan, position, reserve)) refillFromStock(plan, position, reserve);
}

/** Of several reserve piles the longest gives the card. */
function refillFromReserve(plan: BuildingPlan, position: Position, column: number): boolean {
  let longest = -1;
  for (let pile = plan.reserves.first; pile < plan.reserves.end; pile++) {
    const longer = longest < 0 || position.lengths[pile]! > position.lengths[longest]!;
    if (position.lengths[pile]! > 0 && longer) longest = pile;
  }
  if (longest < 0) return false;
  position.carry(STEP.refill, longest, column, 1);
  turnTop(position, column);
  if (reserveTurns(plan, position, longest)) turnTop(position, longest);
  return true;
}

function reserveTurns(plan: BuildingPlan, position: Position, reserve: number): boolean {
  return plan.rules.reserve?.turns === undefined || position.lengths[reserve] === 1;
}

function refillFromWaste(plan: BuildingPlan, position: Position, pile: number): boolean {
  if (plan.waste < 0 || position.lengths[plan.waste] === 0) return false;
  position.carry(STEP.refill, plan.waste, pile, 1);
  return true;
}

/** Where a tap turns several cards, they are turned onto the waste as by a tap, and the top one goes on. */
function refillFromStock(plan: BuildingPlan, position: Position, pile: number): void {
  if (plan.stock < 0 || position.lengths[plan.stock] === 0) return;
  const { stock } = plan.rules;
  const drawn = stock?.deals === 'to the waste' ? drawnAtOnce(stock.draw, position.pass) : 1;
  if (drawn === 1) return position.flipOver(STEP.deal, plan.stock, pile, 1);
  drawCards(plan, position, drawn);
  refillFromWaste(plan, position, pile);
}
