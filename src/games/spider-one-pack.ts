import type { Game } from './game.ts';

/** Spiderette. */
export const spiderette = {
  id: 'spiderette',
  name: 'Spiderette',
  family: 'spider',
  numbers: [24],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Spiderette with Black Widow moves. */
export const babySpiderette = {
  id: 'baby-spiderette',
  name: 'Baby Spiderette',
  family: 'spider',
  numbers: [47],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Will o' the Wisp. */
export const willOTheWisp = {
  id: 'will-o-the-wisp',
  name: "Will o' the Wisp",
  family: 'spider',
  numbers: [48],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Simple Simon. */
export const simpleSimon = {
  id: 'simple-simon',
  name: 'Simple Simon',
  family: 'spider',
  numbers: [50],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuu', 'uuuu', 'uuu', 'uu', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run, part by part' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Scorpion II. */
export const scorpionIi = {
  id: 'scorpion-ii',
  name: 'Scorpion II',
  family: 'spider',
  numbers: [672],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['ddduuuu', 'ddduuuu', 'ddduuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Spaces take any card. */
export const wasp = {
  id: 'wasp',
  name: 'Wasp',
  family: 'spider',
  numbers: [185],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['ddduuuu', 'ddduuuu', 'ddduuuu', 'ddduuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Stock to waste instead of rows. */
export const rachel = {
  id: 'rachel',
  name: 'Rachel',
  family: 'spider',
  numbers: [194],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 6, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Scorpion Tail. */
export const scorpionTail = {
  id: 'scorpion-tail',
  name: 'Scorpion Tail',
  family: 'spider',
  numbers: [346],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'alternating colours' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['ddduuuu', 'ddduuuu', 'ddduuuu', 'ddduuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Spider Web. */
export const spiderWeb = {
  id: 'spider-web',
  name: 'Spider Web',
  family: 'spider',
  numbers: [359],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuu', 'uuuu', 'uuuu', 'uuu', 'uuu', 'uuu', 'uuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 1, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Spidercells. */
export const spidercells = {
  id: 'spidercells',
  name: 'Spidercells',
  family: 'spider',
  numbers: [363],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'alternating colours' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Two extra cards lie in a reserve. */
export const threeBlindMice = {
  id: 'three-blind-mice',
  name: 'Three Blind Mice',
  family: 'spider',
  numbers: [305],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'ddduu', 'ddduu', 'ddduu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 2, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Alternating colours; reserve of 2. */
export const farmersWife = {
  id: 'farmers-wife',
  name: "Farmer's Wife",
  family: 'spider',
  numbers: [543],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'alternating colours' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'ddduu', 'ddduu', 'ddduu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 2, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Two filled cells. */
export const howTheyRun = {
  id: 'how-they-run',
  name: 'How They Run',
  family: 'spider',
  numbers: [544],
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
      dealt: ['uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'ddduu', 'ddduu', 'ddduu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 2, filled: 2, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Foundation play is card by card, kings only on spaces. */
export const spidike = {
  id: 'spidike',
  name: 'Spidike',
  family: 'spider',
  numbers: [458],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Fair Maids. */
export const fairMaids = {
  id: 'fair-maids',
  name: 'Fair Maids',
  family: 'spider',
  numbers: [870],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'alternating colours' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'dddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Packing by suit downward or onto an equal rank; win on the table without foundations. */
export const curdsAndWhey = {
  id: 'curds-and-whey',
  name: 'Curds and Whey',
  family: 'spider',
  numbers: [294],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [],
    columns: {
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next lower rank in suit, or the same rank' },
      moves: { lift: 'a run in suit, or cards of one rank' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    won: 'with finished runs of thirteen on the columns',
  },
} as const satisfies Game;

/** As Curds and Whey, 10 piles. */
export const missMuffet = {
  id: 'miss-muffet',
  name: 'Miss Muffet',
  family: 'spider',
  numbers: [349],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [],
    columns: {
      dealt: ['uuuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuuu'],
      build: { on: 'the next lower rank in suit, or the same rank' },
      moves: { lift: 'a run in suit, or cards of one rank' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    won: 'with finished runs of thirteen on the columns',
  },
} as const satisfies Game;

/** As Miss Muffet, any card on a space. */
export const nordic = {
  id: 'nordic',
  name: 'Nordic',
  family: 'spider',
  numbers: [352],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [],
    columns: {
      dealt: ['uuuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuu', 'uuuuuu'],
      build: { on: 'the next lower rank in suit, or the same rank' },
      moves: { lift: 'a run in suit, or cards of one rank' },
      empty: { takes: { kind: 'any card' } },
    },
    won: 'with finished runs of thirteen on the columns',
  },
} as const satisfies Game;

/** Chelicera: Scorpion's moves, and three new cards for every column that becomes empty. */
export const chelicera = {
  id: 'chelicera',
  name: 'Chelicera',
  family: 'spider',
  numbers: [344],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [],
    columns: {
      dealt: ['uuuu', 'uuuu', 'uuuu', 'uuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' }, refill: 'with three cards of the stock' },
    },
    stock: { deals: 'into emptied columns by itself' },
    won: 'with finished runs of thirteen on the columns',
  },
} as const satisfies Game;
