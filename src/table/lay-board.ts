import type { Session } from '../session/session.ts';
import { arrangeTable } from './layout-arrange.ts';
import type { Arrangement } from './layout-blocks.ts';
import { layoutTable, placePile, type PlacedPile } from './layout.ts';
import type { Viewport } from './layout-shapes.ts';
import { tableShape } from './table-shape.ts';

/** Where everything of a deal lies, piles in the order of the mechanism. */
export interface LaidBoard {
  readonly arrangement: Arrangement;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly piles: readonly PlacedPile[];
}

/** Lays a deal out in a box, with cards up to `widest` CSS px wide. */
export function layBoard(session: Session, viewport: Viewport, widest: number): LaidBoard {
  const shape = tableShape(session);
  let { arrangement } = layoutTable(shape, viewport);
  if (arrangement.grid.cardWidth > widest) arrangement = arrangeTable(shape, viewport, widest);
  const { cardWidth, cardHeight } = arrangement.grid;
  const piles = shape.piles.map((pile) => placePile(arrangement, pile));
  return { arrangement, cardWidth, cardHeight, piles };
}
