import type { BuildRules, GameRules } from '../rules/game-rules.ts';
import { COLUMN_WORDS, FOUNDATION_WORDS, RESERVE_WORDS, saysOnly, STOCK_WORDS } from './says-only.ts';

/** How taps on the stock may be put off until a card of the waste is wanted. */
export interface StockTapRules {
  /** Cards that a tap draws. */
  readonly freeDraw: number;
  /** Whether the top card of a pile tells which cards it may take, the same at any time. */
  readonly byTops: boolean;
}

/**
 * Whether no tap on the stock is ever spent, taps change nothing but which card lies on the waste, and no other move
 * changes stock and waste: then a tap can wait until just before a card is taken from the waste, and searching other
 * moves between taps finds nothing new. Undefined for all other games; where passes are counted it would be as true,
 * but was found to be slower.
 */
export function stockTapRules(rules: GameRules): StockTapRules | undefined {
  if (rules.mechanism !== 'building') return undefined;
  const { stock, columns, reserve, cells, foundations } = rules;
  if (stock?.deals !== 'to the waste' || stock.tap !== 'at any time' || !saysOnly(stock, STOCK_WORDS))
    return undefined;
  if (stock.passes !== 'unlimited' || typeof stock.draw !== 'number') return undefined;
  if (!saysOnly(columns, [...COLUMN_WORDS, 'holds', 'least'])) return undefined;
  const refill = columns?.empty.refill;
  if (refill !== undefined && refill !== 'from the reserve') return undefined;
  if (reserve && (reserve.opens !== 'from the start' || !saysOnly(reserve, RESERVE_WORDS))) return undefined;
  if (cells && cells.opens !== 'from the start') return undefined;
  const minds = foundations.some(
    (group) =>
      group.gives === 'to any pile once the stock is empty' ||
      (group.takes === 'single cards' &&
        (group.base.kind === 'rank chosen by the player' || !saysOnly(group, FOUNDATION_WORDS))),
  );
  return minds ? undefined : { freeDraw: stock.draw, byTops: takesByTops(rules) };
}

/** Neither the base rank nor how a pile was begun matters to what it takes, apart from the base of a foundation. */
function takesByTops({ columns, foundations }: BuildRules): boolean {
  const orders = [
    ...foundations.flatMap((group) => (group.takes === 'single cards' ? [group.build.order] : [])),
    ...(columns?.build.on === 'the next rank' ? [columns.build.order] : []),
  ];
  const plain = orders.every((order) => PLAIN_ORDERS.includes(order));
  return plain && columns?.empty.takes.kind !== 'the rank below the base';
}

/** Orders in which the top card of a pile alone tells what it takes. */
export const PLAIN_ORDERS: readonly string[] = ['up', 'down', 'up, wrapping', 'down, wrapping'];
