import { pileCount } from '../engine/dealt.ts';
import type { BuildRules, Stock } from '../rules/game-rules.ts';
import { wordKey } from './key.ts';
import { placesSaid, targetsOf } from './places.ts';
import { stockSize } from './stock-facts.ts';
import type { Sentences, Teller } from './teller.ts';
import type { Facts } from './words.ts';

type StockToRow = Extract<Stock, { deals: 'a card to each column' }>;
type StockToWaste = Extract<Stock, { deals: 'to the waste' }>;

/** What a tap on the stock does, how often, and what becomes of the waste. */
export function stockParagraphs(rules: BuildRules, stock: Stock, teller: Teller): string[] {
  const cards = stockSize(rules);
  const replaced = rules.deal.sorted?.endsWith('replaced');
  const size = teller.say(replaced ? 'rules-stock-size-sorted' : 'rules-stock-size', { cards });
  switch (stock.deals) {
    case 'to the waste':
      return wasteParagraphs(rules, stock, size, teller);
    case 'a card to each column': {
      const count = rules.columns ? pileCount(rules.columns.dealt) : 0;
      return [
        teller.paragraph(size, ...columnRowsSaid(rules, stock, cards, count, teller)),
        teller.paragraph(
          teller.say('rules-stock-row-tap', {
            tap: wordKey(stock.tap),
            skips: stock.skips === undefined ? 'no' : 'yes',
          }),
          stock.sorted === undefined ? undefined : teller.say('rules-stock-row-sorted'),
          stock.again === undefined ? undefined : teller.say('rules-stock-one-again'),
          stock.passes === undefined
            ? stock.again === undefined
              ? teller.say('rules-stock-row-end')
              : undefined
            : teller.say('rules-stock-row-again', { passes: stock.passes, count }),
        ),
      ];
    }
    case 'a card to each reserve pile': {
      const count = rules.reserve ? pileCount(rules.reserve.dealt) : 0;
      return [
        teller.paragraph(size, ...rowsSaid('rules-stock-reserve', cards, count, teller)),
        teller.say('rules-stock-row-end'),
      ];
    }
    case 'into emptied columns by itself':
      return [teller.paragraph(size, teller.say('rules-stock-spaces'))];
    case 'the columns again':
      return [
        teller.say('rules-again', {
          passes: stock.passes,
          how: wordKey(stock.how.kind),
          cards: cardsEach(stock.how),
        }),
      ];
  }
}

function cardsEach(how: Extract<Stock, { deals: 'the columns again' }>['how']): number {
  switch (how.kind) {
    case 'order kept':
      return how.packets;
    case 'shuffled':
      return how.columnsOf;
    default:
      return 0;
  }
}

function wasteParagraphs(rules: BuildRules, stock: StockToWaste, size: string, teller: Teller): string[] {
  return [
    teller.paragraph(
      size,
      drawSaid(stock.draw, teller),
      teller.say('rules-stock-tap', { tap: wordKey(stock.tap) }),
      stock.fills === undefined ? undefined : teller.say('rules-stock-fills', { cards: stock.fills }),
      stock.sorted === undefined ? undefined : teller.say('rules-stock-sorted'),
    ),
    teller.paragraph(
      teller.say('rules-waste-start', {
        dealt: rules.deal.order.includes('waste') ? 'yes' : 'no',
        waste: stock.waste === undefined ? 'may-be-empty' : wordKey(stock.waste),
      }),
      placesSaid('rules-waste-top', targetsOf(rules, 'waste'), rules, teller),
    ),
    teller.say('rules-passes', { passes: stock.passes }),
  ];
}

function drawSaid(draw: StockToWaste['draw'], teller: Teller): string {
  if (typeof draw === 'number') return teller.say('rules-stock-draw', { draw });
  const draws = draw.map((cards, i) => teller.say('rules-stock-draw-pass', { draw: cards, pass: i + 1 }));
  return teller.say('rules-stock-draws', { draws: teller.words.list(draws) });
}

/** How rows fall on the columns, whose number is sure only where no card is replaced and no column is left out. */
function columnRowsSaid(
  rules: BuildRules,
  stock: StockToRow,
  cards: number,
  count: number,
  teller: Teller,
): Sentences {
  const short = stock.lastRow === undefined ? undefined : teller.say('rules-stock-row-short');
  if (stock.skips !== undefined) return [teller.say('rules-stock-row-skips'), short];
  if (stock.sorted !== undefined || rules.deal.sorted?.endsWith('replaced')) {
    const [rows] = rowsSaid('rules-stock-row', cards, count, teller, { most: 'yes' });
    return [rows, short];
  }
  const rows = rowsSaid('rules-stock-row', cards, count, teller, {
    from: stock.lastRow === undefined ? 'first' : 'second',
  });
  return rows[1] === undefined ? [...rows, short] : rows;
}

/** What a tap deals, and how the last row is where it is shorter. */
function rowsSaid(
  id: 'rules-stock-row' | 'rules-stock-reserve',
  cards: number,
  count: number,
  teller: Teller,
  facts: Facts = {},
): Sentences {
  if (count === 0 || cards === 0) return [];
  const deals = Math.ceil(cards / count);
  const last = cards - (deals - 1) * count;
  return [
    teller.say(id, { most: 'no', ...facts, count, deals, last, cards }),
    deals > 1 && last < count
      ? teller.say('rules-stock-row-last', {
          from: 'first',
          ...facts,
          last,
          piles: id === 'rules-stock-row' ? 'columns' : 'reserve',
        })
      : undefined,
  ];
}
