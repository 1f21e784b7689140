import type { Game } from './game.ts';

/** Pyramid: open cards leave in pairs that make thirteen, kings alone, and in the end every card is gone. */
export const pyramid = {
  id: 'pyramid',
  name: 'Pyramid',
  family: 'pyramid',
  numbers: [38],
  rules: {
    mechanism: 'removal',
    deck: { packs: 1 },
    layout: { shape: 'pyramid', rows: 7 },
    sum: 13,
    stock: { draw: 1, passes: 3 },
    goal: 'every card',
  },
} as const satisfies Game;
