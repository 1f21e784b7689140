import type { Game } from './game.ts';

/** Two packs, aces out first, reserve face up. */
export const variegatedCanfield = {
  id: 'variegated-canfield',
  name: 'Variegated Canfield',
  family: 'canfield',
  numbers: [102],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'reserve', 'columns'],
      columns: 'row by row from the right',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 5, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Two packs, 20-card open reserve, same-suit packing, 2 passes. */
export const americanToad = {
  id: 'american-toad',
  name: 'American Toad',
  family: 'canfield',
  numbers: [103],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 7,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'same suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Double Canfield. */
export const doubleCanfield = {
  id: 'double-canfield',
  name: 'Double Canfield',
  family: 'canfield',
  numbers: [106],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 7,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 5, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Triple Canfield. */
export const tripleCanfield = {
  id: 'triple-canfield',
  name: 'Triple Canfield',
  family: 'canfield',
  numbers: [396],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 11,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'dddddddddddddddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Quadruple Canfield. */
export const quadrupleCanfield = {
  id: 'quadruple-canfield',
  name: 'Quadruple Canfield',
  family: 'canfield',
  numbers: [922],
  rules: {
    mechanism: 'building',
    deck: { packs: 4 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 15,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddddddddddddddddddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Two packs; 40-card reserve; 8 piles. */
export const demon = {
  id: 'demon',
  name: 'Demon',
  family: 'canfield',
  numbers: [476],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 7,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'dddddddddddddddddddddddddddddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** The Plot: the other foundations are shut until the first one is full. */
export const thePlot = {
  id: 'the-plot',
  name: 'The Plot',
  family: 'canfield',
  numbers: [896],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 7,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'nothing',
        opens: 'once the first one is full',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards, of the base rank until the first foundation is full' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations only',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;
