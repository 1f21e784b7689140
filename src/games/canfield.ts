import type { Game } from './game.ts';

/** Munger: Minerva with a reserve of seven and one pass; the columns lie down, up, down, up. */
export const munger = {
  id: 'munger',
  name: 'Munger',
  family: 'canfield',
  numbers: [990001],
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
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Munger as PySolFC has it: the reserve face down but for its top card, and foundations that give nothing back. */
export const mungerPysol = {
  id: 'munger-pysol',
  name: 'Munger (PySolFC)',
  family: 'canfield',
  variantOf: 'munger',
  numbers: [360],
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
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Minerva: the columns of Athena beside an open reserve of eleven, and two passes through a short stock. */
export const minerva = {
  id: 'minerva',
  name: 'Minerva',
  family: 'canfield',
  numbers: [990002],
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
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Minerva as PySolFC has it: the reserve face down but for its top card, and foundations that give nothing back. */
export const minervaPysol = {
  id: 'minerva-pysol',
  name: 'Minerva (PySolFC)',
  family: 'canfield',
  variantOf: 'minerva',
  numbers: [422],
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
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Double Minerva: Minerva with two packs, nine columns and a reserve of thirteen. */
export const doubleMinerva = {
  id: 'double-minerva',
  name: 'Double Minerva',
  family: 'canfield',
  numbers: [990003],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
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
      dealt: { piles: 9, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Triple Minerva, by Thomas Warfield: Minerva with three packs, twelve columns and a reserve of fifteen. */
export const tripleMinerva = {
  id: 'triple-minerva',
  name: 'Triple Minerva',
  family: 'canfield',
  numbers: [990004],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
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
      dealt: { piles: 12, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Canfield: the first card dealt is the base of all foundations, and a reserve of thirteen refills the columns. */
export const canfield = {
  id: 'canfield',
  name: 'Canfield',
  family: 'canfield',
  numbers: [105],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** 9-card reserve; 1 pass; any card on a space. */
export const mystique = {
  id: 'mystique',
  name: 'Mystique',
  family: 'canfield',
  numbers: [494],
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
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;
