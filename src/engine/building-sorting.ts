import { rankOf, type CardId, type Face } from '../cards/card.ts';
import type { BuildingPlan } from './building-plan.ts';
import { EMPTY } from './landing.ts';
import type { Position } from './position.ts';

/** The first foundation that takes a card as it comes from the deal or from the stock, or -1. */
export function homeOf(plan: BuildingPlan, position: Position, face: Face): number {
  for (let pile = plan.foundations.first; pile < plan.foundations.end; pile++) {
    const { offset, perBase, holds } = plan.landings[pile]!;
    const length = position.lengths[pile]!;
    if (length >= holds) continue;
    const top = length === 0 ? EMPTY : position.topFace(pile);
    if (plan.tables[offset + position.base * perBase + top * 52 + face] === 1) return pile;
  }
  return -1;
}

/** As {@link homeOf}, for rules by which only aces go up. */
export function homeOfAce(plan: BuildingPlan, position: Position, face: Face): number {
  return rankOf(face) === 0 ? homeOf(plan, position, face) : -1;
}

/** Deals the columns row by row, face up; after each row the open cards go to the foundations as long as any fits. */
export function dealSweptRows(
  plan: BuildingPlan,
  position: Position,
  faces: readonly string[],
  next: () => CardId | undefined,
): void {
  const columns = faces.map((): CardId[] => []);
  const rows = Math.max(0, ...faces.map((cards) => cards.length));
  for (let row = 0; row < rows; row++) {
    for (const [i, column] of columns.entries()) if (faces[i]!.length > row) column.push(next()!);
    while (columns.some((column) => sweep(plan, position, column)));
  }
  for (const [i, column] of columns.entries()) {
    for (const card of column) position.lay(plan.columns.first + i, card, true);
  }
}

/** Sends the open card of a column to a foundation; false when none takes it. */
function sweep(plan: BuildingPlan, position: Position, column: CardId[]): boolean {
  const card = column.at(-1);
  if (card === undefined) return false;
  const home = homeOf(plan, position, plan.deck.faces[card]!);
  if (home < 0) return false;
  position.lay(home, card, true);
  column.pop();
  return true;
}
