import type { Game } from './game.ts';

/** Congress. */
export const congress = {
  id: 'congress',
  name: 'Congress',
  family: 'forty-thieves',
  numbers: [150],
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
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Little Forty. */
export const littleForty = {
  id: 'little-forty',
  name: 'Little Forty',
  family: 'forty-thieves',
  numbers: [115],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 4, tap: 'at any time' },
  },
} as const satisfies Game;

/** Corona. */
export const corona = {
  id: 'corona',
  name: 'Corona',
  family: 'forty-thieves',
  numbers: [196],
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
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Courtyard. */
export const courtyard = {
  id: 'courtyard',
  name: 'Courtyard',
  family: 'forty-thieves',
  numbers: [110],
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
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces are set out; foundations build in alternating colours; spaces refilled from waste/stock. */
export const zebra = {
  id: 'zebra',
  name: 'Zebra',
  family: 'forty-thieves',
  numbers: [113],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'alternating colours' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces set out; spaces are refilled at once from the waste, else the stock. */
export const fortunesFavor = {
  id: 'fortunes-favor',
  name: "Fortune's Favor",
  family: 'forty-thieves',
  numbers: [416],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;

/** Foundations: 4 up from ace, 4 down from king. */
export const wheatsheaf = {
  id: 'wheatsheaf',
  name: 'Wheatsheaf',
  family: 'forty-thieves',
  numbers: [549],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'nothing',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** One base card dealt; wrap; spaces refilled from waste/stock. */
export const quadrangle = {
  id: 'quadrangle',
  name: 'Quadrangle',
  family: 'forty-thieves',
  numbers: [195],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns', 'waste', 'foundations'], columns: 'row by row' },
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
      dealt: { piles: 12, each: 'uuu' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Indian Patience: an emptied column gets three new cards, and a card alone waits for the stock to end. */
export const indianPatience = {
  id: 'indian-patience',
  name: 'Indian Patience',
  family: 'forty-thieves',
  numbers: [578],
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
      dealt: { piles: 10, each: 'duu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'another suit' },
      moves: { lift: 'one card' },
      empty: {
        takes: { kind: 'any card' },
        refill: 'with three cards of the stock, the first face down',
      },
      lone: 'stays while the stock lasts',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;
