import type { Game } from './game.ts';

/** St. Helena: in the first of three rounds each column feeds the kings, the aces or both, as it lies around them. */
export const stHelena = {
  id: 'st-helena',
  name: 'St. Helena',
  family: 'other',
  numbers: [302],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['KC', 'KS', 'KH', 'KD', 'AC', 'AS', 'AH', 'AD'],
          which: 'first pack',
          to: 'top',
        },
      ],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'one card each',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
        firstFrom: [1, 2, 3, 4, 5, 6, 11, 12],
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
        firstFrom: [5, 6, 7, 8, 9, 10, 11, 12],
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'the columns again', passes: 3, how: { kind: 'order kept, row by row' } },
  },
} as const satisfies Game;

/** Big Ben: twelve foundations around a clock, each built on to its hour, and fans of three that the stock fills up. */
export const bigBen = {
  id: 'big-ben',
  name: 'Big Ben',
  family: 'other',
  numbers: [697],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['2C', '3H', '4S', '5D', '6C', '7H', '8S', '9D', 'TC', 'JH', 'QS', 'KD'],
          which: 'nearest to bottom',
          to: 'top',
        },
      ],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'listed cards', cards: ['2C', '3H', '4S', '5D'] },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 8,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'listed cards', cards: ['6C', '7H', '8S', '9D', 'TC', 'JH', 'QS', 'KD'] },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 9,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuu' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
      least: 3,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', fills: 3 },
  },
} as const satisfies Game;

/** Matrimony: queens are built up and jacks down, and the sixteen heaps are dealt again one by one. */
export const matrimony = {
  id: 'matrimony',
  name: 'Matrimony',
  family: 'other',
  numbers: [424],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['JD', 'QD'],
          which: 'first pack',
          to: 'top',
        },
      ],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'J' },
        dealt: 'one card each',
        build: { order: 'down, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'Q' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank', rank: 'J' },
        dealt: 'nothing',
        build: { order: 'down, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank', rank: 'Q' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 16, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time', again: 'the columns one by one' },
  },
} as const satisfies Game;
