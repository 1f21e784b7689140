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

/** Centre foundation rises 52 cards through four wraps; four corner foundations fall king to ace. */
export const windmill = {
  id: 'windmill',
  name: 'Windmill',
  family: 'other',
  numbers: [30],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC'], which: 'first pack', to: 'top' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'any suit' },
        holds: 52,
        gives: 'to other foundations',
        keeps: 1,
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'nothing',
        build: { order: 'down', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' }, refill: 'from the waste, then the stock' },
      holds: 1,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;

/** Foundations step by 2 from ace and from two; 16 single-card places refilled from waste/stock plus 4×3 piles that only feed foundations. */
export const royalCotillion = {
  id: 'royal-cotillion',
  name: 'Royal Cotillion',
  family: 'other',
  numbers: [54],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 2, suits: 'same suit' },
        holds: 13,
        gives: 'to other foundations',
        onePerSuit: true,
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: '2' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 2, suits: 'same suit' },
        holds: 13,
        gives: 'to other foundations',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'uuu' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    reserve: {
      dealt: { piles: 16, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
      refill: 'from the waste, then the stock',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;

/** Eight cells, foundations regardless of suit. */
export const kingdom = {
  id: 'kingdom',
  name: 'Kingdom',
  family: 'other',
  numbers: [143],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [{ kind: 'bring ranks', ranks: ['A'], from: 'bottom', to: 'top' }],
      order: ['foundations', 'reserve'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
      {
        takes: 'single cards',
        count: 7,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'any suit' },
        holds: 13,
        gives: 'to other foundations',
      },
    ],
    reserve: {
      dealt: { piles: 8, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
      refill: 'from the waste, then the stock',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time', waste: 'never empty' },
  },
} as const satisfies Game;

/** Build 8 tableau piles up by rank to 13 cards each; no foundations. */
export const germanPatience = {
  id: 'german-patience',
  name: 'German Patience',
  family: 'other',
  numbers: [414],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'up, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
      holds: 13,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
    won: 'with finished runs of thirteen on the columns',
  },
} as const satisfies Game;

/** 3×3 cells refilled from waste; ace-up and king-down foundations. */
export const patriarchs = {
  id: 'patriarchs',
  name: 'Patriarchs',
  family: 'other',
  numbers: [429],
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
        gives: 'to any pile',
        onePerSuit: true,
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'one card each',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 9, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
      holds: 1,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Sixes build down, sevens build up; 9 cells. */
export const sixesAndSevens = {
  id: 'sixes-and-sevens',
  name: 'Sixes and Sevens',
  family: 'other',
  numbers: [438],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['7C', '7S', '7H', '7D', '6C', '6S', '6H', '6D'],
          which: 'every copy',
          to: 'top',
        },
      ],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: '7' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 7,
        gives: 'to any pile',
      },
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: '6' },
        dealt: 'one card each',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 6,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 9, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
      holds: 1,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Foundations go up A…K and down again K…A (26 cards); each pile has one direction, up or down. */
export const unionSquare = {
  id: 'union-square',
  name: 'Union Square',
  family: 'other',
  numbers: [35],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up, then down', by: 1, suits: 'same suit' },
        holds: 26,
        gives: 'nothing',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 16, each: 'u' },
      build: { on: 'the next rank', order: 'up or down, as the pile began', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Cross of 5 piles around 4 foundations; base card. */
export const royalEast = {
  id: 'royal-east',
  name: 'Royal East',
  family: 'other',
  numbers: [93],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 5, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Cross of 5 piles; base card; spaces any card. */
export const fourSeasons = {
  id: 'four-seasons',
  name: 'Four Seasons',
  family: 'other',
  numbers: [484],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 5, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** 20 stationary cells. */
export const carpet = {
  id: 'carpet',
  name: 'Carpet',
  family: 'other',
  numbers: [97],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 20, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
      holds: 1,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Foundation doubles ranks (mod 13). */
export const doublets = {
  id: 'doublets',
  name: 'Doublets',
  family: 'other',
  numbers: [111],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards of other ranks', than: 'K', count: 8, from: 'bottom', to: 'top' }],
      order: ['columns', 'foundations'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'doubling', by: 1, suits: 'any suit' },
        holds: 48,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'u' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the waste, then the stock' },
      holds: 1,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Centre pile runs 6…A four times, corners run 7…K; 4 cells. */
export const napoleonsTomb = {
  id: 'napoleons-tomb',
  name: "Napoleon's Tomb",
  family: 'other',
  numbers: [277],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank', rank: '6' },
        dealt: 'nothing',
        build: { order: 'down to the ace, then from the base again', by: 1, suits: 'any suit' },
        holds: 24,
        gives: 'to other foundations',
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: '7' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'any suit' },
        holds: 7,
        gives: 'to other foundations',
      },
    ],
    columns: {
      dealt: { piles: 4, each: '' },
      build: { on: 'nothing' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'waste cards' } },
      holds: 1,
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Twelve foundations around a clock, started with fixed cards, each built to its hour. */
export const grandfathersClock = {
  id: 'grandfathers-clock',
  name: "Grandfather's Clock",
  family: 'other',
  numbers: [261],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['2S', '3H', '4C', '5D', '6S', '7H', '8C', '9D', 'TS', 'JH', 'QC', 'KD'],
          which: 'every copy',
          to: 'top',
        },
      ],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 12,
        base: {
          kind: 'listed cards',
          cards: ['2S', '3H', '4C', '5D', '6S', '7H', '8C', '9D', 'TS', 'JH', 'QC', 'KD'],
        },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Alhambra: cards of the reserve may be laid on the one pile that the stock is turned onto, up or down in suit. */
export const alhambra = {
  id: 'alhambra',
  name: 'Alhambra',
  family: 'other',
  numbers: [234],
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
      order: ['foundations', 'reserve', 'columns'],
      columns: 'row by row',
      reserve: 'row by row',
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
      dealt: { piles: 1, each: 'u' },
      build: { on: 'the next rank', order: 'up or down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: { dealt: { piles: 8, each: 'uuuu' }, to: 'foundations and columns', opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time', passes: 3 },
  },
} as const satisfies Game;
