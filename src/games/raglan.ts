import type { Game } from './game.ts';

/** Flower Garden. */
export const flowerGarden = {
  id: 'flower-garden',
  name: 'Flower Garden',
  family: 'raglan',
  numbers: [222],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
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
      dealt: { piles: 6, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 16, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Raglan. */
export const raglan = {
  id: 'raglan',
  name: 'Raglan',
  family: 'raglan',
  numbers: [232],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns', 'reserve'],
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
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 6, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** King Albert. */
export const kingAlbert = {
  id: 'king-albert',
  name: 'King Albert',
  family: 'raglan',
  numbers: [233],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row, last row apart' },
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
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu', 'uuuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 7, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Stonewall. */
export const stonewall = {
  id: 'stonewall',
  name: 'Stonewall',
  family: 'raglan',
  numbers: [221],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
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
      dealt: { piles: 6, each: 'dududu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 16, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Brigade. */
export const brigade = {
  id: 'brigade',
  name: 'Brigade',
  family: 'raglan',
  numbers: [223],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns', 'reserve'],
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
      dealt: { piles: 7, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 13, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Phoenix. */
export const phoenix = {
  id: 'phoenix',
  name: 'Phoenix',
  family: 'raglan',
  numbers: [263],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
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
      dealt: { piles: 6, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 16, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Arizona. */
export const arizona = {
  id: 'arizona',
  name: 'Arizona',
  family: 'raglan',
  numbers: [390],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
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
      dealt: { piles: 6, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 16, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Queen Victoria. */
export const queenVictoria = {
  id: 'queen-victoria',
  name: 'Queen Victoria',
  family: 'raglan',
  numbers: [627],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row, last row apart' },
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
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu', 'uuuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 7, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Stock deals onto the 8 reserves; aces out. */
export const senate = {
  id: 'senate',
  name: 'Senate',
  family: 'raglan',
  numbers: [388],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'reserve', 'columns'],
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 8, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'a card to each reserve pile', tap: 'at any time' },
  },
} as const satisfies Game;

/** Can Can. */
export const canCan = {
  id: 'can-can',
  name: 'Can Can',
  family: 'raglan',
  numbers: [698],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve', 'longer columns'], columns: 'row by row' },
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
      dealt: [
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuu',
        'uuu',
        'uuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 3, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;
