import { rankGlyphs, suitGlyphs } from './face-glyphs.ts';
import { cardRadius, type FaceColors, type FaceContext, type FaceStyle } from './face-style.ts';

/** Thickness of a rank's stroke where its capitals are 100 high: bolder for small cards. */
export type Weight = 15 | 18;

const paths = new Map<string, Path2D>();

/** One Path2D for each path string, made when first drawn, since Path2D does not exist in Node. */
function pathOf(data: string): Path2D {
  let path = paths.get(data);
  if (!path) {
    path = new Path2D(data);
    paths.set(data, path);
  }
  return path;
}

function glyphOf<T>(glyphs: readonly T[], index: number): T {
  const glyph = glyphs[index];
  if (glyph === undefined) throw new RangeError(`There is no glyph ${index}`);
  return glyph;
}

/** Width of a rank (0..12) drawn `height` high, stroke included. */
export function rankWidth(rank: number, height: number, weight: Weight): number {
  return ((glyphOf(rankGlyphs, rank).width + weight * 0.9) * height) / (100 + weight);
}

/** Draws a rank (0..12, ace to king) with its top left corner at x, y; the stroke is included in `height`. */
export function drawRank(
  context: FaceContext,
  rank: number,
  x: number,
  y: number,
  height: number,
  weight: Weight,
  color: string,
): void {
  const scale = height / (100 + weight);
  context.save();
  context.translate(x + (weight / 2) * scale, y + (weight / 2) * scale);
  context.scale(scale, scale);
  context.lineWidth = weight;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = color;
  context.stroke(pathOf(glyphOf(rankGlyphs, rank).path));
  context.restore();
}

/** Draws a suit (0..3: clubs, spades, hearts, diamonds) in a square of `size` with its top left corner at x, y. */
export function drawSuit(
  context: FaceContext,
  suit: number,
  x: number,
  y: number,
  size: number,
  colors: FaceColors,
  turned = false,
): void {
  const path = pathOf(glyphOf(suitGlyphs, suit));
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  if (turned) {
    context.translate(100, 100);
    context.rotate(Math.PI);
  }
  const color = glyphOf(colors.suits, suit);
  if (colors.outlineReds && suit >= 2) {
    context.translate(7, 7);
    context.scale(0.86, 0.86);
    context.lineWidth = 14;
    context.lineJoin = 'round';
    context.strokeStyle = color;
    context.stroke(path);
  } else {
    context.fillStyle = color;
    context.fill(path);
  }
  context.restore();
}

/** Draws the card itself, without ink: a rounded rectangle with an edge of whole device pixels, so that it is crisp. */
export function drawBlank(context: FaceContext, style: FaceStyle, fill: string): void {
  const { cardWidth, cardHeight, dpr, colors } = style;
  const line = Math.max(1, Math.round(0.8 * dpr)) / dpr;
  context.beginPath();
  context.roundRect(
    line / 2,
    line / 2,
    cardWidth - line,
    cardHeight - line,
    cardRadius(cardWidth) - line / 2,
  );
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = line;
  context.strokeStyle = colors.edge;
  context.stroke();
}

/** Runs `draw` upright and once more turned by half a turn about the card's centre. */
export function drawBothEnds(context: FaceContext, style: FaceStyle, draw: () => void): void {
  draw();
  context.save();
  context.translate(style.cardWidth, style.cardHeight);
  context.rotate(Math.PI);
  draw();
  context.restore();
}
