import type { Game } from './game.ts';

/** Mrs. Mop. */
export const mrsMop = {
  id: 'mrs-mop',
  name: 'Mrs. Mop',
  family: 'spider',
  numbers: [309],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 13, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Big Spider. */
export const bigSpider = {
  id: 'big-spider',
  name: 'Big Spider',
  family: 'spider',
  numbers: [384],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 12,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 13, each: 'dddddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Chinese Spider. */
export const chineseSpider = {
  id: 'chinese-spider',
  name: 'Chinese Spider',
  family: 'spider',
  numbers: [670],
  rules: {
    mechanism: 'building',
    deck: { packs: 4, suits: [0, 1, 2] },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 12,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'dddddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Simon Jester. */
export const simonJester = {
  id: 'simon-jester',
  name: 'Simon Jester',
  family: 'spider',
  numbers: [366],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, short columns last, then a row to all but the first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: [
        'uuuuuuuuuuuuu',
        'uuuuuuuuuuuuu',
        'uuuuuuuuuuuu',
        'uuuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuu',
        'uuuuuuu',
        'uuuuuu',
        'uuuuu',
        'uuuu',
        'uuu',
        'uu',
        'u',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Ranks wrap; a 13-run may start at any rank. */
export const york = {
  id: 'york',
  name: 'York',
  family: 'spider',
  numbers: [441],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'at any rank, wrapping', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: [
        'uuuuuuuu',
        'uuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuu',
        'uuuuuuuu',
      ],
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;
