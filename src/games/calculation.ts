import type { Game } from './game.ts';

/** Calculation: four foundations that count by ones, twos, threes and fours, and four heaps to think with. */
export const calculation = {
  id: 'calculation',
  name: 'Calculation',
  family: 'calculation',
  numbers: [256],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring ranks', ranks: ['A', '2', '3', '4'], from: 'bottom', to: 'top' }],
      order: ['foundations'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '2' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 2, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '3' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 3, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '4' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 4, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
    ],
    columns: {
      dealt: { piles: 4, each: '' },
      build: { on: 'any waste card' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'while the waste is empty' },
  },
} as const satisfies Game;
