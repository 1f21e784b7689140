import type { Pile } from './pile.ts';

/** Which piles lie on which, in layouts of overlapping single cards. */
export interface Overlap {
  /** Column piles `t1`, `t2` ... with their places on the table. */
  readonly piles: readonly Pile[];
  /** For each pile the piles (counted from 0 among these) that lie on it: it is open once they are empty. */
  readonly coveredBy: readonly (readonly number[])[];
}

/** A pyramid: row by row from the top, each row one card longer, each card half covered by two of the next row. */
export function pyramid(rows: number, alike: number): Overlap {
  const piles: Pile[] = [];
  const coveredBy: number[][] = [];
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i <= row; i++) {
      const next = piles.length + row + 1;
      piles.push(placed(piles.length, alike, (rows - 1 - row) / 2 + i, row));
      coveredBy.push(row === rows - 1 ? [] : [next, next + 1]);
    }
  }
  return { piles, coveredBy };
}

/** Three peaks side by side, of three rows each, on one common row of ten cards. */
export function threePeaks(alike: number): Overlap {
  const piles: Pile[] = [];
  const coveredBy: number[][] = [];
  const add = (x: number, row: number, cover: number[]): void => {
    piles.push(placed(piles.length, alike, x, row));
    coveredBy.push(cover);
  };
  // Rows of 3, 6, 9 and 10 cards begin at 0, 3, 9 and 18.
  for (let peak = 0; peak < 3; peak++) add(1.5 + 3 * peak, 0, [3 + 2 * peak, 4 + 2 * peak]);
  for (let i = 0; i < 6; i++) {
    const [peak, side] = [Math.floor(i / 2), i % 2];
    add(1 + 3 * peak + side, 1, [9 + 3 * peak + side, 10 + 3 * peak + side]);
  }
  for (let i = 0; i < 9; i++) add(0.5 + i, 2, [18 + i, 19 + i]);
  for (let i = 0; i < 10; i++) add(i, 3, []);
  return { piles, coveredBy };
}

/** A grid of single cards, row by row, none on another; the places are of one class where `equal` says so. */
export function grid(rows: number, columns: number, alike: number, equal = false): Overlap {
  const places = Array.from({ length: rows * columns }, (_, i) => i);
  return {
    piles: places.map((i) => ({
      ...placed(i, equal ? alike - i : alike, i % columns, 0),
      at: { x: i % columns, y: Math.floor(i / columns) },
    })),
    coveredBy: places.map(() => []),
  };
}

function placed(index: number, alike: number, x: number, row: number): Pile {
  return { id: `t${index + 1}`, kind: 'column', alike: alike + index, at: { x, y: row / 2 } };
}
