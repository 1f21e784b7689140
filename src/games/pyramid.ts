import type { Game } from './game.ts';

/** Pyramid: open cards leave in pairs that make thirteen, kings alone, and in the end every card is gone. */
export const pyramid = {
  id: 'pyramid',
  name: 'Pyramid',
  family: 'pyramid',
  numbers: [38],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'pyramid', rows: 7, faces: 'all face up' },
    pairs: { make: 'a sum', sum: 13 },
    stock: { deals: 'to the waste', draw: 1, passes: 3 },
    goal: 'every card',
  },
} as const satisfies Game;

/** Relaxed Pyramid: as Pyramid, but it is enough to clear the pyramid itself. */
export const relaxedPyramid = {
  id: 'relaxed-pyramid',
  name: 'Relaxed Pyramid',
  family: 'pyramid',
  variantOf: 'pyramid',
  numbers: [193],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'pyramid', rows: 7, faces: 'all face up' },
    pairs: { make: 'a sum', sum: 13 },
    stock: { deals: 'to the waste', draw: 1, passes: 3 },
    goal: 'the pyramid',
  },
} as const satisfies Game;

/** Pyramid Thirteen: only the lowest row lies open, and the stock is gone through once. */
export const pyramidThirteen = {
  id: 'pyramid-thirteen',
  name: 'Pyramid Thirteen',
  family: 'pyramid',
  numbers: [44],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'pyramid', rows: 7, faces: 'only the lowest row face up' },
    pairs: { make: 'a sum', sum: 13 },
    stock: { deals: 'to the waste', draw: 1, passes: 1 },
    goal: 'every card',
  },
} as const satisfies Game;

/** Double Pyramid: two packs, and a pyramid of nine rows. */
export const doublePyramid = {
  id: 'double-pyramid',
  name: 'Double Pyramid',
  family: 'pyramid',
  numbers: [699],
  rules: {
    mechanism: 'removal',
    deck: { packs: 2 },
    layout: { shape: 'pyramid', rows: 9, faces: 'all face up' },
    pairs: { make: 'a sum', sum: 13 },
    stock: { deals: 'to the waste', draw: 1, passes: 3 },
    goal: 'every card',
  },
} as const satisfies Game;

/** Giza, by Michael Keller: Pyramid without luck, since the rest of the pack lies open in eight fans of three. */
export const giza = {
  id: 'giza',
  name: 'Giza',
  family: 'pyramid',
  numbers: [592],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'pyramid', rows: 7, faces: 'all face up' },
    reserve: { piles: 8, each: 'uuu' },
    pairs: { make: 'a sum', sum: 13 },
    goal: 'every card',
  },
} as const satisfies Game;

/** Baroness: five columns grow by a card each with every deal, and pairs of thirteen thin them out. */
export const baroness = {
  id: 'baroness',
  name: 'Baroness',
  family: 'pyramid',
  numbers: [657],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: {
      shape: 'columns',
      dealt: { piles: 5, each: 'u' },
      fill: 'row by row',
      empty: 'takes any open card',
    },
    reserve: ['', ''],
    pairs: { make: 'a sum', sum: 13 },
    stock: { deals: 'a card to each column' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Thirteens: ten open cards, pairs of thirteen, and every gap is filled at once. */
export const thirteens = {
  id: 'thirteens',
  name: 'Thirteens',
  family: 'pyramid',
  numbers: [593],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'columns', dealt: { piles: 10, each: 'u' }, fill: 'row by row' },
    pairs: { make: 'a sum', sum: 13 },
    stock: { deals: 'into gaps by itself' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Elevens: nine open cards, pairs of eleven, and jack, queen and king leave as a threesome. */
export const elevens = {
  id: 'elevens',
  name: 'Elevens',
  family: 'pyramid',
  numbers: [594],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'columns', dealt: { piles: 9, each: 'u' }, fill: 'row by row' },
    pairs: { make: 'a sum', sum: 11 },
    sets: 'a jack, a queen and a king',
    stock: { deals: 'into gaps by itself' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Fourteen: the whole pack lies open in twelve columns, and pairs of fourteen leave. */
export const fourteen = {
  id: 'fourteen',
  name: 'Fourteen',
  family: 'pyramid',
  numbers: [96],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: {
      shape: 'columns',
      dealt: [
        'uuuuu',
        'uuuuu',
        'uuuuu',
        'uuuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
      ],
      fill: 'row by row',
    },
    pairs: { make: 'a sum', sum: 14 },
    goal: 'every card',
  },
} as const satisfies Game;
