/** Drawings in strokes on a field of 24 by 24, each the `d` of one path: those of the home page and of others. */
export const STROKES = {
  /** Back to where one came from. */
  back: 'M15 5l-7 7 7 7',
  /** Settings: sliders, each set as somebody likes it. */
  settings:
    'M3 6h10M19 6h2M13 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 18h3M12 18h9M6 18a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12h6M15 12h6M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  /** The player's record: columns of different height. */
  record: 'M4 20h16M6 20v-6M12 20V5M18 20v-10',
  /** A favourite: a star with five points. */
  star: 'M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z',
} as const;
