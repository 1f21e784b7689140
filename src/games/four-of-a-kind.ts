import type { Game } from './game.ts';

/** PileOn: thirteen piles of four and two spaces; the cards are sorted by rank, four to a pile. */
export const pileOn = {
  id: 'pileon',
  name: 'PileOn',
  family: 'other',
  numbers: [41],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [],
    columns: {
      dealt: [
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        'uuuu',
        '',
        '',
      ],
      build: { on: 'the same rank' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
      holds: 4,
    },
    won: 'with four of a rank on each column',
  },
} as const satisfies Game;

/** Perpetual Motion: a row of four; equal ranks are put together, and four of a kind leave, round after round. */
export const perpetualMotion = {
  id: 'perpetual-motion',
  name: 'Perpetual Motion',
  family: 'other',
  numbers: [130],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [{ takes: 'four of a rank', count: 1, gives: 'nothing' }],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the same rank' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time', passes: 'unlimited' },
  },
} as const satisfies Game;

/** Beehive: cards of one rank are gathered in six piles, and leave four at a time. */
export const beehive = {
  id: 'beehive',
  name: 'Beehive',
  family: 'canfield',
  numbers: [789],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row from the right' },
    foundations: [{ takes: 'four of a rank', count: 1, gives: 'nothing' }],
    columns: {
      dealt: { piles: 6, each: 'u' },
      build: { on: 'the same rank' },
      moves: { lift: 'a run', part: 'any part', suits: 'any suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;
