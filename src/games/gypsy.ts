import type { Game } from './game.ts';

/** Gypsy: two packs, eight columns of three, and a stock that deals a row onto all of them. */
export const gypsy = {
  id: 'gypsy',
  name: 'Gypsy',
  family: 'gypsy',
  numbers: [1],
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
      dealt: { piles: 8, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Eclipse: the columns of Waning Moon, runs in suit, and a stock that deals rows of thirteen. */
export const eclipse = {
  id: 'eclipse',
  name: 'Eclipse',
  family: 'gypsy',
  numbers: [584],
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
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;
