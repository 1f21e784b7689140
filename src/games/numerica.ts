import type { Game } from './game.ts';

/** Cards go from the waste to any of 4 heaps and never move again except to a foundation; foundations regardless of suit. */
export const numerica = {
  id: 'numerica',
  name: 'Numerica',
  family: 'numerica',
  numbers: [257],
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
        build: { order: 'up', by: 1, suits: 'any suit' },
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

/** Four cards dealt at a time; no packing; aces out. */
export const auldLangSyne = {
  id: 'auld-lang-syne',
  name: 'Auld Lang Syne',
  family: 'numerica',
  numbers: [95],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** As Auld Lang Syne without aces out. */
export const tamOshanter = {
  id: 'tam-oshanter',
  name: "Tam O'Shanter",
  family: 'numerica',
  numbers: [172],
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
        build: { order: 'up', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** 20 heaps; new card on each empty heap. */
export const colorado = {
  id: 'colorado',
  name: 'Colorado',
  family: 'numerica',
  numbers: [296],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['AC', 'AS', 'AH', 'AD', 'KC', 'KS', 'KH', 'KD'],
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
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'one card each',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 20, each: 'u' },
      build: { on: 'any waste card' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' }, refill: 'from the waste' },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'while the waste is empty' },
  },
} as const satisfies Game;

/** 13-card reserve ("frog"), 5 heaps. */
export const frog = {
  id: 'frog',
  name: 'Frog',
  family: 'numerica',
  numbers: [355],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['reserve'], columns: 'row by row', sorted: 'aces go up and are replaced' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 5, each: '' },
      build: { on: 'any waste card' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'while the waste is empty' },
  },
} as const satisfies Game;

/** As Frog with all aces out. */
export const fly = {
  id: 'fly',
  name: 'Fly',
  family: 'numerica',
  numbers: [356],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns', 'reserve'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 5, each: '' },
      build: { on: 'any waste card' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'while the waste is empty' },
  },
} as const satisfies Game;

/** 4 heaps, 6 reserve cards. */
export const gnat = {
  id: 'gnat',
  name: 'Gnat',
  family: 'numerica',
  numbers: [357],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'columns', 'reserve'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
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
    reserve: {
      dealt: { piles: 6, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'while the waste is empty' },
  },
} as const satisfies Game;

/** Strategy: every card of the stock is laid on one of eight heaps before the first goes to a foundation. By Morehead and Mott-Smith. */
export const strategy = {
  id: 'strategy',
  name: 'Strategy',
  family: 'numerica',
  numbers: [173],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'waste'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
        opens: 'once stock and waste are empty',
      },
    ],
    columns: {
      dealt: { piles: 8, each: '' },
      build: { on: 'any waste card' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' } },
    },
    stock: {
      deals: 'to the waste',
      draw: 1,
      passes: 1,
      tap: 'while the waste is empty',
      waste: 'never empty',
    },
  },
} as const satisfies Game;
