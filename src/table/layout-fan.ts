import type { FaceMetrics, IndexForm } from './face-metrics.ts';
import type { Grid } from './layout-grid.ts';

/** Distances from each card of a fan to the first, CSS px, and what the fan came to. */
export interface FanOffsets {
  readonly offsets: readonly number[];
  readonly form: IndexForm;
  /** Cards squared under the first that is shown. */
  readonly hidden: number;
  /** False if indices that matter had to be covered: the cards are too large for the table. */
  readonly fits: boolean;
}

/** Least strip of cards above the run that may be lifted, when a column is far too long. */
const squeezedStrip = 6;

function accumulate(count: number, stripOf: (index: number) => number): number[] {
  const offsets: number[] = [];
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    offsets.push(offset);
    offset += stripOf(index);
  }
  return offsets;
}

/** How much a covered card of a column shows, CSS px. */
type Strips = Pick<FaceMetrics, 'downIdeal' | 'downMin' | 'stripIdeal' | 'stripMin' | 'tightBelow'>;

/**
 * Fans a column into `room` (CSS px from the first card to the last one), giving way in this order: strips of face-down
 * cards to their floor; strips of face-up cards to the least that shows an index; then the cards above the run, which may
 * be covered down to 6 px; at the very end, everything, so that no card ever leaves the table.
 *
 * @param strips of a column downwards those of its cards, on its side `sideStrips`
 * @param run cards at the end whose indices must stay readable; as many as possible if absent
 */
export function fanColumn(
  faceDown: readonly boolean[],
  room: number,
  strips: Strips,
  run?: number,
): FanOffsets {
  const { downIdeal, downMin, stripIdeal, stripMin, tightBelow } = strips;
  const count = faceDown.length;
  const covered = faceDown.slice(0, -1);
  const downs = covered.filter(Boolean).length;
  const ups = covered.length - downs;
  const formFor = (strip: number): IndexForm => (ups > 0 && strip < tightBelow ? 'tight' : 'row');
  const withStrips = (down: number, up: number): FanOffsets => ({
    offsets: accumulate(count, (index) => (faceDown[index] ? down : up)),
    form: formFor(up),
    hidden: 0,
    fits: true,
  });

  if (downs * downIdeal + ups * stripIdeal <= room) return withStrips(downIdeal, stripIdeal);
  if (downs * downMin + ups * stripIdeal <= room)
    return withStrips((room - ups * stripIdeal) / downs, stripIdeal);
  if (downs * downMin + ups * stripMin <= room) return withStrips(downMin, (room - downs * downMin) / ups);

  const strip = (index: number, readableFrom: number, squeezed: number): number => {
    if (index >= readableFrom) return faceDown[index] ? downMin : stripMin;
    return faceDown[index] ? Math.min(downMin, squeezed) : squeezed;
  };
  const least = count - 1 - Math.max(0, (run ?? 1) - 1);
  for (let from = 1; from <= Math.max(1, least); from += 1) {
    const total = (squeezed: number): number =>
      covered.reduce((sum, _, index) => sum + strip(index, from, squeezed), 0);
    if (total(squeezedStrip) > room) continue;
    const squeezable = covered.slice(0, from).filter((down) => !down).length;
    const squeezed =
      squeezable > 0 ? squeezedStrip + (room - total(squeezedStrip)) / squeezable : squeezedStrip;
    return {
      offsets: accumulate(count, (index) => strip(index, from, Math.min(squeezed, stripMin))),
      form: formFor(stripMin),
      hidden: 0,
      fits: true,
    };
  }
  const total = downs * downMin + ups * squeezedStrip;
  const scale = Math.max(0, Math.min(1, room / Math.max(1, total)));
  return {
    offsets: accumulate(count, (index) => (faceDown[index] ? downMin : squeezedStrip) * scale),
    form: formFor(squeezedStrip),
    hidden: 0,
    fits: false,
  };
}

/** Most and least distance of two cards in a fan to the right, as parts of the card's width. */
export const rightIdeal = 0.62;
export const rightLeast = 0.5;

/** The strips of a column that lies on its side: the index stands stacked in them. */
export function sideStrips({ cardWidth, metrics }: Grid): Strips {
  const stripIdeal = Math.max(metrics.stripIdeal, rightIdeal * cardWidth);
  return { ...metrics, stripIdeal, stripMin: rightLeast * cardWidth, tightBelow: 0 };
}

/**
 * Fans a pile to the right into `room` (CSS px from the first card's left edge to the last one's). Where the index would
 * be covered, only the last cards are spread.
 *
 * @param keep how many cards are spread at most: the offset leaves room for that many
 */
export function fanRight(count: number, keep: number, room: number, grid: Grid): FanOffsets {
  const least = rightLeast * grid.cardWidth;
  const spread = Math.max(1, Math.min(keep, 1 + Math.floor(room / least + 1e-6)));
  const offset = spread > 1 ? Math.min(rightIdeal * grid.cardWidth, room / (spread - 1)) : 0;
  const first = Math.max(0, count - spread);
  return {
    offsets: Array.from({ length: count }, (_, index) => Math.max(0, index - first) * offset),
    form: keep > 1 ? 'stack' : 'row',
    hidden: Math.max(0, Math.min(count, keep) - spread),
    fits: true,
  };
}
