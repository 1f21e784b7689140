import type { Game } from './game.ts';

/** Spider with four suits: columns are built in any suit, but only runs in suit move and leave. */
export const spider = {
  id: 'spider',
  name: 'Spider',
  family: 'spider',
  numbers: [11],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Spider with clubs and hearts only. */
export const spider2Suits = {
  id: 'spider-2-suits',
  name: 'Spider (2 Suits)',
  family: 'spider',
  variantOf: 'spider',
  numbers: [270],
  rules: {
    mechanism: 'building',
    deck: { packs: 2, suits: [0, 0, 2, 2] },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Spider with clubs only: the gentle way in. */
export const spider1Suit = {
  id: 'spider-1-suit',
  name: 'Spider (1 Suit)',
  family: 'spider',
  variantOf: 'spider',
  numbers: [269],
  rules: {
    mechanism: 'building',
    deck: { packs: 2, suits: [0, 0, 0, 0] },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Scorpion: Spider's goal with Yukon's freedom, any face-up card moving with all that lies on it. */
export const scorpion = {
  id: 'scorpion',
  name: 'Scorpion',
  family: 'spider',
  numbers: [29],
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
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Relaxed Spider. */
export const relaxedSpider = {
  id: 'relaxed-spider',
  name: 'Relaxed Spider',
  family: 'spider',
  numbers: [10],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Any descending run moves, but only same-suit runs leave. */
export const blackWidow = {
  id: 'black-widow',
  name: 'Black Widow',
  family: 'spider',
  numbers: [49],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Four stock cards go to the first piles. */
export const doubleScorpion = {
  id: 'double-scorpion',
  name: 'Double Scorpion',
  family: 'spider',
  numbers: [511],
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
      dealt: [
        'dddduuuuuu',
        'dddduuuuuu',
        'dddduuuuuu',
        'dddduuuuuu',
        'dddduuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Same-colour runs move. */
export const tarantula = {
  id: 'tarantula',
  name: 'Tarantula',
  family: 'spider',
  numbers: [680],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu', 'ddddu', 'ddddu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same colour' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** Ranks wrap; a 13-run may start at any rank; stock deals only onto non-empty piles. */
export const groundsForADivorce = {
  id: 'grounds-for-a-divorce',
  name: 'Grounds for a Divorce',
  family: 'spider',
  numbers: [14],
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
      dealt: { piles: 10, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time', skips: 'empty columns' },
  },
} as const satisfies Game;

/** 60 cards open at the start; dealing with an empty pile is allowed. */
export const grandmothersGame = {
  id: 'grandmothers-game',
  name: "Grandmother's Game",
  family: 'spider',
  numbers: [114],
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
      dealt: { piles: 10, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Foundation play is card by card. */
export const fredsSpider = {
  id: 'freds-spider',
  name: "Fred's Spider",
  family: 'spider',
  numbers: [459],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Open Spider. */
export const openSpider = {
  id: 'open-spider',
  name: 'Open Spider',
  family: 'spider',
  numbers: [461],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'same suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['uuuuuu', 'uuuuu', 'uuuuu', 'uuuuuu', 'uuuuu', 'uuuuu', 'uuuuuu', 'uuuuu', 'uuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'while no column is empty' },
  },
} as const satisfies Game;

/** No foundations; win = complete K…A sequences on the table. */
export const wakeRobin = {
  id: 'wake-robin',
  name: 'Wake-Robin',
  family: 'spider',
  numbers: [501],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [],
    columns: {
      dealt: { piles: 9, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
    won: 'with finished runs of thirteen on the columns',
  },
} as const satisfies Game;
