import { drawRank, drawSuit, rankWidth, type Weight } from './face-drawing.ts';
import type { FaceContext, FaceStyle } from './face-style.ts';

/** Where and how large an index is: CSS px from the card's top left corner. */
export interface IndexPlace {
  readonly left: number;
  readonly top: number;
  readonly rankHeight: number;
  readonly suitSize: number;
  readonly weight: Weight;
}

/** Draws rank and suit side by side; with `suitRight` given, the suit ends there instead of following the rank. */
export function drawRowIndex(
  context: FaceContext,
  rank: number,
  suit: number,
  style: FaceStyle,
  place: IndexPlace,
  suitRight?: number,
): void {
  const { left, top, rankHeight, weight } = place;
  const width = rankWidth(rank, rankHeight, weight);
  const spare = style.cardWidth - 2 * left - width - 0.6;
  const size = Math.min(place.suitSize, spare);
  const x = suitRight === undefined ? left + width + style.cardWidth * 0.04 : suitRight - size;
  drawRank(context, rank, left, top, rankHeight, weight, style.colors.suits[suit] ?? '');
  drawSuit(context, suit, x, top + (rankHeight - size) / 2, size, style.colors);
}

/** Draws the suit under the rank, both centred on one axis, so that a narrow strip at the left shows them. */
export function drawStackIndex(
  context: FaceContext,
  rank: number,
  suit: number,
  style: FaceStyle,
  place: IndexPlace,
): void {
  const { left, top, rankHeight, suitSize, weight } = place;
  const width = rankWidth(rank, rankHeight, weight);
  const axis = left + Math.max(rankWidth(0, rankHeight, weight), suitSize, width) / 2;
  drawRank(context, rank, axis - width / 2, top, rankHeight, weight, style.colors.suits[suit] ?? '');
  drawSuit(
    context,
    suit,
    axis - suitSize / 2,
    top + rankHeight + style.cardWidth * 0.045,
    suitSize,
    style.colors,
  );
}
