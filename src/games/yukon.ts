import type { Game } from './game.ts';

/** Yukon: Klondike with the whole pack dealt, any face-up card moving with all that lies on it. */
export const yukon = {
  id: 'yukon',
  name: 'Yukon',
  family: 'yukon',
  numbers: [19],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, then short columns last' },
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
      dealt: ['u', 'duuuuu', 'dduuuuu', 'ddduuuuu', 'dddduuuuu', 'ddddduuuuu', 'dddddduuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'any face-up card and all on it' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;
