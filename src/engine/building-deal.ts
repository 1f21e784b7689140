import type { CardId } from '../cards/card.ts';
import { rankOf } from '../cards/card.ts';
import { arrange } from '../cards/deal-hooks.ts';
import { shuffledStock, type Deal } from '../cards/shuffle.ts';
import type { BuildRules, Cells, Columns, Reserve } from '../rules/game-rules.ts';
import type { BuildingPlan } from './building-plan.ts';
import { dealSweptRows, homeOf, homeOfAce } from './building-sorting.ts';
import { facesDealt, pileCount } from './dealt.ts';
import { fillOrder } from './fill-order.ts';
import { Position } from './position.ts';

/** Deals a game: shuffles, arranges, and lays out the areas in the order that the rules name. */
export function dealBuilding(plan: BuildingPlan, deal: Deal): Position {
  const { rules } = plan;
  const { stock: shuffled, generator } = shuffledStock(plan.deck, deal);
  const cards = arrange(shuffled, plan.deck, rules.deal.arranged ?? []);
  const position = new Position({ ...plan, passesCount: passesOf(rules) !== Infinity }, generator);
  const next = (): CardId | undefined => cards.pop();
  for (const area of rules.deal.order) dealArea(plan, position, area, next);
  if (plan.stock >= 0) for (const card of cards.splice(0)) position.lay(plan.stock, card, false);
  return position;
}

/** How often the stock may be gone through. */
export function passesOf({ columns, stock }: BuildRules): number {
  if (stock && 'again' in stock) return columns ? pileCount(columns.dealt) + 1 : 1;
  const passes = stock && 'passes' in stock ? (stock.passes ?? 1) : 1;
  return passes === 'unlimited' ? Infinity : passes;
}

function dealArea(
  plan: BuildingPlan,
  position: Position,
  area: BuildRules['deal']['order'][number],
  next: () => CardId | undefined,
): void {
  const { rules } = plan;
  switch (area) {
    case 'foundations':
      return dealFoundations(plan, position, next);
    case 'columns':
      return rules.columns && dealColumns(plan, position, rules.columns, 'columns', next);
    case 'longer columns':
      return rules.columns && dealColumns(plan, position, rules.columns, 'longer columns', next);
    case 'reserve':
      return rules.reserve && dealReserve(plan, position, rules.reserve, next);
    case 'cells':
      return rules.cells && dealCells(plan, position, rules.cells, next);
    case 'waste':
      return dealWaste(plan, position, next);
  }
}

function dealFoundations(plan: BuildingPlan, position: Position, next: () => CardId | undefined): void {
  for (let pile = plan.foundations.first; pile < plan.foundations.end; pile++) {
    const group = plan.rules.foundations[plan.groupOf[pile]!]!;
    if (group.takes !== 'single cards' || group.dealt !== 'one card each') continue;
    const card = next();
    if (card === undefined) return;
    if (group.base.kind === 'rank of the first card dealt') position.layBase(rankOf(plan.deck.faces[card]!));
    position.lay(pile, card, true);
  }
}

function dealColumns(
  plan: BuildingPlan,
  position: Position,
  columns: Columns,
  part: 'columns' | 'longer columns',
  next: () => CardId | undefined,
): void {
  const { first, end } = plan.columns;
  const all = Array.from({ length: end - first }, (_, column) => facesDealt(columns.dealt, column));
  const inParts = plan.rules.deal.order.includes('longer columns');
  const shortest = Math.min(...all.map((cards) => cards.length));
  const faces = all.map((cards) =>
    part === 'longer columns' ? cards.slice(shortest) : inParts ? cards.slice(0, shortest) : cards,
  );
  const dealt = faces.map(() => 0);
  if (plan.rules.deal.sorted === 'open cards that fit go up after each row') {
    return dealSweptRows(plan, position, faces, next);
  }
  for (const column of fillOrder(faces, plan.rules.deal.columns)) {
    layOrSort(plan, position, first + column, faces[column]![dealt[column]!++] === 'u', next);
  }
}

function dealReserve(
  plan: BuildingPlan,
  position: Position,
  reserve: Reserve,
  next: () => CardId | undefined,
): void {
  const { first, end } = plan.reserves;
  const faces = Array.from({ length: end - first }, (_, pile) => facesDealt(reserve.dealt, pile));
  const dealt = faces.map(() => 0);
  for (const pile of fillOrder(faces, plan.rules.deal.reserve ?? 'column by column')) {
    layOrSort(plan, position, first + pile, faces[pile]![dealt[pile]!++] === 'u', next);
  }
}

function dealCells(
  plan: BuildingPlan,
  position: Position,
  cells: Cells,
  next: () => CardId | undefined,
): void {
  for (let i = 0; i < cells.filled; i++) {
    for (let card = 0; card < (cells.cardsEach ?? 1); card++) {
      const dealt = next();
      if (dealt !== undefined) position.lay(plan.cells.first + i, dealt, true);
    }
  }
}

function dealWaste(plan: BuildingPlan, position: Position, next: () => CardId | undefined): void {
  const card = next();
  if (card === undefined) return;
  const { stock } = plan.rules;
  const sorts = stock?.deals === 'to the waste' && stock.sorted !== undefined;
  const home = sorts ? homeOf(plan, position, plan.deck.faces[card]!) : -1;
  position.lay(home < 0 ? plan.waste : home, card, true);
}

/** Lays the next card on a pile, unless the rules send it to a foundation; then its place may get another one. */
function layOrSort(
  plan: BuildingPlan,
  position: Position,
  pile: number,
  faceUp: boolean,
  next: () => CardId | undefined,
): void {
  const { sorted } = plan.rules.deal;
  for (;;) {
    const card = next();
    // Cards that went up may have used up the pack.
    if (card === undefined) return;
    const home = sorted === undefined ? -1 : sortedTo(plan, position, sorted, plan.deck.faces[card]!);
    if (home < 0) return position.lay(pile, card, faceUp);
    position.lay(home, card, true);
    if (sorted === 'cards that fit go up and leave a gap') return;
  }
}

function sortedTo(
  plan: BuildingPlan,
  position: Position,
  sorted: NonNullable<BuildRules['deal']['sorted']>,
  face: number,
): number {
  return sorted === 'aces go up and are replaced'
    ? homeOfAce(plan, position, face)
    : homeOf(plan, position, face);
}
