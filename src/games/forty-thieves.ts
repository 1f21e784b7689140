import type { Game } from './game.ts';

/** Forty Thieves: two packs, ten open columns of four, single cards in suit, one pass. */
export const fortyThieves = {
  id: 'forty-thieves',
  name: 'Forty Thieves',
  family: 'forty-thieves',
  numbers: [13],
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
      dealt: { piles: 10, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Waning Moon: Forty Thieves on thirteen columns of four. */
export const waningMoon = {
  id: 'waning-moon',
  name: 'Waning Moon',
  family: 'forty-thieves',
  numbers: [79],
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
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Thirty Nine Steps: Waning Moon with thirteen columns of three. */
export const thirtyNineSteps = {
  id: 'thirty-nine-steps',
  name: 'Thirty Nine Steps',
  family: 'forty-thieves',
  numbers: [940],
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
      dealt: { piles: 13, each: 'uuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Forty and Eight. */
export const fortyAndEight = {
  id: 'forty-and-eight',
  name: 'Forty and Eight',
  family: 'forty-thieves',
  numbers: [23],
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
      dealt: { piles: 8, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Limited. */
export const limited = {
  id: 'limited',
  name: 'Limited',
  family: 'forty-thieves',
  numbers: [228],
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
      dealt: { piles: 12, each: 'uuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Busy Aces. */
export const busyAces = {
  id: 'busy-aces',
  name: 'Busy Aces',
  family: 'forty-thieves',
  numbers: [80],
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
      dealt: { piles: 12, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Twos are set out; foundations wrap king-ace and end on the ace. */
export const deuces = {
  id: 'deuces',
  name: 'Deuces',
  family: 'forty-thieves',
  numbers: [109],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['2C', '2S', '2H', '2D'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: '2' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 10, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Three cells, filled at the deal. */
export const squadron = {
  id: 'squadron',
  name: 'Squadron',
  family: 'forty-thieves',
  numbers: [440],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['cells', 'columns'], columns: 'row by row' },
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
      dealt: { piles: 10, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 3, filled: 3, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** While dealing, every card that fits a foundation goes there at once. */
export const carreNapoleon = {
  id: 'carre-napoleon',
  name: 'Carre Napoleon',
  family: 'forty-thieves',
  numbers: [411],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
      sorted: 'open cards that fit go up after each row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Famous Fifty. */
export const famousFifty = {
  id: 'famous-fifty',
  name: 'Famous Fifty',
  family: 'forty-thieves',
  numbers: [683],
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
      dealt: { piles: 10, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;
