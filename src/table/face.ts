import { drawBack } from './face-back.ts';
import { drawCompactFace } from './face-compact.ts';
import { drawBlank } from './face-drawing.ts';
import { drawLargeFace } from './face-large.ts';
import { drawMediumFace } from './face-medium.ts';
import { tierOf } from './face-metrics.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** The number of the back, after the faces 0..51. */
export const backFace = 52;

/**
 * Draws one card with its top left corner at the context's origin, in CSS px: the caller has scaled the context by
 * `style.dpr`. Used for every cell of the sprite sheet, and for a canvas of one card where a sheet cannot be trusted.
 *
 * @param face suit * 13 + rank with the suits clubs, spades, hearts, diamonds and the ranks ace to king, or `backFace`
 * @throws RangeError for any other number
 */
export function drawCard(context: FaceContext, face: number, style: FaceStyle): void {
  if (!Number.isInteger(face) || face < 0 || face > backFace)
    throw new RangeError(`There is no face ${face}`);
  if (face === backFace) {
    drawBack(context, style);
    return;
  }
  const rank = face % 13;
  const suit = (face - rank) / 13;
  drawBlank(context, style, style.colors.card);
  const tier = tierOf(style.cardWidth);
  const draw = { compact: drawCompactFace, medium: drawMediumFace, large: drawLargeFace };
  draw[tier === 'large' && style.colors.bigIndex ? 'medium' : tier](context, rank, suit, style);
}
