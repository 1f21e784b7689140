import type { Game } from './game.ts';

/** Josephine. */
export const josephine = {
  id: 'josephine',
  name: 'Josephine',
  family: 'forty-thieves',
  numbers: [462],
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
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Lucas. */
export const lucas = {
  id: 'lucas',
  name: 'Lucas',
  family: 'forty-thieves',
  numbers: [125],
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
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Number Ten. */
export const numberTen = {
  id: 'number-ten',
  name: 'Number Ten',
  family: 'forty-thieves',
  numbers: [70],
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
      dealt: { piles: 10, each: 'dduu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Rank and File. */
export const rankAndFile = {
  id: 'rank-and-file',
  name: 'Rank and File',
  family: 'forty-thieves',
  numbers: [71],
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
      dealt: { piles: 10, each: 'dddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces are set out; foundations build in alternating colours. */
export const redAndBlack = {
  id: 'red-and-black',
  name: 'Red and Black',
  family: 'forty-thieves',
  numbers: [126],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Runs move as a unit only into an empty pile; onto a card only one card at a time. */
export const fortyNine = {
  id: 'forty-nine',
  name: 'Forty-Nine',
  family: 'forty-thieves',
  numbers: [577],
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
      dealt: { piles: 7, each: 'uuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part, to an empty column only', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Napoleon's Square. */
export const napoleonsSquare = {
  id: 'napoleons-square',
  name: "Napoleon's Square",
  family: 'forty-thieves',
  numbers: [295],
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
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Lady Palk. */
export const ladyPalk = {
  id: 'lady-palk',
  name: 'Lady Palk',
  family: 'forty-thieves',
  numbers: [151],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Double Rail. */
export const doubleRail = {
  id: 'double-rail',
  name: 'Double Rail',
  family: 'forty-thieves',
  numbers: [131],
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
      dealt: { piles: 5, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** While dealing, every card that fits a foundation goes there at once. */
export const dieppe = {
  id: 'dieppe',
  name: 'Dieppe',
  family: 'forty-thieves',
  numbers: [485],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row', sorted: 'cards that fit go up and are replaced' },
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
      dealt: { piles: 8, each: 'uuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Little Napoleon. */
export const littleNapoleon = {
  id: 'little-napoleon',
  name: 'Little Napoleon',
  family: 'forty-thieves',
  numbers: [489],
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
      dealt: { piles: 8, each: 'dddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Alternation. */
export const alternation = {
  id: 'alternation',
  name: 'Alternation',
  family: 'forty-thieves',
  numbers: [631],
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
      dealt: { piles: 7, each: 'udududu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Interchange. */
export const interchange = {
  id: 'interchange',
  name: 'Interchange',
  family: 'forty-thieves',
  numbers: [574],
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
      dealt: { piles: 7, each: 'udududu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Unlimited. */
export const unlimited = {
  id: 'unlimited',
  name: 'Unlimited',
  family: 'forty-thieves',
  numbers: [575],
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
      dealt: { piles: 7, each: 'udududu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Breakwater. */
export const breakwater = {
  id: 'breakwater',
  name: 'Breakwater',
  family: 'forty-thieves',
  numbers: [576],
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
      dealt: { piles: 7, each: 'udududu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces set out. */
export const waterloo = {
  id: 'waterloo',
  name: 'Waterloo',
  family: 'forty-thieves',
  numbers: [540],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 6, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;
