import { arrange, type Arrangement } from '../cards/deal-hooks.ts';
import { makeDeck, unshuffled, type Deck } from '../cards/pack.ts';
import type { BuildRules, Columns, Stock } from '../rules/game-rules.ts';
import { cardsDealt, pileCount } from './dealt.ts';

type ColumnsAgain = Extract<Stock, { deals: 'the columns again' }>;
type Area = BuildRules['deal']['order'][number];

/**
 * Throws a RangeError that names the field when rules cannot be dealt: when the order of the deal does not name each area
 * that gets cards once, when the cards do not come out even, or the deck lacks a card that is asked for.
 */
export function checkDeal(rules: BuildRules): void {
  checkCells(rules);
  const deck = makeDeck(rules.deck);
  const { size } = deck;
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
  checkArrangements(deal.arranged ?? [], deck, 'deal.arranged');
  checkStock(rules, size, size - cards);
  if (deal.order.includes('waste') && stock?.deals !== 'to the waste')
    throw new RangeError('deal.order: a card is dealt to the waste, and there is none');
  if (deal.sorted?.endsWith('replaced') && !stock)
    throw new RangeError('deal.sorted: there is no stock that cards could be replaced from');
  if (columns?.lone && !stock) throw new RangeError('columns.lone: there is no stock');
  checkRefill(rules, 'columns.empty.refill', columns?.empty.refill);
  checkRefill(rules, 'reserve.refill', reserve?.refill);
}

/** What refills a pile has to be there. */
function checkRefill({ reserve, stock }: BuildRules, field: string, refill = ''): void {
  const absent = { reserve: !reserve, waste: stock?.deals !== 'to the waste', stock: !stock };
  for (const [pile, isAbsent] of Object.entries(absent))
    if (isAbsent && refill.includes(pile)) throw new RangeError(`${field}: there is no ${pile}`);
}

function checkCells({ cells }: BuildRules): void {
  if (cells?.takes.kind === 'one card of its own suit' && cells.count !== 4)
    throw new RangeError('cells.count: cells with suits of their own are four');
  if (cells?.cardsEach === undefined) return;
  if (cells.filled === 0) throw new RangeError('cells.cardsEach: no cell is filled');
  const { takes } = cells;
  const holds = 'holds' in takes ? takes.holds : 1;
  if (cells.cardsEach > holds) throw new RangeError('cells.cardsEach: more cards than a cell holds');
}

/**
 * Throws a RangeError that names the field when an arrangement asks for cards that the deck lacks: which cards it finds
 * does not depend on the shuffle.
 */
export function checkArrangements(arranged: readonly Arrangement[], deck: Deck, field: string): void {
  try {
    arrange(unshuffled(deck), deck, arranged);
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${field}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** What the stock deals must have somewhere to go. */
function checkStock({ columns, foundations, reserve, stock }: BuildRules, size: number, left: number): void {
  if (stock?.deals === 'a card to each column' && !columns)
    throw new RangeError('stock.deals: there are no columns');
  if (stock?.deals === 'a card to each reserve pile' && !reserve)
    throw new RangeError('stock.deals: there is no reserve');
  if (stock?.deals !== 'the columns again') return;
  if (left > 0)
    throw new RangeError(`deal: ${left} cards are left over, and the stock deals none of its own`);
  const kept = foundations.filter(
    (group) =>
      group.takes === 'single cards' &&
      group.dealt !== 'nothing' &&
      (group.gives === 'nothing' || group.keeps !== undefined),
  );
  const cards = kept.reduce((most, group) => most - group.count, size);
  const room = columns ? roomAgain(stock.how, columns.dealt) : 0;
  if (room < cards)
    throw new RangeError(`stock.how: ${cards} cards are dealt again, and there is room for ${room}`);
}

/** Cards for which there is room when the columns are dealt again. */
function roomAgain(how: ColumnsAgain['how'], dealt: Columns['dealt']): number {
  switch (how.kind) {
    case 'shuffled':
      return pileCount(dealt) * how.columnsOf;
    case 'shuffled, laid as at the start':
      return cardsDealt(dealt);
    case 'order kept':
    case 'order kept, row by row':
    case 'turned over, row by row':
    case 'bottom cards to the top':
      return Infinity;
  }
}
