import type { Game } from './game.ts';

/** FreeCell: all cards open, four cells, and as many cards at once as the free places could carry singly. */
export const freecell = {
  id: 'freecell',
  name: 'FreeCell',
  family: 'freecell',
  numbers: [8],
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
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Penguin, by David Parlett: the first card, the beak, sets the base; its three likes start on foundations. */
export const penguin = {
  id: 'penguin',
  name: 'Penguin',
  family: 'freecell',
  numbers: [64],
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
    cells: { count: 7, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;
