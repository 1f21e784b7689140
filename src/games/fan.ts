import type { Game } from './game.ts';

/** Fan: seventeen open fans of three and a single card, built down in suit, kings only to a space. */
export const fan = {
  id: 'fan',
  name: 'Fan',
  family: 'fan',
  numbers: [56],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row, short columns last' },
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
      dealt: [
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'uuu',
        'u',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;
