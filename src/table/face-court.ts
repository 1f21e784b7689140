import { drawRank, rankWidth } from './face-drawing.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** Draws the figure of a jack, queen or king (rank 10..12) in the middle of a large card. */
type CourtPainter = (context: FaceContext, rank: number, suit: number, style: FaceStyle) => void;

let draw: CourtPainter | undefined;
let fetched: Promise<void> | undefined;
let tell = (): void => undefined;

/** Resolves when the figures have come, which are fetched with the first sheet of large cards: sheets from before lack them. */
export const figuresCame = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Whether figures can be drawn now. */
export function hasFigures(): boolean {
  return draw !== undefined;
}

/** Draws the middle of a jack, queen or king (rank 10..12): its figure, or its letter until the figures have come. */
export function drawCourt(context: FaceContext, rank: number, suit: number, style: FaceStyle): void {
  if (draw) return draw(context, rank, suit, style);
  fetched ??= import('./court-figure.ts').then(
    (module) => {
      draw = module.drawCourtFigure;
      tell();
    },
    // The next sheet asks again.
    () => (fetched = undefined),
  );
  const { cardWidth, cardHeight, colors } = style;
  const height = cardWidth * 0.35;
  const left = (cardWidth - rankWidth(rank, height, 15)) / 2;
  drawRank(context, rank, left, (cardHeight - height) / 2, height, 15, colors.suits[suit] ?? '');
  return undefined;
}
