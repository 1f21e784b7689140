import type { Game } from './game.ts';

/** Manx, by Rick Holzgrafe: four one-card columns, one cell, and foundations for whole runs of any thirteen ranks. */
export const manx = {
  id: 'manx',
  name: 'Manx',
  family: 'tabby-cat',
  numbers: [990005],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'at any rank, wrapping', suits: 'any suit' },
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 1, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Manx by its inventor's own rule, and PySolFC's: only runs from king to ace leave, and nothing comes back. */
export const manxPysol = {
  id: 'manx-pysol',
  name: 'Manx (king to ace)',
  family: 'tabby-cat',
  variantOf: 'manx',
  numbers: [757],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'any suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 1, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Tabbycat, by Rick Holzgrafe: Manx with a tail for a whole run in place of the cell. */
export const tabbyCat = {
  id: 'tabby-cat',
  name: 'Tabbycat',
  family: 'tabby-cat',
  numbers: [756],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'any suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: {
      count: 1,
      filled: 0,
      takes: { kind: 'a run', gives: 'any part' },
      opens: 'from the start',
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Tabbycat by its inventor's own rule: what lies on the tail leaves it all at once. */
export const tabbyCatWholeTail = {
  id: 'tabby-cat-whole-tail',
  name: 'Tabbycat (whole tail)',
  family: 'tabby-cat',
  variantOf: 'tabby-cat',
  numbers: [],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'any suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: {
      count: 1,
      filled: 0,
      takes: { kind: 'a run', gives: 'everything at once' },
      opens: 'from the start',
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Two packs, 8 foundations. */
export const maineCoon = {
  id: 'maine-coon',
  name: 'Maine Coon',
  family: 'tabby-cat',
  numbers: [758],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'complete runs',
        count: 8,
        run: { begins: 'with a king', suits: 'any suit' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 1, filled: 0, takes: { kind: 'a run', gives: 'any part' }, opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;
