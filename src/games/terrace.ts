import type { Game } from './game.ts';

/** Player picks the base card among four; 11-card open reserve plays only to foundations; alternating foundations. */
export const terrace = {
  id: 'terrace',
  name: 'Terrace',
  family: 'terrace',
  numbers: [135],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank chosen by the player', from: 'columns', until: 'nothing else moves' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'alternating colours' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'u', 'u', 'u', '', '', '', '', ''],
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuu' },
      to: 'foundations only',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;

/** 13-card reserve; suit foundations. */
export const generalsPatience = {
  id: 'generals-patience',
  name: "General's Patience",
  family: 'terrace',
  numbers: [136],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank chosen by the player', from: 'columns', until: 'nothing else moves' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'u', 'u', 'u', '', '', '', '', ''],
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations only',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;

/** Base card dealt. */
export const fallingStar = {
  id: 'falling-star',
  name: 'Falling Star',
  family: 'terrace',
  numbers: [138],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['reserve', 'columns', 'foundations'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'alternating colours' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 7,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'alternating colours' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 9, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuu' },
      to: 'foundations only',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;
