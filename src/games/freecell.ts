import type { Game } from './game.ts';

/** FreeCell: all cards open, four cells, and as many cards at once as the free places could carry singly. */
export const freecell = {
  id: 'freecell',
  name: 'FreeCell',
  family: 'freecell',
  numbers: [8],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Penguin, by David Parlett: the first card, the beak, sets the base; its three likes start on foundations. */
export const penguin = {
  id: 'penguin',
  name: 'Penguin',
  family: 'freecell',
  numbers: [64],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring the rank of the top card' }],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 7, each: 'uuuuuuu' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'the rank below the base' } },
    },
    cells: { count: 7, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** The twos (C, S, H, D), then the aces (C, S, H, D) are dealt first, so they lie at the bottom of the columns. */
export const challengeFreecell = {
  id: 'challenge-freecell',
  name: 'Challenge FreeCell',
  family: 'freecell',
  numbers: [336],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [
        {
          kind: 'bring cards',
          cards: ['2C', '2S', '2H', '2D', 'AC', 'AS', 'AH', 'AD'],
          which: 'every copy',
          to: 'top',
        },
      ],
      order: ['columns'],
      columns: 'row by row',
    },
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
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Seven by Four. */
export const sevenByFour = {
  id: 'seven-by-four',
  name: 'Seven by Four',
  family: 'freecell',
  numbers: [364],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Seven by Five. */
export const sevenByFive = {
  id: 'seven-by-five',
  name: 'Seven by Five',
  family: 'freecell',
  numbers: [365],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 5, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Bath. */
export const bath = {
  id: 'bath',
  name: 'Bath',
  family: 'freecell',
  numbers: [383],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu', 'uuuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 2, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Cells start full. */
export const forecell = {
  id: 'forecell',
  name: 'ForeCell',
  family: 'freecell',
  numbers: [46],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'cells'], columns: 'row by row' },
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
      dealt: { piles: 8, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 4, filled: 4, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** KingCell. */
export const kingcell = {
  id: 'kingcell',
  name: 'KingCell',
  family: 'freecell',
  numbers: [542],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu', 'uuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run, as free places allow', suits: 'any suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
  },
} as const satisfies Game;

/** Reserve fan of 8 can grow to 18 cards; the reserve accepts single cards. */
export const needle = {
  id: 'needle',
  name: 'Needle',
  family: 'freecell',
  numbers: [318],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['cells', 'columns'], columns: 'row by row' },
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
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuu', 'uu', '', 'uu', 'uuuu', 'uuuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: {
      count: 1,
      filled: 1,
      cardsEach: 8,
      takes: { kind: 'single cards', holds: 18 },
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Reserve fan of at most 8 cards; accepts cards again. */
export const haystack = {
  id: 'haystack',
  name: 'Haystack',
  family: 'freecell',
  numbers: [319],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['cells', 'columns'], columns: 'row by row' },
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
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuu', 'uu', '', 'uu', 'uuuu', 'uuuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: {
      count: 1,
      filled: 1,
      cardsEach: 8,
      takes: { kind: 'single cards', holds: 8 },
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Reserve fan of 8, cards only leave. */
export const pitchfork = {
  id: 'pitchfork',
  name: 'Pitchfork',
  family: 'freecell',
  numbers: [367],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row' },
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
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuu', 'uu', '', 'uu', 'uuuu', 'uuuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** At most one card of each suit in the cells. */
export const germanFreecell = {
  id: 'german-freecell',
  name: 'German FreeCell',
  family: 'freecell',
  numbers: [520],
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
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['uuuuuuuu', 'uuuuuuuu', 'uuuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu', 'uuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card of its own suit' }, opens: 'from the start' },
  },
} as const satisfies Game;
