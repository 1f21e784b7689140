import { drawSuit } from './face-drawing.ts';
import { drawRowIndex, drawStackIndex } from './face-index.ts';
import { faceMetrics } from './face-metrics.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/**
 * Draws the ink of a compact face (under 44 px): the index fills the strip that a covered card shows, and nothing else
 * stands in it; the pip begins below, because a pip cut by the next card reads as noise.
 */
export function drawCompactFace(context: FaceContext, rank: number, suit: number, style: FaceStyle): void {
  const { cardWidth, cardHeight, form } = style;
  const metrics = faceMetrics(cardWidth, cardHeight);
  const pad = Math.max(1.6, cardWidth * 0.065);
  if (form === 'stack') {
    drawStackIndex(context, rank, suit, style, {
      left: pad,
      top: metrics.indexTop - 1,
      rankHeight: metrics.indexHeight,
      suitSize: cardWidth * 0.4,
      weight: 18,
    });
    return;
  }
  const tight = form === 'tight';
  const rankHeight = tight ? metrics.tightHeight : metrics.indexHeight;
  const place = {
    left: pad,
    top: tight ? 2 : metrics.indexTop,
    rankHeight,
    suitSize: Math.min(rankHeight * 0.82, cardWidth * 0.4),
    weight: 18,
  } as const;
  drawRowIndex(context, rank, suit, style, place, cardWidth - pad);
  const size = Math.min(cardWidth * 0.62, cardHeight - metrics.stripIdeal - pad * 1.2);
  if (size > 6)
    drawSuit(context, suit, (cardWidth - size) / 2, cardHeight - size - pad * 1.1, size, style.colors);
}
