/** How much a card of a given size can show. Compact: index and pip; medium: larger index; large: all pips. */
export type Tier = 'compact' | 'medium' | 'large';

/**
 * Where the index stands. `row`: rank and suit side by side, for columns; `tight`: the same but low enough for a strip
 * of 15 px; `stack`: the rank above the suit, for piles fanned to the right.
 */
export type IndexForm = 'row' | 'tight' | 'stack';

/** How large rank and suit stand in the corner. Compact cards have a large index in any case. */
export type IndexSize = 'normal' | 'big';

/** Every tier, largest first. */
export const tiersDown: readonly Tier[] = ['large', 'medium', 'compact'];

/** The smallest card width of each tier, CSS px. */
const narrowest: Readonly<Record<Tier, number>> = { compact: 0, medium: 44, large: 84 };

/** The smallest card width of a tier, CSS px. */
export function narrowestOf(tier: Tier): number {
  return narrowest[tier];
}

/** The card width that a tier's cards stay under, CSS px. */
export function widestOf(tier: Tier): number {
  if (tier === 'large') return Infinity;
  return tier === 'medium' ? narrowest.large : narrowest.medium;
}

/** The tier of a card `cardWidth` CSS px wide. */
export function tierOf(cardWidth: number): Tier {
  if (cardWidth < narrowest.medium) return 'compact';
  return cardWidth < narrowest.large ? 'medium' : 'large';
}

/** Height of a card divided by its width. Width is what a phone lacks, so compact cards are taller. */
export function cardRatio(tier: Tier): number {
  return tier === 'compact' ? 1.58 : 1.4;
}

/** Distances, in CSS px, that the drawing of the faces and the layout of the columns must agree on. */
export interface FaceMetrics {
  /** Space above the index, in the forms `row` and `tight`. */
  readonly indexTop: number;
  /** Height of the rank. */
  readonly indexHeight: number;
  /** Height of the rank in a tight strip; differs from `indexHeight` in the compact tier alone. */
  readonly tightHeight: number;
  /** Least strip of a covered face-up card whose index still reads. */
  readonly stripMin: number;
  /** Strip of a covered face-up card where there is room; at least 24, the smallest good target (WCAG 2.5.8). */
  readonly stripIdeal: number;
  /** Under this strip a pile shows the form `tight`; 0 where the tier has no such form. */
  readonly tightBelow: number;
  /** Strip of a covered face-down card where there is room, and its floor. */
  readonly downIdeal: number;
  readonly downMin: number;
}

const compactStrip = 24;

/** The metrics of cards of this width and height, CSS px. */
export function faceMetrics(cardWidth: number, cardHeight: number, isBig = false): FaceMetrics {
  const downs = { downIdeal: Math.max(6, 0.16 * cardHeight), downMin: 3 };
  if (tierOf(cardWidth) === 'compact') {
    const indexHeight = Math.min(compactStrip - 5, cardWidth * 0.58);
    const indexTop = (compactStrip - indexHeight) / 2 + 0.3;
    const tightHeight = Math.min(11, indexHeight);
    return {
      ...downs,
      indexTop,
      indexHeight,
      tightHeight,
      stripMin: 15,
      stripIdeal: compactStrip,
      tightBelow: 22,
    };
  }
  const medium = isBig || tierOf(cardWidth) === 'medium';
  const indexTop = (medium ? 0.055 : 0.05) * cardWidth;
  const indexHeight = (isBig ? 0.36 : medium ? 0.3 : 0.2) * cardWidth;
  const stripMin = indexTop + indexHeight + 1;
  // A large card's pips begin lower than this: none is cut by the next card.
  const stripWish = medium ? 0.26 * cardHeight : 0.275 * cardWidth;
  const stripIdeal = Math.max(compactStrip, stripWish, stripMin);
  return { ...downs, indexTop, indexHeight, tightHeight: indexHeight, stripMin, stripIdeal, tightBelow: 0 };
}
