import { makeDeck } from '../cards/pack.ts';
import type { BuildRules } from '../rules/game-rules.ts';
import { cardsIn } from './dealt-facts.ts';

/** Cards that are left for the stock when all other piles have been dealt. */
export function stockSize(rules: BuildRules): number {
  const { deal, foundations, columns, reserve, cells } = rules;
  const dealt: Readonly<Record<BuildRules['deal']['order'][number], number>> = {
    foundations: foundations
      .filter((group) => group.takes === 'single cards' && group.dealt === 'one card each')
      .reduce((sum, group) => sum + group.count, 0),
    columns: cardsIn(columns?.dealt),
    reserve: cardsIn(reserve?.dealt),
    cells: (cells?.filled ?? 0) * (cells?.cardsEach ?? 1),
    waste: 1,
    'longer columns': 0,
  };
  return makeDeck(rules.deck).size - deal.order.reduce((sum, area) => sum + dealt[area], 0);
}
