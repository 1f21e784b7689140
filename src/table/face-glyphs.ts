/** One rank as a single stroke: its width and its path in a box whose capitals are 100 high. */
export interface RankGlyph {
  readonly width: number;
  readonly path: string;
}

/**
 * Ace to king. Drawn for small sizes: 6 and 9 have straight tails, the 4 is open, the 3 has a flat top, the J no bar,
 * the Q a long tail, and the 10 is one narrow glyph.
 */
export const rankGlyphs: readonly RankGlyph[] = [
  { width: 62, path: 'M4 100 31 0 58 100M13.5 66H48.5' },
  { width: 62, path: 'M6 27C6 9 17 0 31 0 46 0 57 10 57 26 57 44 40 56 7 100H58' },
  { width: 62, path: 'M6 0H55L31 38C48 38 58 50 58 68 58 88 46 100 30 100 16 100 7 93 4 80' },
  { width: 64, path: 'M45 100V0L4 70H61' },
  {
    width: 62,
    path: 'M54 0H13L9 46C15 40 22 37 31 37 48 37 58 49 58 67 58 87 46 100 30 100 17 100 8 94 4 82',
  },
  {
    width: 62,
    path: 'M46 0C22 14 6 40 6 68 6 88 17 100 32 100 47 100 58 88 58 69 58 51 47 41 32 41 17 41 6 52 6 68',
  },
  { width: 62, path: 'M4 0H58L24 100' },
  {
    width: 62,
    path: 'M31 47C17 47 9 37 9 24 9 9 18 0 31 0 44 0 53 9 53 24 53 37 45 47 31 47 15 47 4 58 4 73 4 89 15 100 31 100 47 100 58 89 58 73 58 58 47 47 31 47',
  },
  {
    width: 62,
    path: 'M16 100C40 86 56 60 56 32 56 12 45 0 30 0 15 0 4 12 4 31 4 49 15 59 30 59 45 59 56 48 56 32',
  },
  {
    width: 84,
    path: 'M2 17 17 2V100M58 0C72 0 80 16 80 50 80 84 72 100 58 100 44 100 36 84 36 50 36 16 44 0 58 0',
  },
  { width: 56, path: 'M50 0V70C50 90 41 100 27 100 14 100 6 92 4 78' },
  {
    width: 66,
    path: 'M32 0C50 0 60 18 60 50 60 82 50 100 32 100 14 100 4 82 4 50 4 18 14 0 32 0M38 70 62 104',
  },
  { width: 62, path: 'M7 0V100M56 0 7 62M25 40 59 100' },
];

/**
 * Clubs, spades, hearts, diamonds as filled paths in a box of 100 by 100. At 9 px the club and the spade are told
 * apart by their notches, so those are deep. The strings are SVG path data: they serve a mask or a mark as well.
 */
export const suitGlyphs: readonly string[] = [
  'M50 4A22 22 0 0 1 68 39 22 22 0 1 1 55 71C56 82 59 91 66 98H34C41 91 44 82 45 71A22 22 0 1 1 32 39 22 22 0 0 1 50 4Z',
  'M50 3C60 25 95 43 95 67 95 80 85 88 74 88 64 88 57 83 53 75 54 84 58 92 65 98H35C42 92 46 84 47 75 43 83 36 88 26 88 15 88 5 80 5 67 5 43 40 25 50 3Z',
  'M50 95C17 68 4 49 4 30 4 15 15 6 28 6 38 6 46 12 50 22 54 12 62 6 72 6 85 6 96 15 96 30 96 49 83 68 50 95Z',
  'M50 2C60 20 74 37 89 50 74 63 60 80 50 98 40 80 26 63 11 50 26 37 40 20 50 2Z',
];
