import type { Game } from './game.ts';

/** Klondike, the game that most people call solitaire, one card at a time. */
export const klondike = {
  id: 'klondike',
  name: 'Klondike',
  family: 'klondike',
  numbers: [2],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Klondike with three cards turned at a time, of which only the last is open. */
export const klondikeDraw3 = {
  id: 'klondike-draw-3',
  name: 'Klondike (Draw 3)',
  family: 'klondike',
  variantOf: 'klondike',
  numbers: [18],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Athena: Klondike on seven columns of four that lie down, up, down, up. */
export const athena = {
  id: 'athena',
  name: 'Athena',
  family: 'klondike',
  numbers: [],
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
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Athena with one card turned at a time. */
export const athenaDraw1 = {
  id: 'athena-draw-1',
  name: 'Athena (Draw 1)',
  family: 'klondike',
  variantOf: 'athena',
  numbers: [633],
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
      dealt: { piles: 7, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Scoring variant: casino stake and payback per card on a foundation; one pass of single cards in PySolFC. */
export const vegasKlondike = {
  id: 'vegas-klondike',
  name: 'Vegas Klondike',
  family: 'klondike',
  variantOf: 'klondike',
  numbers: [129],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Same layout as Klondike, three passes, casino scoring. */
export const casinoKlondike = {
  id: 'casino-klondike',
  name: 'Casino Klondike',
  family: 'klondike',
  variantOf: 'klondike',
  numbers: [61],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Westcliff. */
export const westcliff = {
  id: 'westcliff',
  name: 'Westcliff',
  family: 'klondike',
  numbers: [33],
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
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 10, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Eastcliff. */
export const eastcliff = {
  id: 'eastcliff',
  name: 'Eastcliff',
  family: 'klondike',
  numbers: [66],
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
      dealt: { piles: 7, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Any suit except the same one may be packed. */
export const thumbAndPouch = {
  id: 'thumb-and-pouch',
  name: 'Thumb and Pouch',
  family: 'klondike',
  numbers: [58],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'another suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'another suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Small Harp. */
export const smallHarp = {
  id: 'small-harp',
  name: 'Small Harp',
  family: 'klondike',
  numbers: [39],
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
      dealt: ['ddddddu', 'dddddu', 'ddddu', 'dddu', 'ddu', 'du', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Trigon. */
export const trigon = {
  id: 'trigon',
  name: 'Trigon',
  family: 'klondike',
  numbers: [821],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces are set out on the foundations first. */
export const blindAlleys = {
  id: 'blind-alleys',
  name: 'Blind Alleys',
  family: 'klondike',
  numbers: [81],
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
      dealt: { piles: 6, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Aunt Mary. */
export const auntMary = {
  id: 'aunt-mary',
  name: 'Aunt Mary',
  family: 'klondike',
  numbers: [407],
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
      dealt: ['uuuuuu', 'duuuuu', 'dduuuu', 'ddduuu', 'dddduu', 'dddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Chinaman. */
export const chinaman = {
  id: 'chinaman',
  name: 'Chinaman',
  family: 'klondike',
  numbers: [634],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'another suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'another suit' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 3, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Two suits only (26 cards). */
export const halfKlondike = {
  id: 'half-klondike',
  name: 'Half Klondike',
  family: 'klondike',
  numbers: [855],
  rules: {
    mechanism: 'building',
    deck: { packs: 1, suits: [1, 2] },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 2,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** Mirror image: foundations run king down to ace, tableau builds up, spaces take aces. */
export const kingsley = {
  id: 'kingsley',
  name: 'Kingsley',
  family: 'klondike',
  numbers: [667],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'nothing',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'up', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'A' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Northwest Territory. */
export const northwestTerritory = {
  id: 'northwest-territory',
  name: 'Northwest Territory',
  family: 'klondike',
  numbers: [361],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'face-down cards first' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 16, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Klondike Territory. */
export const klondikeTerritory = {
  id: 'klondike-territory',
  name: 'Klondike Territory',
  family: 'klondike',
  numbers: [930],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve'], columns: 'face-down cards first' },
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
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    reserve: {
      dealt: { piles: 24, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
  },
} as const satisfies Game;

/** Legion. */
export const legion = {
  id: 'legion',
  name: 'Legion',
  family: 'klondike',
  numbers: [607],
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
      dealt: ['u', 'udu', 'ududu', 'udududu', 'udududu', 'ududu', 'udu', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Stock deals one card onto each reserve pile; last cards go to a waste. Empty piles: rank just below the base. */
export const jane = {
  id: 'jane',
  name: 'Jane',
  family: 'klondike',
  numbers: [230],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns', 'reserve', 'foundations'], columns: 'face-down cards first, from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 1,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        keeps: 1,
      },
      {
        takes: 'single cards',
        count: 3,
        base: { kind: 'rank of the first card dealt' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        keeps: 1,
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu'],
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'the rank below the base' } },
    },
    reserve: {
      dealt: { piles: 7, each: 'u' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'a card to each reserve pile', tap: 'at any time' },
  },
} as const satisfies Game;
