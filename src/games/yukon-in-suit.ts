import type { Game } from './game.ts';

/** Russian Solitaire. */
export const russianSolitaire = {
  id: 'russian-solitaire',
  name: 'Russian Solitaire',
  family: 'yukon',
  numbers: [20],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, then short columns last' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'duuuuu', 'dduuuuu', 'ddduuuuu', 'dddduuuuu', 'ddddduuuuu', 'dddddduuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Odessa. */
export const odessa = {
  id: 'odessa',
  name: 'Odessa',
  family: 'yukon',
  numbers: [27],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['ddduuu', 'ddduuuuu', 'ddduuuuu', 'ddduuuuu', 'ddduuuuu', 'ddduuuuu', 'ddduuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** When stuck, tableau is gathered, shuffled and dealt again, twice (3 deals). */
export const tvetesGrandfather = {
  id: 'tvetes-grandfather',
  name: "Tvete's Grandfather",
  family: 'yukon',
  numbers: [278],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'dduuuuu', 'dddduuuuu', 'dddddduuuuu', 'ddddduuuuu', 'ddduuuuu', 'duuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'the columns again', passes: 3, how: { kind: 'shuffled, laid as at the start' } },
  },
} as const satisfies Game;

/** Packing up or down in suit. */
export const alaska = {
  id: 'alaska',
  name: 'Alaska',
  family: 'yukon',
  numbers: [186],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, then short columns last' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'duuuuu', 'dduuuuu', 'ddduuuuu', 'dddduuuuu', 'ddddduuuuu', 'dddddduuuuu'],
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Rushdike. */
export const rushdike = {
  id: 'rushdike',
  name: 'Rushdike',
  family: 'yukon',
  numbers: [190],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Russian Point. */
export const russianPoint = {
  id: 'russian-point',
  name: 'Russian Point',
  family: 'yukon',
  numbers: [191],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'ddu', 'ddddu', 'ddddddu', 'ddddu', 'ddu', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Foundations step 1,2,3,4; tableau steps down by the same amounts. */
export const abacus = {
  id: 'abacus',
  name: 'Abacus',
  family: 'yukon',
  numbers: [192],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', '2S', '3H', '4D'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row from the right, last row apart',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '2' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 2, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '3' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 3, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '4' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 4, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: [1, 2, 3, 4], suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Australian Patience. */
export const australianPatience = {
  id: 'australian-patience',
  name: 'Australian Patience',
  family: 'yukon',
  numbers: [447],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
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
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Raw Prawn. */
export const rawPrawn = {
  id: 'raw-prawn',
  name: 'Raw Prawn',
  family: 'yukon',
  numbers: [450],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
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
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Geoffrey. */
export const geoffrey = {
  id: 'geoffrey',
  name: 'Geoffrey',
  family: 'yukon',
  numbers: [492],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'dddduu', 'dddduu', 'dddduu', 'dddduu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Russian Solitaire with 2 cells. */
export const russianCell = {
  id: 'russian-cell',
  name: 'Russian Cell',
  family: 'yukon',
  numbers: [964],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, then short columns last' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'duuuuu', 'dduuuuu', 'ddduuuuu', 'dddduuuuu', 'ddddduuuuu', 'dddddduuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 2, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Queensland. */
export const queensland = {
  id: 'queensland',
  name: 'Queensland',
  family: 'yukon',
  numbers: [525],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuu', 'duuuuu', 'dduuuuu', 'ddduuuu', 'dddduuuu', 'ddddduuuu', 'dddddduuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Two filled cells; win by K…A suit runs. */
export const tenAcross = {
  id: 'ten-across',
  name: 'Ten Across',
  family: 'yukon',
  numbers: [284],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuu', 'duuuu', 'dduuu', 'ddduu', 'ddddu', 'ddddu', 'ddduu', 'dduuu', 'duuuu', 'uuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 2, filled: 2, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;
