import type { Game } from './game.ts';

/** Four filled cells. */
export const repair = {
  id: 'repair',
  name: 'Repair',
  family: 'freecell',
  numbers: [448],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
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
      dealt: { piles: 10, each: 'uuuuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 4, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Four foundations of 26 cards (A…K,A…K); aces out first. */
export const doubleFreecell = {
  id: 'double-freecell',
  name: 'Double FreeCell',
  family: 'freecell',
  numbers: [264],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'first pack', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 26,
        gives: 'to any pile',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 10, each: 'uuuuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 6, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Double FreeCell (Traditional). */
export const doubleFreecellTraditional = {
  id: 'double-freecell-traditional',
  name: 'Double FreeCell (Traditional)',
  family: 'freecell',
  numbers: [813],
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
      dealt: [
        'uuuuuuuuuuu',
        'uuuuuuuuuuu',
        'uuuuuuuuuuu',
        'uuuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 8, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Triple FreeCell. */
export const tripleFreecell = {
  id: 'triple-freecell',
  name: 'Triple FreeCell',
  family: 'freecell',
  numbers: [265],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns'], columns: 'row by row' },
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
      dealt: { piles: 13, each: 'uuuuuuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 10, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Six of eight cells start full. */
export const doubleSeahavenTowers = {
  id: 'double-seahaven-towers',
  name: 'Double Seahaven Towers',
  family: 'freecell',
  numbers: [513],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
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
      dealt: { piles: 14, each: 'uuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run, as free places allow', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 8, filled: 6, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** All eight cells start full. */
export const doubleEightOff = {
  id: 'double-eight-off',
  name: 'Double Eight Off',
  family: 'freecell',
  numbers: [985],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
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
      dealt: { piles: 12, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run, as free places allow', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 8, filled: 8, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;
