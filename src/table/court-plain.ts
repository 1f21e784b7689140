import { drawBothEnds, drawRank, rankWidth } from './face-drawing.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** The crowns of jack, queen and king in a box of 100 by 56, standing on its lower edge. */
const crowns: readonly string[] = [
  'M12 54V28L31 42 50 24 69 42 88 28V54ZM12 22A5 5 0 1 1 11.9 22ZM50 18A5 5 0 1 1 49.9 18ZM88 22A5 5 0 1 1 87.9 22Z',
  'M12 54 4 16 28 34 50 6 72 34 96 16 88 54ZM4 9A5 5 0 1 1 3.9 9ZM50 -3A5 5 0 1 1 49.9 -3ZM96 9A5 5 0 1 1 95.9 9Z',
  'M8 54V14L29 32 43 12 57 12 71 32 92 14V54ZM46 9V1H42V-5H46V-11H54V-5H58V1H54V9Z',
];

/** Draws a court in one colour, for forced colours: its letter, with the crown of its rank at both ends of the panel. */
export function drawPlainCourt(
  context: FaceContext,
  rank: number,
  color: string,
  style: FaceStyle,
  top: number,
): void {
  const { cardWidth, cardHeight } = style;
  const hat = cardWidth * 0.26;
  drawBothEnds(context, style, () => {
    context.save();
    context.translate((cardWidth - hat) / 2, top + cardWidth * 0.06);
    context.scale(hat / 100, hat / 100);
    context.fillStyle = color;
    context.fill(new Path2D(crowns[rank - 10]));
    context.restore();
  });
  const height = cardWidth * 0.35;
  const left = (cardWidth - rankWidth(rank, height, 15)) / 2;
  drawRank(context, rank, left, (cardHeight - height) / 2, height, 15, color);
}
