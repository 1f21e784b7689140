import { drawCourt } from './face-court.ts';
import { drawBothEnds, drawSuit } from './face-drawing.ts';
import { drawRowIndex } from './face-index.ts';
import { pipLayouts } from './face-pips.ts';
import { faceMetrics } from './face-metrics.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** Height of the first row of pips, as a part of the card's height; the last row mirrors it. */
const firstRow = 0.262;

/**
 * Draws the ink of a large face (84 px and more): an index at both ends and every pip, or the court. Rank and suit stand
 * side by side in every form: so a covered card shows both in the shortest strip.
 */
export function drawLargeFace(context: FaceContext, rank: number, suit: number, style: FaceStyle): void {
  const { cardWidth, cardHeight, colors } = style;
  const { indexTop, indexHeight } = faceMetrics(cardWidth, cardHeight);
  const place = {
    left: cardWidth * 0.06,
    top: indexTop,
    rankHeight: indexHeight,
    suitSize: indexHeight * 0.82,
    weight: 15,
  } as const;
  drawBothEnds(context, style, () => drawRowIndex(context, rank, suit, style, place));
  const pips = pipLayouts[rank];
  if (!pips) {
    drawCourt(context, rank, suit, style);
    return;
  }
  const size = cardWidth * (rank === 0 ? 0.46 : rank < 8 ? 0.18 : 0.165);
  for (const [column, height] of pips) {
    const x = cardWidth * (0.5 + column * 0.2);
    const y = cardHeight * (firstRow + height * (1 - 2 * firstRow));
    drawSuit(context, suit, x - size / 2, y - size / 2, size, colors, height > 0.5);
  }
}
