import type { Stock } from '../rules/game-rules.ts';
import type { BuildingPlan } from './building-plan.ts';
import { facesDealt } from './dealt.ts';
import { fillOrder } from './fill-order.ts';
import type { Position } from './position.ts';
import { STEP } from './step.ts';

type How = Extract<Stock, { deals: 'the columns again' }>['how'];

/** Gathers the columns and deals them again, in one of the ways that rules know. The next pass begins. */
export function dealColumnsAgain(plan: BuildingPlan, position: Position, how: How): void {
  switch (how.kind) {
    case 'order kept':
      dealPackets(plan, position, how.packets);
      break;
    case 'shuffled':
      gatherFromTheLeft(plan, position);
      position.shuffle(plan.stock);
      dealFans(plan, position, how.columnsOf);
      break;
    case 'shuffled, laid as at the start':
      turnColumnsOver(plan, position, true);
      position.shuffle(plan.stock);
      dealAsAtTheStart(plan, position);
      break;
    case 'turned over, row by row':
      dealTurnedOver(plan, position);
      break;
    case 'order kept, row by row':
      gatherFromTheLeft(plan, position);
      dealRows(plan, position);
      break;
    case 'bottom cards to the top':
      turnColumnsRound(plan, position);
  }
  position.nextPass();
}

/**
 * The last column goes to the bottom, and packets are taken off the top with their order kept. Cards that came back from
 * the foundations may be too much for all columns: the last one takes what is left.
 */
function dealPackets(plan: BuildingPlan, position: Position, packet: number): void {
  const { first, end } = plan.columns;
  for (let pile = end - 1; pile >= first; pile--) gather(plan, position, pile);
  for (let pile = first; position.lengths[plan.stock]! > 0; pile++) {
    const left = position.lengths[plan.stock]!;
    position.carry(STEP.layOut, plan.stock, pile, pile === end - 1 ? left : Math.min(packet, left));
  }
}

/** The last column that is dealt may be short, and joins in the last rounds. */
function dealFans(plan: BuildingPlan, position: Position, height: number): void {
  const { first } = plan.columns;
  const cards = position.lengths[plan.stock]!;
  for (let round = 0; round < height; round++) {
    for (let column = 0; column * height < cards; column++) {
      const size = Math.min(height, cards - column * height);
      if (size >= height - round) position.carry(STEP.layOut, plan.stock, first + column, 1);
    }
  }
}

/** In the order and with the faces of the first deal, until the cards run out. */
function dealAsAtTheStart(plan: BuildingPlan, position: Position): void {
  const { columns, deal } = plan.rules;
  if (!columns) return;
  const { first, end } = plan.columns;
  const faces = Array.from({ length: end - first }, (_, column) => facesDealt(columns.dealt, column));
  for (const column of fillOrder(faces, deal.columns)) {
    const pile = first + column;
    if (position.lengths[plan.stock] === 0) return;
    position.carry(STEP.layOut, plan.stock, pile, 1);
    const faceUp = faces[column]![position.lengths[pile]! - 1] === 'u';
    if (position.topIsUp(pile) !== faceUp) position.turn(pile);
  }
}

function dealRows(plan: BuildingPlan, position: Position): void {
  const { first, end } = plan.columns;
  for (let pile = first; position.lengths[plan.stock]! > 0; pile = pile + 1 < end ? pile + 1 : first) {
    position.carry(STEP.layOut, plan.stock, pile, 1);
  }
}

/** Turning the columns over one by one from the left puts the last column's lowest card on top. */
function dealTurnedOver(plan: BuildingPlan, position: Position): void {
  const { first, end } = plan.columns;
  turnColumnsOver(plan, position, true);
  for (let pile = first; position.lengths[plan.stock]! > 0; pile = pile + 1 < end ? pile + 1 : first) {
    position.flipOver(STEP.deal, plan.stock, pile, 1);
  }
}

function turnColumnsRound(plan: BuildingPlan, position: Position): void {
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) {
    const rest = position.lengths[pile]! - 1;
    if (rest < 1) continue;
    gather(plan, position, pile);
    position.carry(STEP.layOut, plan.stock, pile, rest);
    position.carry(STEP.layOut, plan.stock, pile, 1);
  }
}

/** The first column goes to the bottom. */
function gatherFromTheLeft(plan: BuildingPlan, position: Position): void {
  for (let pile = plan.columns.first; pile < plan.columns.end; pile++) gather(plan, position, pile);
}

/** Column by column, each card by card from its top, which goes to the bottom: from the right unless told otherwise. */
export function turnColumnsOver(plan: BuildingPlan, position: Position, fromTheLeft = false): void {
  const { first, end } = plan.columns;
  for (let i = first; i < end; i++) {
    const pile = fromTheLeft ? i : first + end - 1 - i;
    const cards = position.lengths[pile]!;
    if (cards > 0) position.flipOver(STEP.redeal, pile, plan.stock, cards);
  }
}

function gather(plan: BuildingPlan, position: Position, pile: number): void {
  if (position.lengths[pile]! > 0) position.carry(STEP.gather, pile, plan.stock, position.lengths[pile]!);
}
