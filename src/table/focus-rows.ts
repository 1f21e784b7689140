import type { PileView } from '../session/views.ts';
import type { PileLayout } from './layout-shapes.ts';

/**
 * The piles in the rows in which keys go through them, top row first, each from left to right. Piles that stand beside
 * the columns, as they do on a low screen, make one row above them, each side from its top.
 */
export function rowsOf(piles: readonly Pick<PileView, 'kind'>[], laid: readonly PileLayout[]): number[][] {
  const slot = (pile: number): { x: number; y: number } => laid[pile]!.slot;
  const columns = [...piles.keys()].filter((pile) => piles[pile]!.kind === 'column');
  const top = Math.min(...columns.map((pile) => slot(pile).y));
  const rows = new Map<number, number[]>();
  for (const pile of piles.keys()) {
    const isBeside = !columns.includes(pile) && slot(pile).y >= top;
    const height = isBeside ? top - 1 : Math.round(slot(pile).y);
    rows.set(height, [...(rows.get(height) ?? []), pile]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => slot(one).x - slot(other).x || slot(one).y - slot(other).y));
}
