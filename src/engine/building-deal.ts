import type { CardId } from '../cards/card.ts';
import { rankOf } from '../cards/card.ts';
import { arrange } from '../cards/deal-hooks.ts';
import { shuffledStock, type Deal } from '../cards/shuffle.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import type { BuildingPlan } from './building-plan.ts';
import { facesDealt } from './dealt.ts';
import { fillOrder } from './fill-order.ts';
import { Position } from './position.ts';

/** Deals a game: shuffles, arranges, and lays out the areas in the order that the rules name. */
export function dealBuilding(plan: BuildingPlan, deal: Deal): Position {
  const { rules } = plan;
  const { stock: shuffled, generator } = shuffledStock(plan.deck, deal);
  const cards = arrange(shuffled, plan.deck, rules.deal.arranged ?? []);
  const position = new Position({ ...plan, passesCount: passesOf(rules) !== Infinity }, generator);
  const next = (): CardId => {
    const card = cards.pop();
    if (card === undefined) throw new RangeError('deal: the rules deal more cards than the deck holds');
    return card;
  };
  for (const area of rules.deal.order) dealArea(plan, position, area, next);
  if (plan.stock >= 0) for (const card of cards.splice(0)) position.lay(plan.stock, card, false);
  if (cards.length > 0)
    throw new RangeError(`deal: ${cards.length} cards are left over, and there is no stock`);
  return position;
}

/** How often the stock may be gone through. */
export function passesOf({ stock }: BuildRules): number {
  if (stock?.deals !== 'to the waste' && stock?.deals !== 'the columns again') return 1;
  return stock.passes === 'unlimited' ? Infinity : stock.passes;
}

function dealArea(
  plan: BuildingPlan,
  position: Position,
  area: BuildRules['deal']['order'][number],
  next: () => CardId,
): void {
  const { rules } = plan;
  switch (area) {
    case 'foundations':
      return dealFoundations(plan, position, next);
    case 'columns':
      if (rules.columns) dealColumns(plan, position, rules.columns, next);
      return;
    case 'reserve':
      if (!rules.reserve) return;
      for (let pile = plan.reserves.first; pile < plan.reserves.end; pile++) {
        for (const face of facesDealt(rules.reserve.dealt, pile - plan.reserves.first)) {
          position.lay(pile, next(), face === 'u');
        }
      }
      return;
    case 'cells':
      for (let i = 0; i < (rules.cells?.filled ?? 0); i++) position.lay(plan.cells.first + i, next(), true);
  }
}

function dealFoundations(plan: BuildingPlan, position: Position, next: () => CardId): void {
  for (let pile = plan.foundations.first; pile < plan.foundations.end; pile++) {
    const group = plan.rules.foundations[plan.groupOf[pile]!]!;
    if (group.takes !== 'single cards' || group.dealt !== 'one card each') continue;
    const card = next();
    if (group.base.kind === 'rank of the first card dealt') position.layBase(rankOf(plan.deck.faces[card]!));
    position.lay(pile, card, true);
  }
}

function dealColumns(
  plan: BuildingPlan,
  position: Position,
  columns: NonNullable<BuildRules['columns']>,
  next: () => CardId,
): void {
  const { first, end } = plan.columns;
  const faces = Array.from({ length: end - first }, (_, column) => facesDealt(columns.dealt, column));
  const dealt = faces.map(() => 0);
  for (const column of fillOrder(faces, plan.rules.deal.columns)) {
    position.lay(first + column, next(), faces[column]![dealt[column]!++] === 'u');
  }
}
