/** What can be seen of a card, or of an empty place: a rectangle. No two of them overlap. */
export interface MiniaturePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly is: 'face up' | 'face down' | 'empty';
}

/** Places that stand beside one another in a miniature; the first stands at 0. */
export type Row = readonly MiniaturePlace[];

/** The size of a whole card. */
export const CARD = { width: 10, height: 14 } as const;

/** What is free between two cards side by side, and between two rows. */
export const [GAP, ROW_GAP] = [2, 3];

/** From one card to the next one beside it. */
export const STEP = CARD.width + GAP;

/** A whole card, or an empty place. */
export function placeAt(x: number, y: number, is: MiniaturePlace['is']): MiniaturePlace {
  return { x, y, ...CARD, is };
}

/** Equal places side by side. */
export function line(count: number, is: MiniaturePlace['is']): Row {
  return Array.from({ length: count }, (_, index) => placeAt(index * STEP, 0, is));
}

/** Two rows as one. */
export function beside(left: Row, right: Row): Row {
  return [...left, ...moved(right, left.length === 0 ? 0 : widthOf(left) + GAP)];
}

/** A row further to the right. */
export function moved(row: Row, by: number): Row {
  return row.map((place) => ({ ...place, x: place.x + by }));
}

/** How far a row reaches. */
export function widthOf(row: Row): number {
  return Math.max(0, ...row.map(({ x, width }) => x + width));
}
