/** A pip's place: column -1, 0 or 1, and height from 0 (top row) to 1 (bottom row). */
export type Pip = readonly [column: -1 | 0 | 1, height: number];

const four: readonly Pip[] = [
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
];
const six: readonly Pip[] = [...four, [-1, 0.5], [1, 0.5]];
const eight: readonly Pip[] = [...four, [-1, 1 / 3], [1, 1 / 3], [-1, 2 / 3], [1, 2 / 3]];

/** Where the pips stand on ace to ten, in the order of the ranks, as on French and English cards. */
export const pipLayouts: readonly (readonly Pip[])[] = [
  [[0, 0.5]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  four,
  [...four, [0, 0.5]],
  six,
  [...six, [0, 0.25]],
  [...six, [0, 0.25], [0, 0.75]],
  [...eight, [0, 0.5]],
  [...eight, [0, 1 / 6], [0, 5 / 6]],
];
