import type { GameRules } from '../rules/game-rules.ts';

/** How taps on the stock may be put off until a card of the waste is wanted. */
export interface StockTapRules {
  /** Cards that a tap draws. */
  readonly freeDraw: number;
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
  if (stock?.deals !== 'to the waste' || stock.tap !== 'at any time' || stock.waste !== undefined)
    return undefined;
  if (stock.passes !== 'unlimited' || typeof stock.draw !== 'number') return undefined;
  const refill = columns?.empty.refill;
  if (refill !== undefined && refill !== 'from the reserve') return undefined;
  if (reserve && (reserve.refill !== undefined || reserve.opens !== 'from the start')) return undefined;
  if (cells && cells.opens !== 'from the start') return undefined;
  const chosen = foundations.some(
    (group) => group.takes === 'single cards' && group.base.kind === 'rank chosen by the player',
  );
  if (chosen) return undefined;
  return { freeDraw: stock.draw };
}
