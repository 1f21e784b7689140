import { cardRatio, faceMetrics, tierOf, type FaceMetrics, type Tier } from './face-metrics.ts';
import type { Rect, Viewport } from './layout-shapes.ts';

/** All lengths that follow from the table's box and one card width, CSS px. */
export interface Grid {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly tier: Tier;
  readonly metrics: FaceMetrics;
  /** Between two columns, and between two rows. */
  readonly gap: number;
  readonly rowGap: number;
  /** From one column to the next. */
  readonly pitch: number;
  /** The box without its padding and safe area: no card leaves it. */
  readonly inner: Rect;
  /** The lower edge of the box. */
  readonly foot: number;
  readonly dpr: number;
  readonly leftHanded: boolean;
  /** Columns lie on their side. */
  readonly sideways: boolean;
}

function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The nearest whole number of device pixels, as CSS px: what is crisp on the screen. */
export function snap(length: number, dpr: number): number {
  return Math.round(length * dpr) / dpr;
}

/** As `snap`, but never more than `length`. */
export function snapDown(length: number, dpr: number): number {
  return Math.floor(length * dpr + 1e-6) / dpr;
}

/** The grid for cards of this width; the width is taken down to whole device pixels. */
export function gridFor(viewport: Viewport, width: number): Grid {
  const { dpr, safeArea } = viewport;
  const cardWidth = Math.max(1 / dpr, snapDown(width, dpr));
  const tier = tierOf(cardWidth);
  const cardHeight = snap(cardWidth * cardRatio(tier), dpr);
  const gap = snap(clamp(1, viewport.width * 0.004, 12), dpr);
  const rowGap = snap(clamp(6, viewport.height * 0.012, 20), dpr);
  const side = clamp(2, viewport.width * 0.008, 24);
  const left = Math.ceil(Math.max(side, safeArea?.left ?? 0) * dpr) / dpr;
  const right = Math.max(side, safeArea?.right ?? 0);
  const top = Math.ceil(Math.max(Math.min(side + 2, rowGap), safeArea?.top ?? 0) * dpr) / dpr;
  const bottom = Math.max(Math.min(side, 4), safeArea?.bottom ?? 0);
  const inner = {
    x: left,
    y: top,
    width: viewport.width - left - right,
    height: viewport.height - top - bottom,
  };
  return {
    cardWidth,
    cardHeight,
    tier,
    metrics: faceMetrics(cardWidth, cardHeight, viewport.bigIndex),
    gap,
    rowGap,
    pitch: cardWidth + gap,
    inner,
    foot: viewport.height,
    dpr,
    leftHanded: viewport.leftHanded ?? false,
    sideways: viewport.sideways ?? false,
  };
}
