import type { BuildRules } from '../rules/game-rules.ts';
import { cardsDealt } from './dealt.ts';

type Area = BuildRules['deal']['order'][number];

/**
 * Throws a RangeError that names the field when rules cannot be dealt from a deck of `size` cards: when the order of
 * the deal does not name each area that gets cards once, or the cards do not come out even.
 */
export function checkDeal(rules: BuildRules, size: number): void {
  const { cells, columns, deal, foundations, reserve, stock } = rules;
  const started = foundations.filter((group) => group.takes === 'single cards' && group.dealt !== 'nothing');
  const gets: Readonly<Record<Area, number>> = {
    foundations: started.reduce((cards, group) => cards + group.count, 0),
    columns: columns ? cardsDealt(columns.dealt) : 0,
    reserve: reserve ? cardsDealt(reserve.dealt) : 0,
    cells: (cells?.filled ?? 0) * (cells?.cardsEach ?? 1),
    waste: deal.order.includes('waste') ? 1 : 0,
    'longer columns': 0,
  };
  if (cells && cells.filled > cells.count) {
    throw new RangeError(`cells.filled: ${cells.filled} cells are filled, but there are ${cells.count}`);
  }
  for (const area of ['foundations', 'columns', 'reserve', 'cells', 'waste', 'longer columns'] as const) {
    const named = deal.order.filter((one) => one === area).length;
    if (named > 1) throw new RangeError(`deal.order: ${area} is named twice`);
    if (named === 0 && gets[area] > 0)
      throw new RangeError(`deal.order: ${area} gets cards and is not named`);
  }
  const cards = Object.values(gets).reduce((sum, count) => sum + count, 0);
  if (cards > size) throw new RangeError(`deal: ${cards} cards are dealt out of ${size}`);
  if (cards < size && !stock)
    throw new RangeError(`deal: ${size - cards} cards are left over, and there is no stock`);
}
