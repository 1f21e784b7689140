import type { RemovalPlan } from './removal-plan.ts';
import type { Position } from './position.ts';
import { STEP } from './step.ts';

/** These places, where they are empty, each get the next card of the stock, one after the other. */
export function fillGaps(plan: RemovalPlan, position: Position, places: readonly number[]): void {
  for (const place of places) {
    const gap = place >= plan.first && place < plan.reserve && position.lengths[place] === 0;
    if (gap && position.lengths[plan.stock]! > 0) position.flipOver(STEP.deal, plan.stock, place, 1);
  }
}

/** Deals a card to each column; cards that are then too few for another row go to the reserve, one to a pile. */
export function dealOntoColumns(plan: RemovalPlan, position: Position): void {
  const columns = plan.reserve - plan.first;
  dealEach(plan, position, plan.first, plan.reserve);
  if (position.lengths[plan.stock]! < columns) dealEach(plan, position, plan.reserve, plan.cells);
}

function dealEach(plan: RemovalPlan, position: Position, first: number, end: number): void {
  for (let pile = first; pile < end && position.lengths[plan.stock]! > 0; pile++) {
    position.flipOver(STEP.deal, plan.stock, pile, 1);
  }
}

type Closing = 'row by row' | 'upwards in each column';

/** The places of a grid, line by line as they close up. */
function linesOf(plan: RemovalPlan, closing: Closing): number[][] {
  const places = Array.from({ length: plan.reserve - plan.first }, (_, i) => plan.first + i);
  if (closing === 'row by row') return [places];
  return Array.from({ length: plan.width }, (_, column) =>
    places.filter((place) => (place - plan.first) % plan.width === column),
  );
}

/** Whether closing up would move a card or deal one. */
export function wouldCloseUp(plan: RemovalPlan, position: Position, closing: Closing): boolean {
  return linesOf(plan, closing).some((line) => {
    const gap = line.findIndex((place) => position.lengths[place] === 0);
    if (gap < 0) return false;
    return position.lengths[plan.stock]! > 0 || line.slice(gap).some((place) => position.lengths[place]! > 0);
  });
}

/** The cards of a grid move together, and the places that are left get new ones. */
export function closeUp(plan: RemovalPlan, position: Position, closing: Closing): void {
  for (const line of linesOf(plan, closing)) {
    let free = 0;
    for (const place of line) {
      if (position.lengths[place] === 0) continue;
      if (place !== line[free]) position.carry(STEP.refill, place, line[free]!, 1);
      free++;
    }
  }
  fillGaps(plan, position, linesOf(plan, 'row by row').flat());
}
