import { arrangeTable } from './layout-arrange.ts';
import { spreadOf, type Arrangement } from './layout-blocks.ts';
import { fanColumn, fanRight, sideStrips, type FanOffsets } from './layout-fan.ts';
import { snap } from './layout-grid.ts';
import type { PileLayout, PileShape, TableLayout, TableShape, Viewport } from './layout-shapes.ts';

/** While a column is too long for the table all cards shrink by this factor, but not below this width in CSS px. */
const shrink = 0.94;
const narrowestShrunk = 18;

/** A pile's layout, and whether its cards could keep the indices that matter in sight. */
export interface PlacedPile extends PileLayout {
  readonly fits: boolean;
}

/**
 * Lays the cards of one pile into the room that it has in the arrangement: after a move, only the piles that it touched
 * need this. If `fits` is false the whole table must be laid out anew with smaller cards (`layoutTable` does).
 *
 * @throws RangeError if the arrangement does not know the pile
 */
export function placePile(arrangement: Arrangement, pile: PileShape): PlacedPile {
  const { grid } = arrangement;
  const block = arrangement.blocks.get(pile.id);
  if (!block) throw new RangeError(`The arrangement has no pile ${pile.id}`);
  const { room, fan, hit } = block;
  const count = pile.faceDown.length;
  let placed: FanOffsets = { offsets: pile.faceDown.map(() => 0), form: 'row', hidden: 0, fits: true };
  const isWide = fan === 'right';
  const length = isWide ? room.width - grid.cardWidth : room.height - grid.cardHeight;
  if (isWide && pile.fan === 'right') {
    placed = fanRight(count, spreadOf(pile), length, grid);
  } else if (fan !== 'none') {
    // At the side a fan to the right opens downwards, and still spreads its last cards alone.
    const spread = pile.fan === 'right' ? Math.min(count, spreadOf(pile)) : count;
    const under = count - spread;
    const strips = isWide ? sideStrips(grid) : grid.metrics;
    placed = fanColumn(pile.faceDown.slice(under), length, strips, pile.run);
    placed = {
      ...placed,
      form: isWide ? 'stack' : placed.form,
      offsets: [...pile.faceDown.slice(0, under).map(() => 0), ...placed.offsets],
    };
  }
  const cards = placed.offsets.map((offset) => ({
    x: isWide ? snap(room.x + offset, grid.dpr) : room.x,
    y: fan === 'down' ? snap(room.y + offset, grid.dpr) : room.y,
  }));
  const slot = { x: room.x, y: room.y, width: grid.cardWidth, height: grid.cardHeight };
  return { slot, cards, form: placed.form, hit, hidden: placed.hidden, fits: placed.fits };
}

/** An arrangement in which every pile fits (or the cards are as small as they get), and the layout in it. */
export interface Laid {
  readonly arrangement: Arrangement;
  /** The piles in the order of the shape; `layout` has them by their ids. */
  readonly placed: readonly PlacedPile[];
  readonly layout: TableLayout;
}

/**
 * Lays the whole table out: pure, in well under a frame. No card leaves the box; face-up cards keep their index in sight
 * for as long as the table's size allows (see `fanColumn`).
 *
 * Keep the arrangement to lay out single piles with `placePile` until the box changes or a pile no longer fits.
 *
 * @param widest widest cards in CSS px
 * @param first the arrangement for these widths, if somebody still has it: it reads no cards, so that it serves every deal
 */
export function layoutTable(
  shape: TableShape,
  viewport: Viewport,
  widest?: number,
  first: Arrangement = arrangeTable(shape, viewport, widest),
): Laid {
  for (let arrangement = first; ;) {
    const placed = shape.piles.map((pile) => placePile(arrangement, pile));
    const { cardWidth, cardHeight, tier } = arrangement.grid;
    if (placed.every(({ fits }) => fits) || cardWidth * shrink < narrowestShrunk) {
      const piles = new Map(shape.piles.map(({ id }, index) => [id, placed[index]!]));
      return { arrangement, placed, layout: { cardWidth, cardHeight, tier, piles } };
    }
    arrangement = arrangeTable(shape, viewport, cardWidth * shrink);
  }
}
