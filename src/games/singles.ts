import type { Game } from './game.ts';

/** Aces Up: four columns, and of two open cards of a suit the lower one goes, until only the aces are left. */
export const acesUp = {
  id: 'aces-up',
  name: 'Aces Up',
  family: 'singles',
  numbers: [903],
  rules: {
    mechanism: 'discards',
    deck: { packs: 1 },
    columns: 4,
    aces: 'high',
    empty: 'any open card',
  },
} as const satisfies Game;

/** Accordion: a row of fifty-two cards, to be pushed together into a single pile. */
export const accordion = {
  id: 'accordion',
  name: 'Accordion',
  family: 'singles',
  numbers: [772],
  rules: {
    mechanism: 'accordion',
    deck: { packs: 1 },
    near: 1,
    far: 3,
  },
} as const satisfies Game;

/** Osmosis: ranks seep from each foundation into the one below it. */
export const osmosis = {
  id: 'osmosis',
  name: 'Osmosis',
  family: 'singles',
  numbers: [715],
  rules: {
    mechanism: 'osmosis',
    deck: { packs: 1 },
    reserve: 'only the top card face up',
    draw: 3,
  },
} as const satisfies Game;

/** Peek: Osmosis with all reserve cards in sight. */
export const peek = {
  id: 'peek',
  name: 'Peek',
  family: 'singles',
  numbers: [716],
  rules: {
    mechanism: 'osmosis',
    deck: { packs: 1 },
    reserve: 'all face up',
    draw: 3,
  },
} as const satisfies Game;

/** Clock: nothing to decide, only the question whether the fourth king comes last. */
export const clock = {
  id: 'clock',
  name: 'Clock',
  family: 'singles',
  numbers: [737],
  rules: {
    mechanism: 'clock',
    deck: { packs: 1 },
  },
} as const satisfies Game;

/** Picture Gallery: 24 places are built up by threes, in rows of fours, threes and twos. */
export const pictureGallery = {
  id: 'picture-gallery',
  name: 'Picture Gallery',
  family: 'other',
  numbers: [7],
  rules: {
    mechanism: 'gallery',
    deck: { packs: 2 },
    rows: 'fours, threes and twos from above',
    rowTakes: 'any card',
  },
} as const satisfies Game;

/** Royal Parade: Picture Gallery in which two cards of the rows may change places. */
export const royalParade = {
  id: 'royal-parade',
  name: 'Royal Parade',
  family: 'other',
  numbers: [546],
  rules: {
    mechanism: 'gallery',
    deck: { packs: 2 },
    rows: 'twos, threes and fours from above',
    swaps: 'where both lie in their rows then',
    rowTakes: 'nothing',
  },
} as const satisfies Game;
