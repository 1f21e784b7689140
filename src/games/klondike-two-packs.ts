import type { Game } from './game.ts';

/** Double Klondike. */
export const doubleKlondike = {
  id: 'double-klondike',
  name: 'Double Klondike',
  family: 'klondike',
  numbers: [21],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu', 'ddddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Double Klondike (Draw 3). */
export const doubleKlondikeDraw3 = {
  id: 'double-klondike-draw-3',
  name: 'Double Klondike (Draw 3)',
  family: 'klondike',
  variantOf: 'double-klondike',
  numbers: [28],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu', 'ddddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Triple Klondike. */
export const tripleKlondike = {
  id: 'triple-klondike',
  name: 'Triple Klondike',
  family: 'klondike',
  numbers: [273],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: [
        'u',
        'du',
        'ddu',
        'dddu',
        'ddddu',
        'dddddu',
        'ddddddu',
        'dddddddu',
        'ddddddddu',
        'dddddddddu',
        'ddddddddddu',
        'dddddddddddu',
        'ddddddddddddu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Triple Klondike (Draw 3). */
export const tripleKlondikeDraw3 = {
  id: 'triple-klondike-draw-3',
  name: 'Triple Klondike (Draw 3)',
  family: 'klondike',
  variantOf: 'triple-klondike',
  numbers: [274],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: [
        'u',
        'du',
        'ddu',
        'dddu',
        'ddddu',
        'dddddu',
        'ddddddu',
        'dddddddu',
        'ddddddddu',
        'dddddddddu',
        'ddddddddddu',
        'dddddddddddu',
        'ddddddddddddu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Gargantua. */
export const gargantua = {
  id: 'gargantua',
  name: 'Gargantua',
  family: 'klondike',
  numbers: [25],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu', 'ddddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Big Harp. */
export const bigHarp = {
  id: 'big-harp',
  name: 'Big Harp',
  family: 'klondike',
  numbers: [15],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, short columns last' },
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
      dealt: ['dddddddddu', 'ddddddddu', 'dddddddu', 'ddddddu', 'dddddu', 'ddddu', 'dddu', 'ddu', 'du', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Double Trigon. */
export const doubleTrigon = {
  id: 'double-trigon',
  name: 'Double Trigon',
  family: 'klondike',
  numbers: [822],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu', 'ddddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Inquisitor. */
export const inquisitor = {
  id: 'inquisitor',
  name: 'Inquisitor',
  family: 'klondike',
  numbers: [496],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu', 'uuuuuuuuu', 'uuuuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Lady Jane. */
export const ladyJane = {
  id: 'lady-jane',
  name: 'Lady Jane',
  family: 'klondike',
  numbers: [495],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu', 'uuuuuuuuu', 'uuuuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Arabella. */
export const arabella = {
  id: 'arabella',
  name: 'Arabella',
  family: 'klondike',
  numbers: [497],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 12,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: [
        'u',
        'uu',
        'uuu',
        'uuuu',
        'uuuuu',
        'uuuuuu',
        'uuuuuuu',
        'uuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuuu',
        'uuuuuuuuuuuu',
        'uuuuuuuuuuuuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Steps. */
export const steps = {
  id: 'steps',
  name: 'Steps',
  family: 'klondike',
  numbers: [51],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** 8 x 8. */
export const eightXEight = {
  id: '8-x-8',
  name: '8 x 8',
  family: 'klondike',
  numbers: [4],
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
      dealt: { piles: 8, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Eight Times Eight. */
export const eightTimesEight = {
  id: 'eight-times-eight',
  name: 'Eight Times Eight',
  family: 'klondike',
  numbers: [127],
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
      dealt: { piles: 8, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Pantagruel. */
export const pantagruel = {
  id: 'pantagruel',
  name: 'Pantagruel',
  family: 'klondike',
  numbers: [591],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu', 'ddddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Chinese Klondike. */
export const chineseKlondike = {
  id: 'chinese-klondike',
  name: 'Chinese Klondike',
  family: 'klondike',
  numbers: [590],
  rules: {
    mechanism: 'building',
    deck: { packs: 3, suits: [0, 1, 2] },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 9,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: [
        'u',
        'du',
        'ddu',
        'dddu',
        'ddddu',
        'dddddu',
        'ddddddu',
        'dddddddu',
        'ddddddddu',
        'dddddddddu',
        'ddddddddddu',
        'dddddddddddu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'another suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'another suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Extra king cell: a side pile that stores up to 3 kings. */
export const batsford = {
  id: 'batsford',
  name: 'Batsford',
  family: 'klondike',
  numbers: [133],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu', 'ddddddddu', 'dddddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 1, filled: 0, takes: { kind: 'rank', rank: 'K', holds: 3 }, opens: 'from the start' },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Thieves of Egypt. */
export const thievesOfEgypt = {
  id: 'thieves-of-egypt',
  name: 'Thieves of Egypt',
  family: 'klondike',
  numbers: [678],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'column by column, last row apart' },
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
      dealt: ['u', 'uuu', 'uuuuu', 'uuuuuuu', 'uuuuuuuuu', 'uuuuuuuuuu', 'uuuuuuuu', 'uuuuuu', 'uuuu', 'uu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Big Deal. */
export const bigDeal = {
  id: 'big-deal',
  name: 'Big Deal',
  family: 'klondike',
  numbers: [545],
  rules: {
    mechanism: 'building',
    deck: { packs: 4 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 16,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: [
        'u',
        'du',
        'ddu',
        'dddu',
        'ddddu',
        'dddddu',
        'ddddddu',
        'dddddddu',
        'ddddddddu',
        'dddddddddu',
        'ddddddddddu',
        'dddddddddddu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Spaces are filled at once from the waste; with the stock empty any card may fill. */
export const qc = {
  id: 'qc',
  name: 'Q.C.',
  family: 'klondike',
  numbers: [350],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns', 'waste'], columns: 'row by row' },
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
      dealt: { piles: 6, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time', sorted: 'cards that fit go up' },
  },
} as const satisfies Game;
