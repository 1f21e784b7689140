import type { RemovalRules } from '../rules/game-rules.ts';
import { wordKey } from './key.ts';
import type { Teller } from './teller.ts';

/** What the cards do that are left over by the deal of a game of pairs. */
export function removalStockParagraphs(
  rules: RemovalRules,
  stock: NonNullable<RemovalRules['stock']>,
  cards: number,
  teller: Teller,
): string[] {
  const size = teller.say('rules-stock-size', { cards });
  switch (stock.deals) {
    case 'to the waste':
      return [
        teller.paragraph(
          teller.say('rules-removal-stock', { cards }),
          teller.say('rules-removal-stock-draw', {
            draw: stock.draw,
            sum: rules.pairs.make === 'a sum' && rules.sets === undefined ? rules.pairs.sum : 0,
          }),
        ),
        teller.say('rules-passes', { passes: stock.passes }),
      ];
    case 'into gaps by itself':
      return [teller.paragraph(size, teller.say('rules-removal-gaps'))];
    case 'a card to each column':
      return [
        teller.paragraph(
          size,
          teller.say('rules-removal-rows', { reserve: rules.reserve === undefined ? 'no' : 'yes' }),
        ),
      ];
    case 'after closing up':
      return [
        teller.paragraph(
          size,
          teller.say('rules-removal-closing', { closing: wordKey(stock.closing), when: wordKey(stock.when) }),
        ),
      ];
  }
}
