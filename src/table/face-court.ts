import { drawBothEnds, drawRank, drawSuit, rankWidth } from './face-drawing.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** The crowns of jack, queen and king in a box of 100 by 56, standing on its lower edge. */
const crowns: readonly string[] = [
  'M12 54V28L31 42 50 24 69 42 88 28V54ZM12 22A5 5 0 1 1 11.9 22ZM50 18A5 5 0 1 1 49.9 18ZM88 22A5 5 0 1 1 87.9 22Z',
  'M12 54 4 16 28 34 50 6 72 34 96 16 88 54ZM4 9A5 5 0 1 1 3.9 9ZM50 -3A5 5 0 1 1 49.9 -3ZM96 9A5 5 0 1 1 95.9 9Z',
  'M8 54V14L29 32 43 12 57 12 71 32 92 14V54ZM46 9V1H42V-5H46V-11H54V-5H58V1H54V9Z',
];

/**
 * Draws the middle of a jack, queen or king (rank 10..12): a framed panel, the same at both ends, with the letter under its
 * crown in the middle and the suit in the corners that the index leaves free.
 */
export function drawCourt(context: FaceContext, rank: number, suit: number, style: FaceStyle): void {
  const { cardWidth, cardHeight, colors } = style;
  const color = colors.suits[suit] ?? '';
  const width = cardWidth * 0.6;
  // Its edge begins under the strip that a covered card shows (`faceMetrics`).
  const height = cardHeight - cardWidth * 0.58;
  const left = (cardWidth - width) / 2;
  const top = (cardHeight - height) / 2;
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, height, cardWidth * 0.03);
  context.globalAlpha = 0.07;
  context.fillStyle = color;
  context.fill();
  context.globalAlpha = 0.55;
  context.strokeStyle = color;
  context.lineWidth = Math.max(1 / style.dpr, cardWidth * 0.01);
  context.stroke();
  context.restore();

  const suitSize = cardWidth * 0.13;
  const inset = cardWidth * 0.035;
  const hat = cardWidth * 0.26;
  drawBothEnds(context, style, () => {
    drawSuit(context, suit, left + width - inset - suitSize, top + inset, suitSize, colors);
    context.save();
    context.translate((cardWidth - hat) / 2, top + inset * 1.6);
    context.scale(hat / 100, hat / 100);
    context.fillStyle = color;
    context.fill(new Path2D(crowns[rank - 10]));
    context.restore();
  });
  const letter = cardWidth * 0.35;
  const letterWidth = rankWidth(rank, letter, 15);
  drawRank(context, rank, (cardWidth - letterWidth) / 2, (cardHeight - letter) / 2, letter, 15, color);
}
