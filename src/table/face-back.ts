import { drawBlank } from './face-drawing.ts';
import { cardRadius, type FaceContext, type FaceStyle } from './face-style.ts';

/** From this width in CSS px the back has room for the crescent. */
const crescentFrom = 36;

/** Angles of the crescent's horns, where circles of 0.92 and 0.78 with centres 0.42 apart meet. */
const outerHorn = 1.0046;
const innerHorn = 1.4767;

/** What may be drawn on the backs. */
export type Back = 'crescent' | 'waves' | 'rays' | 'stars' | 'weave';

/** The field of a back, within its rim, CSS px. */
export interface BackField {
  readonly margin: number;
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
}

/** Traces what is drawn on a field. */
export type BackPattern = (context: FaceContext, field: BackField) => void;

/** All but the first come later than the first cards. */
export const patterns = new Map<Back, BackPattern>([['crescent', traceLattice]]);

/** The back that can be drawn now for the one that is asked for. */
export function shownBack(asked: Back): Back {
  return patterns.has(asked) ? asked : 'crescent';
}

function traceLattice(context: FaceContext, { margin, width, height, cardWidth }: BackField): void {
  const columns = cardWidth < 30 ? 2 : cardWidth < 80 ? 3 : 5;
  const stepX = width / columns;
  const rows = Math.round(height / stepX);
  const stepY = height / rows;
  const [a, b] = [stepX * 0.42, stepY * 0.42];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = margin + stepX * (column + 0.5);
      const y = margin + stepY * (row + 0.5);
      context.moveTo(x, y - b);
      context.lineTo(x + a, y);
      context.lineTo(x, y + b);
      context.lineTo(x - a, y);
      context.closePath();
    }
  }
}

function drawCrescent(context: FaceContext, style: FaceStyle, radius: number): void {
  const { cardWidth, cardHeight, colors } = style;
  const [x, y] = [cardWidth / 2, cardHeight / 2];
  context.beginPath();
  context.arc(x, y, radius * 1.22, 0, 2 * Math.PI);
  context.fillStyle = colors.back;
  context.fill();
  context.lineWidth = cardWidth * 0.018;
  context.strokeStyle = colors.rim;
  context.stroke();
  context.beginPath();
  context.arc(x, y, radius * 0.92, outerHorn, -outerHorn);
  context.arc(x + radius * 0.42, y, radius * 0.78, -innerHorn, innerHorn, true);
  context.fillStyle = colors.rim;
  context.fill();
}

/** Draws the back: a light rim, and a field with its pattern: a lattice of diamonds and, where there is room, the crescent. */
export function drawBack(context: FaceContext, style: FaceStyle): void {
  const { cardWidth, cardHeight, dpr, colors } = style;
  const margin = Math.max(1, Math.round(Math.max(1.5, cardWidth * 0.07) * dpr)) / dpr;
  const [width, height] = [cardWidth - 2 * margin, cardHeight - 2 * margin];
  drawBlank(context, style, colors.rim);
  context.beginPath();
  context.roundRect(margin, margin, width, height, cardRadius(cardWidth) * 0.6);
  context.fillStyle = colors.back;
  context.fill();
  context.save();
  context.clip();
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(0.5, cardWidth * 0.014);
  context.strokeStyle = colors.rim;
  context.beginPath();
  const { design = 'crescent' } = colors;
  patterns.get(design)?.(context, { margin, width, height, cardWidth });
  context.stroke();
  context.restore();
  if (design === 'crescent' && cardWidth >= crescentFrom)
    drawCrescent(context, style, Math.min(width, height) * 0.27);
}
