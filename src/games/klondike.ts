import type { Game } from './game.ts';

/** Klondike, the game that most people call solitaire, one card at a time. */
export const klondike = {
  id: 'klondike',
  name: 'Klondike',
  family: 'klondike',
  numbers: [2],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Klondike with three cards turned at a time, of which only the last is open. */
export const klondikeDraw3 = {
  id: 'klondike-draw-3',
  name: 'Klondike (Draw 3)',
  family: 'klondike',
  variantOf: 'klondike',
  numbers: [18],
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
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Athena: Klondike on seven columns of four that lie down, up, down, up. */
export const athena = {
  id: 'athena',
  name: 'Athena',
  family: 'klondike',
  numbers: [],
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
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Athena with one card turned at a time. */
export const athenaDraw1 = {
  id: 'athena-draw-1',
  name: 'Athena (Draw 1)',
  family: 'klondike',
  variantOf: 'athena',
  numbers: [633],
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
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;
