import type { GameRules } from '../rules/game-rules.ts';

/** How taps on the stock may be put off until a card of the waste is wanted. */
export interface StockTapRules {
  /**
   * Cards that a tap draws where the stock may be gone through again and again, so that no tap is ever spent; 0 where
   * passes are counted.
   */
  readonly freeDraw: number;
}

/**
 * Whether a game's taps on the stock change nothing but which card lies on the waste, and no other move changes stock
 * and waste: then a tap can wait until just before the next card is taken from the waste, and searching other moves
 * between taps finds nothing new. Undefined for all other games.
 */
export function stockTapRules(rules: GameRules): StockTapRules | undefined {
  if (rules.mechanism !== 'building') return undefined;
  const { stock, columns, reserve, cells, foundations } = rules;
  if (stock?.deals !== 'to the waste' || stock.tap !== 'at any time' || stock.waste !== undefined)
    return undefined;
  const refill = columns?.empty.refill;
  if (refill !== undefined && refill !== 'from the reserve') return undefined;
  if (reserve && (reserve.refill !== undefined || reserve.opens !== 'from the start')) return undefined;
  if (cells && cells.opens !== 'from the start') return undefined;
  const chosen = foundations.some(
    (group) => group.takes === 'single cards' && group.base.kind === 'rank chosen by the player',
  );
  if (chosen) return undefined;
  if (stock.passes !== 'unlimited') return { freeDraw: 0 };
  return typeof stock.draw === 'number' ? { freeDraw: stock.draw } : undefined;
}
