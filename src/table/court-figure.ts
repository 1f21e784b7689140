import { courtHeads, type CourtInk, type CourtPart } from './court-heads.ts';
import { courtPaints } from './court-paints.ts';
import { drawPlainCourt } from './court-plain.ts';
import { courtRobes, courtThings } from './court-robes.ts';
import { drawBothEnds, drawSuit } from './face-drawing.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** The parts stand in a box so wide; of which so much is seen, in units of the box. */
const [boxWidth, seenWidth] = [700, 640];

/** How far the line where the two halves meet rises from the middle to either edge, and how wide the sash on it is. */
const [rise, sash] = [46, 24];

/** Clubs and diamonds look the other way: so no two courts of a colour are alike but for their pips. */
const mirrored = [true, false, false, true];

/** Width of the lines of a face, and of the edge round each cut shape. */
const [line, cut] = [9, 10];

const paths = new Map<string, Path2D>();

function pathOf(data: string): Path2D {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  return path;
}

function drawParts(
  context: FaceContext,
  parts: readonly CourtPart[],
  paints: Readonly<Record<CourtInk, string>>,
): void {
  for (const [ink, data] of parts) {
    const path = pathOf(data);
    const isLine = ink === 'line' || ink === 'trim';
    if (ink !== 'ink') {
      context.strokeStyle = isLine ? paints[ink] : paints.card;
      context.lineWidth = isLine ? line : 2 * cut;
      context.stroke(path);
    }
    context.fillStyle = paints[ink];
    if (!isLine) context.fill(path);
  }
}

/**
 * Draws the middle of a jack, queen or king (rank 10..12) on a large card, the same at both ends: in a framed panel a figure
 * of shapes cut out of coloured paper, in the colour of its suit, and the suit in the corners. In forced colours its crown.
 */
export function drawCourtFigure(context: FaceContext, rank: number, suit: number, style: FaceStyle): void {
  const { cardWidth, cardHeight, dpr, colors } = style;
  const width = cardWidth * 0.72;
  // Its edge begins under the strip that a covered card shows (`faceMetrics`).
  const height = cardHeight - cardWidth * 0.58;
  const [left, top] = [(cardWidth - width) / 2, (cardHeight - height) / 2];
  const panel = pathOfPanel(left, top, width, height, cardWidth * 0.03);
  const paints = courtPaints(context, suit, style);
  context.save();
  context.globalAlpha = 0.08;
  context.fillStyle = paints.suit;
  context.fill(panel);
  context.globalAlpha = 1;
  if (!colors.outlineReds) {
    context.save();
    context.clip(panel);
    const scale = width / seenWidth;
    const box = mirrored[suit] ? { x: left + width, across: -scale } : { x: left, across: scale };
    drawFigure(context, rank, style, { ...box, y: top, down: scale }, paints);
    context.restore();
  }
  context.globalAlpha = 0.6;
  context.strokeStyle = paints.suit;
  context.lineWidth = Math.max(1 / dpr, cardWidth * 0.008);
  context.stroke(panel);
  context.restore();
  if (colors.outlineReds) drawPlainCourt(context, rank, paints.suit, style, top);
  const [size, inset] = [cardWidth * 0.13, cardWidth * 0.033];
  const pipLeft = mirrored[suit] ? left + width - inset - size : left + inset;
  drawBothEnds(context, style, () => drawSuit(context, suit, pipLeft, top + inset, size, colors));
}

/** Where a figure's box begins, CSS px, and how large its units are; it goes to the left where `across` is below zero. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

function pathOfPanel(left: number, top: number, width: number, height: number, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(left, top, width, height, radius);
  return path;
}

function drawFigure(
  context: FaceContext,
  rank: number,
  style: FaceStyle,
  { x, y, across, down }: Box,
  paints: Readonly<Record<CourtInk, string>>,
): void {
  const [robe = [], head = [], things = []] = [courtRobes, courtHeads, courtThings].map(
    (each) => each[rank - 10],
  );
  const middle = (style.cardHeight / 2 - y) / down;
  const enterBox = (): void => {
    context.save();
    context.translate(x, y);
    context.scale(across, down);
    context.lineJoin = 'round';
    context.lineCap = 'round';
  };
  drawBothEnds(context, style, () => {
    enterBox();
    context.clip(new Path2D(`M0 0H${seenWidth}V${middle - rise}L0 ${middle + rise}Z`));
    context.translate((seenWidth - boxWidth) / 2, 10);
    drawParts(context, robe, paints);
    context.save();
    // A head's crown must not touch the frame, its chin stays where it is.
    context.translate(35, 24);
    context.scale(0.9, 0.9);
    drawParts(context, head, paints);
    context.restore();
    drawParts(context, things, paints);
    context.restore();
  });
  enterBox();
  const seam = new Path2D(`M0 ${middle + rise}L${seenWidth} ${middle - rise}`);
  for (const [width, color] of [
    [sash + 2 * cut, paints.card],
    [sash, paints.gold],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke(seam);
  }
  context.restore();
}
