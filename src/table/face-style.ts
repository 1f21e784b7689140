import type { Back } from './face-back.ts';
import type { IndexForm } from './face-metrics.ts';
import type { SuitColors } from './tokens-suits.ts';

/** Any 2D context: a canvas of the page or one of a worker. */
export type FaceContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What colours a card is drawn with: any CSS colours, system colours included. */
export interface FaceColors {
  readonly card: string;
  readonly edge: string;
  readonly back: string;
  readonly rim: string;
  readonly suits: SuitColors;
  /** Hearts and diamonds as outlines, for forced colours, where every suit has the same colour. */
  readonly outlineReds?: boolean;
  /** What is drawn on the back; the crescent if absent. */
  readonly design?: Back;
  /** Rank and suit large in the corner, and one large suit in the place of pips. */
  readonly bigIndex?: boolean;
}

/** How to draw a card: its size in CSS px, device pixels per CSS px, where the index stands, the colours. */
export interface FaceStyle {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly dpr: number;
  readonly form: IndexForm;
  readonly colors: FaceColors;
}

/** Radius of a card's corners in CSS px. */
export function cardRadius(cardWidth: number): number {
  return Math.max(2, cardWidth * 0.09);
}

/** Size and colours of the cards: what all the sheets of a table have in common. */
export type SheetStyle = Omit<FaceStyle, 'form'>;
