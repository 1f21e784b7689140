import { makeDeck } from '../cards/pack.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { cardsIn } from './dealt-facts.ts';

type Area = BuildRules['deal']['order'][number];

/** Cards that each area is dealt; `longer columns` are among the columns. */
function cardsByArea({ foundations, columns, reserve, cells }: BuildRules): Readonly<Record<Area, number>> {
  return {
    foundations: foundations
      .filter((group) => group.takes === 'single cards' && group.dealt === 'one card each')
      .reduce((sum, group) => sum + group.count, 0),
    columns: cardsIn(columns?.dealt),
    reserve: cardsIn(reserve?.dealt),
    cells: (cells?.filled ?? 0) * (cells?.cardsEach ?? 1),
    waste: 1,
    'longer columns': 0,
  };
}

/** Cards that are left for the stock when all other piles have been dealt. */
export function stockSize(rules: BuildRules): number {
  const dealt = cardsByArea(rules);
  return makeDeck(rules.deck).size - rules.deal.order.reduce((sum, area) => sum + dealt[area], 0);
}

/** The areas that get cards, in the order in which they are dealt. */
export function areasDealt(rules: BuildRules): Area[] {
  const dealt = cardsByArea(rules);
  return rules.deal.order.filter((area) => dealt[area === 'longer columns' ? 'columns' : area] > 0);
}
