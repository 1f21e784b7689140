import type { Game } from './game.ts';

/** King Only Baker's Game. */
export const kingOnlyBakersGame = {
  id: 'king-only-bakers-game',
  name: "King Only Baker's Game",
  family: 'freecell',
  numbers: [26],
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
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run, as free places allow', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Baker's Game. */
export const bakersGame = {
  id: 'bakers-game',
  name: "Baker's Game",
  family: 'freecell',
  numbers: [45],
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
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run, as free places allow', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Four of the eight cells start full. */
export const eightOff = {
  id: 'eight-off',
  name: 'Eight Off',
  family: 'freecell',
  numbers: [258],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
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
      dealt: { piles: 8, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run, as free places allow', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 8, filled: 4, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Two of four cells start full. */
export const seahavenTowers = {
  id: 'seahaven-towers',
  name: 'Seahaven Towers',
  family: 'freecell',
  numbers: [9],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
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
      dealt: { piles: 10, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run, as free places allow', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 4, filled: 2, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Penguin with 5 cells. */
export const opus = {
  id: 'opus',
  name: 'Opus',
  family: 'freecell',
  numbers: [427],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring the rank of the top card' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'uuuuuuu' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'the rank below the base' } },
    },
    cells: { count: 5, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** No packing at all; one card is dealt to each of the 4 foundations, so each has its own base rank; foundations up regardless of suit, wrapping. */
export const stalactites = {
  id: 'stalactites',
  name: 'Stalactites',
  family: 'freecell',
  numbers: [77],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'foundations'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to any pile',
        keeps: 1,
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'uuuuuu' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    cells: { count: 2, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Tuxedo. */
export const tuxedo = {
  id: 'tuxedo',
  name: 'Tuxedo',
  family: 'freecell',
  numbers: [629],
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
      dealt: ['uuuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 7, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;
