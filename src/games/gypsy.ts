import type { Game } from './game.ts';

/** Gypsy: two packs, eight columns of three, and a stock that deals a row onto all of them. */
export const gypsy = {
  id: 'gypsy',
  name: 'Gypsy',
  family: 'gypsy',
  numbers: [1],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Eclipse: the columns of Waning Moon, runs in suit, and a stock that deals rows of thirteen. */
export const eclipse = {
  id: 'eclipse',
  name: 'Eclipse',
  family: 'gypsy',
  numbers: [584],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Easthaven. */
export const easthaven = {
  id: 'easthaven',
  name: 'Easthaven',
  family: 'gypsy',
  numbers: [224],
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
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Westhaven. */
export const westhaven = {
  id: 'westhaven',
  name: 'Westhaven',
  family: 'gypsy',
  numbers: [225],
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
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** PySolFC: cards leave foundations only once the stock is empty. AisleRiot: always; plus one cell. */
export const giant = {
  id: 'giant',
  name: 'Giant',
  family: 'gypsy',
  numbers: [65],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile once the stock is empty',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Last stock deal has only 7 cards. */
export const irmgard = {
  id: 'irmgard',
  name: 'Irmgard',
  family: 'gypsy',
  numbers: [3],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddu', 'ddu', 'du', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time', lastRow: 'from the second column' },
  },
} as const satisfies Game;

/** Aces turned up in any stock deal go straight to a foundation. */
export const dieKoenigsbergerin = {
  id: 'die-koenigsbergerin',
  name: 'Die Koenigsbergerin',
  family: 'gypsy',
  numbers: [119],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row', sorted: 'aces go up and are replaced' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'uuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time', sorted: 'aces go up and are replaced' },
  },
} as const satisfies Game;

/** Once the stock is out, one pocket pile may hold a card or a whole run ("weaving"/"waiving"). */
export const missMilligan = {
  id: 'miss-milligan',
  name: 'Miss Milligan',
  family: 'gypsy',
  numbers: [62],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: {
      count: 1,
      filled: 0,
      takes: { kind: 'a run', gives: 'any part' },
      opens: 'once the stock is empty',
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Milligan Cell. */
export const milliganCell = {
  id: 'milligan-cell',
  name: 'Milligan Cell',
  family: 'gypsy',
  numbers: [78],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: { count: 4, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Milligan Harp. */
export const milliganHarp = {
  id: 'milligan-harp',
  name: 'Milligan Harp',
  family: 'gypsy',
  numbers: [217],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddddu', 'dddddddu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Carlton. */
export const carlton = {
  id: 'carlton',
  name: 'Carlton',
  family: 'gypsy',
  numbers: [218],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** An emptied pile gets the next stock card at once. */
export const blockade = {
  id: 'blockade',
  name: 'Blockade',
  family: 'gypsy',
  numbers: [226],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' }, refill: 'from the stock' },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Two kinds of foundation: 4 built ace-king in alternating colours, 4 that take a whole king-to-ace alternating run. One pile starts empty. */
export const rougeEtNoir = {
  id: 'rouge-et-noir',
  name: 'Rouge et Noir',
  family: 'gypsy',
  numbers: [220],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first, from the right' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'alternating colours' },
        holds: 13,
        gives: 'nothing',
        onePerSuit: true,
      },
      {
        takes: 'complete runs',
        count: 4,
        run: { begins: 'with a king', suits: 'alternating colours' },
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['dddddddu', 'ddddddu', 'dddddu', 'ddddu', 'dddu', 'ddu', 'du', 'u', 'u', ''],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** After the stock is out a side pile (max 3 cards) opens. */
export const surprise = {
  id: 'surprise',
  name: 'Surprise',
  family: 'gypsy',
  numbers: [463],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddddu', 'ddddu', 'dddu', 'ddu', 'du', 'u'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    cells: {
      count: 1,
      filled: 0,
      takes: { kind: 'single cards', holds: 3 },
      opens: 'once the stock is empty',
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Elba. */
export const elba = {
  id: 'elba',
  name: 'Elba',
  family: 'gypsy',
  numbers: [478],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 10, each: 'ddddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Nomad. */
export const nomad = {
  id: 'nomad',
  name: 'Nomad',
  family: 'gypsy',
  numbers: [200],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: { count: 1, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Millie. */
export const millie = {
  id: 'millie',
  name: 'Millie',
  family: 'gypsy',
  numbers: [487],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
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
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Steve. */
export const steve = {
  id: 'steve',
  name: 'Steve',
  family: 'gypsy',
  numbers: [498],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: ['u', 'uu', 'uuu', 'uuuu', 'uuuuu', 'uuuuuu', 'uuuuuuu', 'uuuuuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Gypsy (3 Decks). */
export const gypsy3Decks = {
  id: 'gypsy-3-decks',
  name: 'Gypsy (3 Decks)',
  family: 'gypsy',
  numbers: [453],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 12,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'ddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** As Miss Milligan but any card fills a space. */
export const imperialGuards = {
  id: 'imperial-guards',
  name: 'Imperial Guards',
  family: 'gypsy',
  numbers: [486],
  rules: {
    mechanism: 'building',
    deck: { packs: 2 },
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: [
      {
        takes: 'single cards',
        count: 8,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 8, each: 'u' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    cells: {
      count: 1,
      filled: 0,
      takes: { kind: 'a run', gives: 'any part' },
      opens: 'once the stock is empty',
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Scarp. */
export const scarp = {
  id: 'scarp',
  name: 'Scarp',
  family: 'gypsy',
  numbers: [669],
  rules: {
    mechanism: 'building',
    deck: { packs: 3 },
    deal: { order: ['columns'], columns: 'row by row from the right, last row apart' },
    foundations: [
      {
        takes: 'single cards',
        count: 12,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: [
        'u',
        'uu',
        'uuu',
        'uuuu',
        'uuuuu',
        'uuuuuu',
        'uuuuuuu',
        'uuuuuuuu',
        'uuuuuuuuu',
        'uuuuuuuuuu',
        'uuuuuuuuuuu',
        'uuuuuuuuuuuu',
        'uuuuuuuuuuuuu',
      ],
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;

/** Aces rank high (foundations 2…A); spaces take aces. */
export const swissPatience = {
  id: 'swiss-patience',
  name: 'Swiss Patience',
  family: 'gypsy',
  numbers: [842],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: { order: ['columns'], columns: 'face-down cards first' },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: '2' },
        dealt: 'nothing',
        build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: ['u', 'du', 'ddu', 'dddu', 'ddddu', 'dddu', 'ddu', 'du', 'u'],
      build: {
        on: 'the next rank',
        order: 'down, wrapping above the base',
        by: 1,
        suits: 'alternating colours',
      },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'rank', rank: 'A' } },
    },
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
} as const satisfies Game;
