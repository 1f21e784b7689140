import type { PileShape } from './layout-shapes.ts';

/** The piles of a table by where they go. */
export interface Groups {
  /** Stock and waste. */
  readonly stock: readonly PileShape[];
  readonly reserves: readonly PileShape[];
  readonly cells: readonly PileShape[];
  readonly foundations: readonly PileShape[];
  /** Columns, and whatever else fans downwards. */
  readonly columns: readonly PileShape[];
  /** Piles with a place of their own. */
  readonly placed: readonly PileShape[];
}

function isColumn(pile: PileShape): boolean {
  return !pile.at && (pile.kind === 'column' || pile.fan === 'down');
}

/** Sorts the piles into groups, each in the order given. */
export function groupPiles(piles: readonly PileShape[]): Groups {
  const loose = piles.filter((pile) => !pile.at && !isColumn(pile));
  const ofKind = (kind: PileShape['kind']): PileShape[] => loose.filter((pile) => pile.kind === kind);
  return {
    stock: [...ofKind('stock'), ...ofKind('waste')],
    reserves: ofKind('reserve'),
    cells: ofKind('cell'),
    foundations: ofKind('foundation'),
    columns: piles.filter(isColumn),
    placed: piles.filter((pile) => pile.at),
  };
}
