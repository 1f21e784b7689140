import { drawBothEnds, drawSuit } from './face-drawing.ts';
import { drawRowIndex, drawStackIndex } from './face-index.ts';
import { faceMetrics } from './face-metrics.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/**
 * Draws the ink of a medium face (44 to 83 px): a large index and one large suit. In the form `stack` the index stands
 * at both ends instead: the next card of a fan would cut the large suit.
 */
export function drawMediumFace(context: FaceContext, rank: number, suit: number, style: FaceStyle): void {
  const { cardWidth, cardHeight, form } = style;
  const { indexTop, indexHeight } = faceMetrics(cardWidth, cardHeight, style.colors.bigIndex);
  const left = cardWidth * 0.07;
  if (form === 'stack') {
    const place = {
      left,
      top: left,
      rankHeight: indexHeight,
      suitSize: cardWidth * 0.28,
      weight: 15,
    } as const;
    drawBothEnds(context, style, () => drawStackIndex(context, rank, suit, style, place));
    return;
  }
  const place = {
    left,
    top: indexTop,
    rankHeight: indexHeight,
    suitSize: indexHeight * 0.82,
    weight: 15,
  } as const;
  drawRowIndex(context, rank, suit, style, place);
  const size = cardWidth * 0.52;
  drawSuit(context, suit, cardWidth - left - size, cardHeight - size - left * 1.2, size, style.colors);
}
