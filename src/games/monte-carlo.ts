import type { Game } from './game.ts';

/** Monte Carlo: neighbours of one rank leave a square of twenty-five, which you close up when you like. */
export const monteCarlo = {
  id: 'monte-carlo',
  name: 'Monte Carlo',
  family: 'pyramid',
  numbers: [89],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'grid', rows: 5, columns: 5 },
    pairs: { make: 'a pair of one rank' },
    neighbours: 'only neighbours',
    stock: { deals: 'after closing up', closing: 'row by row', when: 'on a tap' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Weddings: Monte Carlo in which the cards close up straight upwards. */
export const weddings = {
  id: 'weddings',
  name: 'Weddings',
  family: 'pyramid',
  numbers: [212],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'grid', rows: 5, columns: 5 },
    pairs: { make: 'a pair of one rank' },
    neighbours: 'only neighbours',
    stock: { deals: 'after closing up', closing: 'upwards in each column', when: 'on a tap' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Simple Carlo: any two cards of one rank leave, and the square closes up by itself. */
export const simpleCarlo = {
  id: 'simple-carlo',
  name: 'Simple Carlo',
  family: 'pyramid',
  numbers: [90],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'grid', rows: 5, columns: 5 },
    pairs: { make: 'a pair of one rank' },
    stock: { deals: 'after closing up', closing: 'row by row', when: 'by itself' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Neighbour: neighbours that make thirteen leave the square, kings alone, and it closes up by itself. */
export const neighbour = {
  id: 'neighbour',
  name: 'Neighbour',
  family: 'pyramid',
  numbers: [92],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'grid', rows: 5, columns: 5 },
    pairs: { make: 'a sum', sum: 13 },
    neighbours: 'only neighbours',
    stock: { deals: 'after closing up', closing: 'row by row', when: 'by itself' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Simple Pairs: nine open cards, pairs of one rank, and every gap is filled at once. */
export const simplePairs = {
  id: 'simple-pairs',
  name: 'Simple Pairs',
  family: 'pyramid',
  numbers: [91],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'grid', rows: 3, columns: 3 },
    pairs: { make: 'a pair of one rank' },
    stock: { deals: 'into gaps by itself' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Nestor: eight columns in which no rank lies twice, and four cards to help; pairs of one rank leave. */
export const nestor = {
  id: 'nestor',
  name: 'Nestor',
  family: 'pyramid',
  numbers: [235],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: {
      shape: 'columns',
      dealt: [
        'uuuuuu',
        'uuuuuu',
        'uuuuuu',
        'uuuuuu',
        'uuuuuu',
        'uuuuuu',
        'uuuuuu',
        'uuuuuu',
        'u',
        'u',
        'u',
        'u',
      ],
      fill: 'column by column',
      separated: 'no rank twice in a column',
    },
    pairs: { make: 'a pair of one rank' },
    goal: 'every card',
  },
} as const satisfies Game;

/** The Wish: thirty-two cards in eight small piles; make a wish, and pair them all off. */
export const theWish = {
  id: 'the-wish',
  name: 'The Wish',
  family: 'pyramid',
  numbers: [328],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1, ranks: [0, 6, 7, 8, 9, 10, 11, 12] },
    layout: { shape: 'columns', dealt: { piles: 8, each: 'dddu' }, fill: 'row by row' },
    pairs: { make: 'a pair of one rank' },
    goal: 'every card',
  },
} as const satisfies Game;

/** Triple Alliance: open cards leave by threes, their ranks in a row. */
export const tripleAlliance = {
  id: 'triple-alliance',
  name: 'Triple Alliance',
  family: 'pyramid',
  numbers: [619],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: {
      shape: 'columns',
      dealt: [
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uu',
        'uu',
      ],
      fill: 'row by row',
    },
    pairs: { make: 'no pairs' },
    sets: 'three ranks in a row, around the corner too',
    goal: 'every card',
  },
} as const satisfies Game;
