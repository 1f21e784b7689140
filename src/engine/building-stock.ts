import { passesOf } from './building-deal.ts';
import type { BuildingPlan } from './building-plan.ts';
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
      if (left === 0) return 'stock is empty';
      return stock.tap === 'while no column is empty' && hasEmptyColumn(plan, position)
        ? 'empty column'
        : undefined;
    case 'a card to each reserve pile':
      return left === 0 ? 'stock is empty' : undefined;
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
      return drawCards(plan, position, drawnAtOnce(stock.draw, position.pass));
    case 'a card to each column':
      return dealRow(plan, position, plan.columns.first, plan.columns.end);
    case 'a card to each reserve pile':
      return dealRow(plan, position, plan.reserves.first, plan.reserves.end);
    case 'the columns again':
      return stock.how.kind === 'shuffled'
        ? dealShuffledColumns(plan, position, stock.how.columnsOf)
        : dealPackets(plan, position, stock.how.packets);
    case undefined:
      throw new Error('this game has no stock');
  }
}

/** Turns up to `count` stock cards onto the waste. */
export function drawCards(plan: BuildingPlan, position: Position, count: number): void {
  position.flipOver(STEP.draw, plan.stock, plan.waste, Math.min(count, position.lengths[plan.stock]!));
}

/** Cards that one tap turns in a pass. */
export function drawnAtOnce(draw: number | readonly number[], pass: number): number {
  return typeof draw === 'number' ? draw : (draw[pass - 1] ?? draw.at(-1)!);
}

function dealRow(plan: BuildingPlan, position: Position, first: number, end: number): void {
  for (let pile = first; pile < end && position.lengths[plan.stock]! > 0; pile++) {
    position.flipOver(STEP.deal, plan.stock, pile, 1);
  }
}

/** The last column goes to the bottom, and packets are taken off the top with their order kept. */
function dealPackets(plan: BuildingPlan, position: Position, packet: number): void {
  const { first, end } = plan.columns;
  for (let pile = end - 1; pile >= first; pile--) gather(plan, position, pile);
  for (let pile = first; pile < end && position.lengths[plan.stock]! > 0; pile++) {
    position.carry(STEP.layOut, plan.stock, pile, Math.min(packet, position.lengths[plan.stock]!));
  }
  position.nextPass();
}

/** The first column goes to the bottom; the last column that is dealt may be short, and joins in the last rounds. */
function dealShuffledColumns(plan: BuildingPlan, position: Position, height: number): void {
  const { first, end } = plan.columns;
  for (let pile = first; pile < end; pile++) gather(plan, position, pile);
  position.shuffle(plan.stock);
  const cards = position.lengths[plan.stock]!;
  for (let round = 0; round < height; round++) {
    for (let column = 0; column * height < cards; column++) {
      const size = Math.min(height, cards - column * height);
      if (size >= height - round) position.carry(STEP.layOut, plan.stock, first + column, 1);
    }
  }
  position.nextPass();
}

function gather(plan: BuildingPlan, position: Position, pile: number): void {
  if (position.lengths[pile]! > 0) position.carry(STEP.gather, pile, plan.stock, position.lengths[pile]!);
}

function hasEmptyColumn(plan: BuildingPlan, position: Position): boolean {
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) {
    if (position.lengths[pile] === 0) return true;
  }
  return false;
}
