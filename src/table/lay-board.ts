import type { Playable } from '../session/playable.ts';
import type { Session } from '../session/session.ts';
import { arrangeTable } from './layout-arrange.ts';
import type { Arrangement } from './layout-blocks.ts';
import { layoutTable, type PlacedPile } from './layout.ts';
import type { Viewport } from './layout-shapes.ts';
import { tableShape } from './table-shape.ts';

/** Where everything of a deal lies, piles in the order of the mechanism. */
export interface LaidBoard {
  readonly arrangement: Arrangement;
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly piles: readonly PlacedPile[];
}

/** The last arrangement of each game, and the room that it was for: the next deal mostly has the same. */
const arranged = new WeakMap<Playable, { readonly room: string; readonly arrangement: Arrangement }>();

/** Lays a deal out in a box, with cards up to `widest` CSS px wide. */
export function layBoard(session: Session, viewport: Viewport, widest: number): LaidBoard {
  const shape = tableShape(session);
  const room = JSON.stringify([viewport, widest]);
  const kept = arranged.get(session.game);
  const first = kept?.room === room ? kept.arrangement : arrangeTable(shape, viewport, widest);
  arranged.set(session.game, { room, arrangement: first });
  const { arrangement, placed } = layoutTable(shape, viewport, widest, first);
  const { cardWidth, cardHeight } = arrangement.grid;
  return { arrangement, cardWidth, cardHeight, piles: placed };
}
