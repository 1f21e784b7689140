import { passesOf } from './building-deal.ts';
import type { BuildingPlan } from './building-plan.ts';
import { dealColumnsAgain, turnColumnsOver } from './building-again.ts';
import { homeOf, homeOfAce } from './building-sorting.ts';
import { NO_BASE, type Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { STEP } from './step.ts';

/** Why the stock cannot be tapped, or undefined when it can. */
export function stockRefusal(plan: BuildingPlan, position: Position): Refusal | undefined {
  const { stock } = plan.rules;
  if (!stock) return 'no such pile';
  if (plan.choice && !plan.choice.stockOpen && position.base === NO_BASE) return 'base not chosen';
  const left = position.lengths[plan.stock]!;
  switch (stock.deals) {
    case 'to the waste': {
      const waste = position.lengths[plan.waste]!;
      if (left === 0) return waste > 0 && position.pass < passesOf(plan.rules) ? undefined : 'stock is empty';
      return stock.tap === 'while the waste is empty' && waste > 0 ? 'waste not empty' : undefined;
    }
    case 'a card to each column':
      if (left === 0) return mayGatherColumns(plan, position) ? undefined : 'stock is empty';
      return stock.tap === 'while no column is empty' && hasEmptyColumn(plan, position)
        ? 'empty column'
        : undefined;
    case 'a card to each reserve pile':
      return left === 0 ? 'stock is empty' : undefined;
    case 'into emptied columns by itself':
      return left === 0 ? 'stock is empty' : 'gives nothing';
    case 'the columns again':
      return position.pass < passesOf(plan.rules) ? undefined : 'stock is empty';
  }
}

/** Plays a tap on the stock that is not refused. */
export function tapStock(plan: BuildingPlan, position: Position): void {
  const { stock } = plan.rules;
  switch (stock?.deals) {
    case 'to the waste':
      if (position.lengths[plan.stock] === 0) {
        position.flipOver(STEP.redeal, plan.waste, plan.stock, position.lengths[plan.waste]!);
        return position.nextPass();
      }
      if (stock.fills !== undefined && fillUp(plan, position, stock.fills)) return;
      drawCards(plan, position, drawnAtOnce(stock.draw, position.pass));
      return stock.sorted === undefined ? undefined : sortWaste(plan, position);
    case 'a card to each column': {
      if (position.lengths[plan.stock] === 0) {
        if (stock.again) return dealOneAgain(plan, position);
        turnColumnsOver(plan, position);
        position.nextPass();
      }
      const { first, end } = plan.columns;
      const short = stock.lastRow !== undefined && position.lengths[plan.stock]! < end - first;
      return dealRow(plan, position, short ? first + 1 : first, end, stock);
    }
    case 'a card to each reserve pile':
      return dealRow(plan, position, plan.reserves.first, plan.reserves.end, {});
    case 'the columns again':
      return dealColumnsAgain(plan, position, stock.how);
    default:
      throw new Error('this game has no stock to tap');
  }
}

/** Turns up to `count` stock cards onto the waste. */
export function drawCards(plan: BuildingPlan, position: Position, count: number): void {
  position.flipOver(STEP.draw, plan.stock, plan.waste, Math.min(count, position.lengths[plan.stock]!));
}

/** Deals rows to the columns that hold fewer cards than `height`; false when none does. */
function fillUp(plan: BuildingPlan, position: Position, height: number): boolean {
  const { first, end } = plan.columns;
  const before = position.lengths[plan.stock]!;
  for (let row = 0; row < height; row++) {
    for (let pile = first; pile < end && position.lengths[plan.stock]! > 0; pile++) {
      if (position.lengths[pile]! < height) position.flipOver(STEP.deal, plan.stock, pile, 1);
    }
  }
  return position.lengths[plan.stock] !== before;
}

/** Turns over the column whose turn it is, and deals its cards from there on, going around. */
function dealOneAgain(plan: BuildingPlan, position: Position): void {
  const { first, end } = plan.columns;
  let pile = end - position.pass;
  const cards = position.lengths[pile]!;
  if (cards > 0) position.flipOver(STEP.redeal, pile, plan.stock, cards);
  position.nextPass();
  for (; position.lengths[plan.stock]! > 0; pile = pile + 1 < end ? pile + 1 : first)
    position.flipOver(STEP.deal, plan.stock, pile, 1);
}

/** Cards that one tap turns in a pass. */
export function drawnAtOnce(draw: number | readonly number[], pass: number): number {
  return typeof draw === 'number' ? draw : (draw[pass - 1] ?? draw.at(-1)!);
}

function dealRow(
  plan: BuildingPlan,
  position: Position,
  first: number,
  end: number,
  { sorted, skips }: { readonly sorted?: string; readonly skips?: string },
): void {
  const [sortsAces, skipsEmpty] = [sorted !== undefined, skips !== undefined];
  for (let pile = first; pile < end && position.lengths[plan.stock]! > 0; pile++) {
    if (skipsEmpty && position.lengths[pile] === 0) continue;
    if (sortsAces) sortAces(plan, position);
    if (position.lengths[plan.stock]! > 0) position.flipOver(STEP.deal, plan.stock, pile, 1);
  }
}

/** Aces that lie on top of the stock go to the foundations. */
function sortAces(plan: BuildingPlan, position: Position): void {
  while (position.lengths[plan.stock]! > 0) {
    const home = homeOfAce(plan, position, position.topFace(plan.stock));
    if (home < 0) return;
    position.flipOver(STEP.deal, plan.stock, home, 1);
  }
}

/** The waste's top card goes to a foundation that takes it. */
function sortWaste(plan: BuildingPlan, position: Position): void {
  const home = homeOf(plan, position, position.topFace(plan.waste));
  if (home >= 0) position.carry(STEP.carry, plan.waste, home, 1);
}

/** Whether another pass is left, and a card in the columns to begin it with. */
function mayGatherColumns(plan: BuildingPlan, position: Position): boolean {
  if (position.pass >= passesOf(plan.rules)) return false;
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) {
    if (position.lengths[pile]! > 0) return true;
  }
  return false;
}

function hasEmptyColumn(plan: BuildingPlan, position: Position): boolean {
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) {
    if (position.lengths[pile] === 0) return true;
  }
  return false;
}
