import type { Game } from './game.ts';

/** Forty Thieves: two packs, ten open columns of four, single cards in suit, one pass. */
export const fortyThieves = {
  id: 'forty-thieves',
  name: 'Forty Thieves',
  family: 'forty-thieves',
  numbers: [13],
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
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Waning Moon: Forty Thieves on thirteen columns of four. */
export const waningMoon = {
  id: 'waning-moon',
  name: 'Waning Moon',
  family: 'forty-thieves',
  numbers: [79],
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
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Thirty Nine Steps: Waning Moon with thirteen columns of three. */
export const thirtyNineSteps = {
  id: 'thirty-nine-steps',
  name: 'Thirty Nine Steps',
  family: 'forty-thieves',
  numbers: [940],
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
      dealt: { piles: 13, each: 'uuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;
