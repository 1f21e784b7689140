import type { Game } from './game.ts';

/** Golf: seven columns of five, played one rank up or down onto a single pile. */
export const golf = {
  id: 'golf',
  name: 'Golf',
  family: 'golf',
  numbers: [36],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 7, each: 'uuuuu' },
    order: 'up or down',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** Golf as most people play it: a king ends the chain until the next card is turned. */
export const golfNothingOnKings = {
  id: 'golf-nothing-on-kings',
  name: 'Golf (nothing on kings)',
  family: 'golf',
  variantOf: 'golf',
  numbers: [],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 7, each: 'uuuuu' },
    order: 'up or down',
    onKing: 'nothing',
  },
} as const satisfies Game;
