import type { Game } from './game.ts';

/** Sultan: the king of hearts in the middle, never built on, while eight foundations around him grow to queens. */
export const sultan = {
  id: 'sultan',
  name: 'Sultan',
  family: 'other',
  numbers: [330],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [
        { kind: 'bring cards', cards: ['AH'], which: 'first pack', to: 'top' },
        { kind: 'bring cards', cards: ['KC', 'KS', 'KH', 'KD'], which: 'every copy', to: 'top' },
      ],
      order: ['foundations', 'cells'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 1,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 12,
        gives: 'nothing',
      },
    ],
    cells: { count: 6, filled: 6, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;
