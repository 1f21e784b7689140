import type { Game } from './game.ts';

/** Yukon: Klondike with the whole pack dealt, any face-up card moving with all that lies on it. */
export const yukon = {
  id: 'yukon',
  name: 'Yukon',
  family: 'yukon',
  numbers: [19],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** 3-card stock onto first piles; kings on spaces. */
export const chineseDiscipline = {
  id: 'chinese-discipline',
  name: 'Chinese Discipline',
  family: 'yukon',
  numbers: [187],
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
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'ddduuuu', 'dddduuu', 'ddddduu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Chinese Solitaire. */
export const chineseSolitaire = {
  id: 'chinese-solitaire',
  name: 'Chinese Solitaire',
  family: 'yukon',
  numbers: [188],
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
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'ddduuuu', 'dddduuu', 'ddddduu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Queenie. */
export const queenie = {
  id: 'queenie',
  name: 'Queenie',
  family: 'yukon',
  numbers: [189],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row from the right, last row apart' },
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
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Moosehide. */
export const moosehide = {
  id: 'moosehide',
  name: 'Moosehide',
  family: 'yukon',
  numbers: [339],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'another suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Packing up or down in alternating colours. */
export const roslin = {
  id: 'roslin',
  name: 'Roslin',
  family: 'yukon',
  numbers: [387],
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
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** Yukon with 2 cells. */
export const yukonCells = {
  id: 'yukon-cells',
  name: 'Yukon Cells',
  family: 'yukon',
  numbers: [925],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 2, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Brisbane. */
export const brisbane = {
  id: 'brisbane',
  name: 'Brisbane',
  family: 'yukon',
  numbers: [603],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;
