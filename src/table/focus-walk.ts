import type { Session } from '../session/session.ts';
import { stopsOf } from './focus-stops.ts';
import type { PileLayout } from './layout-shapes.ts';
import { rowsOf } from './focus-rows.ts';
import { longestLift, pileShape } from './table-shape.ts';

/** Where keys are: a pile, and a card of it counted from the bottom, or -1 for its place. */
export interface Standing {
  readonly pile: number;
  readonly card: number;
}

/** Ways over the table, by the names of the usual keys for them, as `KeyboardEvent.key` has them. */
export type Walk =
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown';

/**
 * Where keys come to in a pile: to the lowest card of what may be taken up together; with cards in hand to the top, where
 * they would be laid.
 */
export function entryOf(session: Session, pile: number, isCarrying = false): Standing {
  const stops = stopsOf(session, pile);
  const start = session.piles[pile]!.cards.length - Math.max(1, longestLift(session, pile));
  const first = isCarrying ? undefined : stops.find((card) => card >= start);
  return { pile, card: first ?? stops.at(-1)! };
}

/** Where a key leads from a standing; to that itself where there is nothing further on. */
export function walk(
  session: Session,
  laid: readonly PileLayout[],
  from: Standing,
  key: Walk,
  isCarrying: boolean,
): Standing {
  const rows = rowsOf(session.piles, laid);
  const row = rows.findIndex((piles) => piles.includes(from.pile));
  const piles = rows[row] ?? [];
  const to = (pile: number | undefined): Standing =>
    pile === undefined ? from : entryOf(session, pile, isCarrying);
  switch (key) {
    case 'Home':
      return to(piles[0]);
    case 'End':
      return to(piles.at(-1));
    case 'PageUp':
      return to(nearest(rows[row - 1]));
    case 'PageDown':
      return to(nearest(rows[row + 1]));
    default: {
      const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1;
      const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
      const stops = stopsOf(session, from.pile);
      const card = isAcross === isOnSide() ? stops[stops.indexOf(from.card) + by] : undefined;
      if (card !== undefined) return { pile: from.pile, card };
      // Beyond the pile's end it goes on to the next one.
      return to(isAcross ? piles[piles.indexOf(from.pile) + by] : nearest(rows[row + by]));
    }
  }

  function isOnSide(): boolean {
    const { cards } = laid[from.pile]!;
    return pileShape(session, from.pile).fan === 'down' && cards.length > 0 && cards[0]!.x < cards.at(-1)!.x;
  }

  function nearest(others: readonly number[] | undefined): number | undefined {
    const away = (pile: number): number => Math.abs(laid[pile]!.slot.x - laid[from.pile]!.slot.x);
    return [...(others ?? [])].sort((one, other) => away(one) - away(other))[0];
  }
}
