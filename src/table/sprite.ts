import { backFace, drawCard } from './face.ts';
import type { FaceStyle } from './face-style.ts';

/** Cells in a row of the sheet. Its 54 cells hold 52 faces, the back and the probe. */
const columns = 9;
const rows = 6;
const probeCell = 53;
const probeColor = [18, 102, 206] as const;

/** A drawn sheet. Lengths are CSS px, ready for `background-size` and `background-position`. */
export interface SpriteSheet {
  readonly canvas: OffscreenCanvas;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly width: number;
  readonly height: number;
  /**
   * False where the browser falsifies what is read back from a canvas (a guard against fingerprints): an image made of
   * this sheet would be noise, so each card needs a canvas of its own, painted by `paintCard`.
   */
  readonly faithful: boolean;
}

/** Device pixels per CSS px to draw with: more than 2 on a card of 120 px costs memory that no eye rewards. */
export function spriteScale(cardWidth: number, dpr: number): number {
  return cardWidth >= 120 ? Math.min(dpr, 2) : dpr;
}

function drawProbe(context: OffscreenCanvasRenderingContext2D, width: number, height: number): boolean {
  const [x, y] = [(probeCell % columns) * width, Math.floor(probeCell / columns) * height];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = `rgb(${probeColor.join(' ')})`;
  context.fillRect(x, y, width, height);
  const seen = context.getImageData(x + Math.floor(width / 2), y + Math.floor(height / 2), 1, 1).data;
  // Some browsers stir only the lowest bits: nobody sees that.
  return probeColor.every((value, channel) => Math.abs(value - (seen[channel] ?? 0)) <= 4);
}

/**
 * Draws all faces and the back on one sheet, in the same task (5 ms for compact cards).
 *
 * @throws Error if the browser gives no 2D context, as it may when memory is short
 */
export function drawSprite(style: FaceStyle): SpriteSheet {
  const scale = spriteScale(style.cardWidth, style.dpr);
  const width = Math.max(1, Math.round(style.cardWidth * scale));
  const height = Math.max(1, Math.round(style.cardHeight * scale));
  const canvas = new OffscreenCanvas(width * columns, height * rows);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas for the faces of the cards');
  const [scaleX, scaleY] = [width / style.cardWidth, height / style.cardHeight];
  for (let face = 0; face <= backFace; face += 1) {
    context.setTransform(scaleX, 0, 0, scaleY, (face % columns) * width, Math.floor(face / columns) * height);
    drawCard(context, face, { ...style, dpr: scale });
  }
  return {
    canvas,
    cellWidth: style.cardWidth,
    cellHeight: style.cardHeight,
    width: style.cardWidth * columns,
    height: style.cardHeight * rows,
    faithful: drawProbe(context, width, height),
  };
}

/** Where a face (0..51, or `backFace`) stands on the sheet: CSS px for `background-position`, zero or negative. */
export function spriteOffset(
  sheet: Pick<SpriteSheet, 'cellWidth' | 'cellHeight'>,
  face: number,
): { x: number; y: number } {
  return { x: -(face % columns) * sheet.cellWidth, y: -Math.floor(face / columns) * sheet.cellHeight };
}

/**
 * Paints one card on a canvas of its own, sized to the card: the way out where a sheet is not faithful.
 *
 * @returns false where the browser gives nothing to paint with
 */
export function paintCard(canvas: HTMLCanvasElement, face: number, style: FaceStyle): boolean {
  const scale = spriteScale(style.cardWidth, style.dpr);
  canvas.width = Math.max(1, Math.round(style.cardWidth * scale));
  canvas.height = Math.max(1, Math.round(style.cardHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.scale(canvas.width / style.cardWidth, canvas.height / style.cardHeight);
  drawCard(context, face, { ...style, dpr: scale });
  return true;
}
