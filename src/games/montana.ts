import type { Game } from './game.ts';

/** Montana, also called Gaps: four rows with four gaps, and each suit has to find its way into a row. */
export const montana = {
  id: 'montana',
  name: 'Montana',
  family: 'montana',
  numbers: [53],
  rules: {
    mechanism: 'gaps',
    deck: { packs: 1 },
    aces: 'taken out of the rows',
    redeals: 2,
    gaps: 'beside the cards in place',
  },
} as const satisfies Game;

/** Spaces: Montana in which the gaps fall anywhere when the cards are dealt again. */
export const spaces = {
  id: 'spaces',
  name: 'Spaces',
  family: 'montana',
  numbers: [116],
  rules: {
    mechanism: 'gaps',
    deck: { packs: 1 },
    aces: 'taken out of the rows',
    redeals: 2,
    gaps: 'anywhere',
  },
} as const satisfies Game;

/** Red Moon: the aces lead the four rows from the start, each with a gap beside it. */
export const redMoon = {
  id: 'red-moon',
  name: 'Red Moon',
  family: 'montana',
  numbers: [117],
  rules: {
    mechanism: 'gaps',
    deck: { packs: 1 },
    aces: 'laid first, each with a gap beside it',
    redeals: 2,
    gaps: 'beside the cards in place',
  },
} as const satisfies Game;

/** Blue Moon: the aces leave their places for the front of the rows, and the gaps lie where they were. */
export const blueMoon = {
  id: 'blue-moon',
  name: 'Blue Moon',
  family: 'montana',
  numbers: [63],
  rules: {
    mechanism: 'gaps',
    deck: { packs: 1 },
    aces: 'brought to the front of the rows',
    redeals: 2,
    gaps: 'beside the cards in place',
  },
} as const satisfies Game;
