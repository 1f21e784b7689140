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
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
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
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
    order: 'up or down',
    onKing: 'nothing',
  },
} as const satisfies Game;

/** Dead King Golf: the strict rule under its old name, nothing goes on a king. */
export const deadKingGolf = {
  id: 'dead-king-golf',
  name: 'Dead King Golf',
  family: 'golf',
  numbers: [259],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 7, each: 'uuuuu' },
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
    order: 'up or down',
    onKing: 'nothing',
  },
} as const satisfies Game;

/** Relaxed Golf: kings and aces are neighbours, so that the chain never has a dead end. */
export const relaxedGolf = {
  id: 'relaxed-golf',
  name: 'Relaxed Golf',
  family: 'golf',
  variantOf: 'golf',
  numbers: [260],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 7, each: 'uuuuu' },
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** TriPeaks, by Robert Hogue: three overlapping peaks on a common row of ten, taken off by a chain that wraps. */
export const threePeaks = {
  id: 'three-peaks',
  name: 'TriPeaks',
  family: 'golf',
  numbers: [22231],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: [
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
    ],
    overlap: 'three peaks',
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** Elevator: Golf on a pyramid of which only the lowest row lies open. */
export const elevator = {
  id: 'elevator',
  name: 'Elevator',
  family: 'golf',
  numbers: [40],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: [
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'd',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
      'u',
    ],
    overlap: 'a pyramid',
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** Escalator: Golf on a pyramid that lies open. */
export const escalator = {
  id: 'escalator',
  name: 'Escalator',
  family: 'golf',
  numbers: [281],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 28, each: 'u' },
    overlap: 'a pyramid',
    piles: { count: 1, holds: 52 },
    begins: { with: 'the first card of the stock' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** Black Hole, by David Parlett: seventeen fans of three fall into the ace of spades, and there is no stock to help. */
export const blackHole = {
  id: 'black-hole',
  name: 'Black Hole',
  family: 'golf',
  numbers: [98],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 17, each: 'uuu' },
    piles: { count: 1, holds: 52 },
    begins: { with: 'a card', card: 'AS' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** All in a Row: Black Hole with thirteen columns of four, and the first card is yours to choose. */
export const allInARow = {
  id: 'all-in-a-row',
  name: 'All in a Row',
  family: 'golf',
  numbers: [405],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    arranged: [{ kind: 'bring cards', cards: ['AS'], which: 'every copy', to: 'bottom' }],
    columns: { piles: 13, each: 'uuuu' },
    piles: { count: 1, holds: 52 },
    begins: { with: 'any card' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;

/** Dolphin: one chain that only rises, around and around, with four cells to park what is in the way. */
export const dolphin = {
  id: 'dolphin',
  name: 'Dolphin',
  family: 'golf',
  numbers: [661],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
    piles: { count: 1, holds: 52, gives: 'its top card to a cell' },
    begins: { with: 'any card' },
    order: 'up, wrapping',
    onKing: 'a queen',
    cells: 4,
  },
} as const satisfies Game;

/** Take Away: six chains at once, up or down, each begun by any card, out of four long columns. */
export const takeAway = {
  id: 'take-away',
  name: 'Take Away',
  family: 'golf',
  numbers: [334],
  rules: {
    mechanism: 'chain',
    deck: { packs: 1 },
    columns: { piles: 4, each: 'uuuuuuuuuuuuu' },
    piles: { count: 6, holds: 52 },
    begins: { with: 'any card' },
    order: 'up or down, wrapping',
    onKing: 'a queen',
  },
} as const satisfies Game;
