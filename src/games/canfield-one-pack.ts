import type { Game } from './game.ts';

/** As Canfield; draw 1, single pass. */
export const casinoCanfield = {
  id: 'casino-canfield',
  name: 'Casino Canfield',
  family: 'canfield',
  numbers: [835],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** As Canfield; draw 1, three passes. */
export const rainfall = {
  id: 'rainfall',
  name: 'Rainfall',
  family: 'canfield',
  numbers: [99],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** As Canfield, packing regardless of suit; draw 1, single pass. */
export const rainbow = {
  id: 'rainbow',
  name: 'Rainbow',
  family: 'canfield',
  numbers: [108],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'any suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** The four twos start the foundations. Same-suit packing. */
export const storehouse = {
  id: 'storehouse',
  name: 'Storehouse',
  family: 'canfield',
  numbers: [100],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['2C', '2S', '2H', '2D'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'reserve', 'columns'],
      columns: 'row by row from the right',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: '2' },
        dealt: 'one card each',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'same suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Reserve spread face up; spaces are NOT refilled automatically and take any card. */
export const superiorCanfield = {
  id: 'superior-canfield',
  name: 'Superior Canfield',
  family: 'canfield',
  numbers: [101],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;

/** 12-card reserve, three piles, packing regardless of suit, one pass. */
export const chameleon = {
  id: 'chameleon',
  name: 'Chameleon',
  family: 'canfield',
  numbers: [43],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 3, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'any suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'dddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Piles hold at most 3 cards; reserve ("trunk") is face down and refills spaces; its last card may be played. */
export const eagleWing = {
  id: 'eagle-wing',
  name: 'Eagle Wing',
  family: 'canfield',
  numbers: [112],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
      holds: 3,
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddd' },
      to: 'foundations and columns',
      opens: 'from the start',
      turns: 'only the last card',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Player chooses the base card: one of the four reserve tops must be played first and sets the base rank. While any reserve is left, spaces take reserve cards and whole columns, but no waste card. */
export const dutchess = {
  id: 'dutchess',
  name: 'Dutchess',
  family: 'canfield',
  numbers: [282],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row', reserve: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank chosen by the player', from: 'reserve', until: 'only reserve cards move' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'anything but waste cards while the reserve lasts' } },
    },
    reserve: {
      dealt: { piles: 4, each: 'uuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Two open reserves of 5; spaces refilled at once from the longer reserve, then the waste. */
export const gate = {
  id: 'gate',
  name: 'Gate',
  family: 'canfield',
  numbers: [315],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row', reserve: 'row by row' },
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
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve, then the waste' },
    },
    reserve: {
      dealt: { piles: 2, each: 'uuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** As Gate with 4 piles. */
export const littleGate = {
  id: 'little-gate',
  name: 'Little Gate',
  family: 'canfield',
  numbers: [316],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row', reserve: 'row by row' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve, then the waste' },
    },
    reserve: {
      dealt: { piles: 2, each: 'uuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces out first; 13-card reserve; single-card moves; same suit; spaces refilled from reserve. */
export const acme = {
  id: 'acme',
  name: 'Acme',
  family: 'canfield',
  numbers: [403],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['AC', 'AS', 'AH', 'AD'], which: 'every copy', to: 'top' }],
      order: ['foundations', 'reserve', 'columns'],
      columns: 'row by row from the right',
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
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  },
} as const satisfies Game;

/** Four 3-card reserve fans; spaces open to any card. */
export const duke = {
  id: 'duke',
  name: 'Duke',
  family: 'canfield',
  numbers: [413],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['reserve', 'columns'], columns: 'row by row', reserve: 'row by row' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    reserve: {
      dealt: { piles: 4, each: 'uuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 1, passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Draw 3 on the first pass, 2 on the second, 1 on the third. */
export const canfieldRush = {
  id: 'canfield-rush',
  name: 'Canfield Rush',
  family: 'canfield',
  numbers: [521],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row from the right' },
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
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'ddddddddddddu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: [3, 2, 1], passes: 3, tap: 'at any time' },
  },
} as const satisfies Game;

/** Candike. */
export const candike = {
  id: 'candike',
  name: 'Candike',
  family: 'canfield',
  numbers: [989],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      order: ['foundations', 'reserve', 'columns'],
      columns: 'face-down cards first, then the rest from the right',
    },
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
      dealt: { piles: 7, each: 'du' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
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

/** Eight foundations: 4 up from ace, 4 down from king; spaces refill from reserve, later only sevens or runs headed by a 7. */
export const lafayette = {
  id: 'lafayette',
  name: 'Lafayette',
  family: 'canfield',
  numbers: [642],
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
        onePerSuit: true,
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'nothing',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
        onePerSuit: true,
      },
    ],
    columns: {
      dealt: { piles: 4, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: '7' }, refill: 'from the reserve' },
    },
    reserve: {
      dealt: { piles: 1, each: 'uuuuuuuuuuuuu' },
      to: 'foundations and columns',
      opens: 'from the start',
    },
    stock: { deals: 'to the waste', draw: 3, passes: 'unlimited', tap: 'at any time' },
  },
} as const satisfies Game;
