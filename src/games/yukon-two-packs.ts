import type { Game } from './game.ts';

/** Brunswick. */
export const brunswick = {
  id: 'brunswick',
  name: 'Brunswick',
  family: 'yukon',
  numbers: [154],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Mississippi. */
export const mississippi = {
  id: 'mississippi',
  name: 'Mississippi',
  family: 'yukon',
  numbers: [121],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Griffon. */
export const griffon = {
  id: 'griffon',
  name: 'Griffon',
  family: 'yukon',
  numbers: [122],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Double Yukon. */
export const doubleYukon = {
  id: 'double-yukon',
  name: 'Double Yukon',
  family: 'yukon',
  numbers: [271],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: [
        'uuuuuu',
        'duuuuuu',
        'dduuuuuu',
        'ddduuuuuu',
        'dddduuuuuu',
        'ddddduuuuuu',
        'dddddduuuuuu',
        'ddddddduuuuuu',
        'dddddddduuuuuu',
        'dddddddduuuuuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Triple Yukon. */
export const tripleYukon = {
  id: 'triple-yukon',
  name: 'Triple Yukon',
  family: 'yukon',
  numbers: [272],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 12,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: [
        'uuuuuu',
        'duuuuuu',
        'dduuuuuu',
        'ddduuuuuu',
        'dddduuuuuu',
        'ddddduuuuuu',
        'dddddduuuuuu',
        'ddddddduuuuuu',
        'dddddddduuuuuu',
        'ddddddddduuuuuu',
        'dddddddddduuuuuu',
        'ddddddddddduuuuuu',
        'dddddddddddduuuuuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Outback Patience. */
export const outbackPatience = {
  id: 'outback-patience',
  name: 'Outback Patience',
  family: 'yukon',
  numbers: [526],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'uuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** 54-card reserve beside the tableau. */
export const hawaiian = {
  id: 'hawaiian',
  name: 'Hawaiian',
  family: 'yukon',
  numbers: [707],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 10, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Yukon moves with Milligan-style row deals. */
export const lexingtonHarp = {
  id: 'lexington-harp',
  name: 'Lexington Harp',
  family: 'yukon',
  numbers: [68],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;
