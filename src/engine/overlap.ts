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
      const at = { x: (rows - 1 - row) / 2 + i, y: row / 2 };
      piles.push({ id: `t${piles.length + 1}`, kind: 'column', alike: alike + piles.length, at });
      const next = ((row + 1) * (row + 2)) / 2 + i;
      coveredBy.push(row === rows - 1 ? [] : [next, next + 1]);
    }
  }
  return { piles, coveredBy };
}
