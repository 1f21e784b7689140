import type { Game } from './game.ts';

/** Baker's Dozen: thirteen open columns of four with the kings laid undermost, and no space ever filled. */
export const bakersDozen = {
  id: 'bakers-dozen',
  name: "Baker's Dozen",
  family: 'bakers-dozen',
  numbers: [31],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'turn over' }, { kind: 'kings down', columns: 13 }],
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
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
  },
} as const satisfies Game;

/** Bisley: aces go up and kings come down in suit, and the columns are built both ways. */
export const bisley = {
  id: 'bisley',
  name: 'Bisley',
  family: 'bakers-dozen',
  numbers: [290],
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
        gives: 'nothing',
      },
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'K' },
        dealt: 'nothing',
        build: { order: 'down', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
  },
} as const satisfies Game;

/** Castles in Spain. */
export const castlesInSpain = {
  id: 'castles-in-spain',
  name: 'Castles in Spain',
  family: 'bakers-dozen',
  numbers: [83],
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
      dealt: { piles: 13, each: 'dddu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run, as free places allow', suits: 'alternating colours' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Aces out; a space takes a single card only. */
export const martha = {
  id: 'martha',
  name: 'Martha',
  family: 'bakers-dozen',
  numbers: [84],
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
      dealt: { piles: 12, each: 'dudu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
      empty: { takes: { kind: 'one card at a time' } },
    },
  },
} as const satisfies Game;

/** Kings to the bottom. Foundations alternate in colour in PySolFC. */
export const spanishPatience = {
  id: 'spanish-patience',
  name: 'Spanish Patience',
  family: 'bakers-dozen',
  numbers: [85],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'turn over' }, { kind: 'kings down', columns: 13 }],
      order: ['columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 4,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'nothing',
        build: { order: 'up', by: 1, suits: 'alternating colours' },
        holds: 13,
        gives: 'to any pile',
      },
    ],
    columns: {
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
  },
} as const satisfies Game;

/** Spanish Patience II. */
export const spanishPatienceIi = {
  id: 'spanish-patience-ii',
  name: 'Spanish Patience II',
  family: 'bakers-dozen',
  numbers: [664],
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
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Two aces out first; kings to the bottom. */
export const goodMeasure = {
  id: 'good-measure',
  name: 'Good Measure',
  family: 'bakers-dozen',
  numbers: [86],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [
        { kind: 'turn over' },
        { kind: 'kings down', columns: 10 },
        { kind: 'bring ranks', ranks: ['A', 'A'], from: 'bottom', to: 'top' },
      ],
      order: ['foundations', 'columns'],
      columns: 'row by row',
    },
    foundations: [
      {
        takes: 'single cards',
        count: 2,
        base: { kind: 'rank', rank: 'A' },
        dealt: 'one card each',
        build: { order: 'up', by: 1, suits: 'same suit' },
        holds: 13,
        gives: 'to any pile',
      },
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
      dealt: { piles: 10, each: 'uuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
  },
} as const satisfies Game;

/** Redeal without shuffle: piles are gathered in order and dealt again in packets of 4; unlimited. */
export const cruel = {
  id: 'cruel',
  name: 'Cruel',
  family: 'bakers-dozen',
  numbers: [104],
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
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'the columns again', passes: 'unlimited', how: { kind: 'order kept', packets: 4 } },
  },
} as const satisfies Game;

/** Kings out; foundations run down to the ace; one redeal of the Cruel kind in PySolFC code (its rules page says two). */
export const royalFamily = {
  id: 'royal-family',
  name: 'Royal Family',
  family: 'bakers-dozen',
  numbers: [291],
  rules: {
    mechanism: 'building',
    deck: { packs: 1 },
    deal: {
      arranged: [{ kind: 'bring cards', cards: ['KC', 'KS', 'KH', 'KD'], which: 'every copy', to: 'top' }],
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
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'alternating colours' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'the columns again', passes: 2, how: { kind: 'order kept', packets: 4 } },
  },
} as const satisfies Game;

/** An ace and a king of each suit are set out; 2 redeals. */
export const capricieuse = {
  id: 'capricieuse',
  name: 'Capricieuse',
  family: 'bakers-dozen',
  numbers: [292],
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
      dealt: { piles: 12, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'the columns again', passes: 3, how: { kind: 'turned over, row by row' } },
  },
} as const satisfies Game;

/** An ace and a king of each suit set out; wrap packing. */
export const nationale = {
  id: 'nationale',
  name: 'Nationale',
  family: 'bakers-dozen',
  numbers: [293],
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
      dealt: { piles: 12, each: 'uuuuuuuu' },
      build: { on: 'the next rank', order: 'up or down, wrapping', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;

/** Kings only on spaces. */
export const portugueseSolitaire = {
  id: 'portuguese-solitaire',
  name: 'Portuguese Solitaire',
  family: 'bakers-dozen',
  numbers: [308],
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
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'rank', rank: 'K' } },
    },
  },
} as const satisfies Game;

/** As Cruel, no aces out, 13 piles, runs move. */
export const rippleFan = {
  id: 'ripple-fan',
  name: 'Ripple Fan',
  family: 'bakers-dozen',
  numbers: [369],
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
      dealt: { piles: 13, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'the columns again', passes: 'unlimited', how: { kind: 'order kept', packets: 4 } },
  },
} as const satisfies Game;

/** As Cruel with run moves and 2 redeals. */
export const perseverance = {
  id: 'perseverance',
  name: 'Perseverance',
  family: 'bakers-dozen',
  numbers: [404],
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
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
      moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
      empty: { takes: { kind: 'nothing' } },
    },
    stock: { deals: 'the columns again', passes: 3, how: { kind: 'order kept', packets: 4 } },
  },
} as const satisfies Game;

/** Packing up or down in suit; 2 redeals (gather and deal). */
export const indefatigable = {
  id: 'indefatigable',
  name: 'Indefatigable',
  family: 'bakers-dozen',
  numbers: [515],
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
        gives: 'nothing',
      },
    ],
    columns: {
      dealt: { piles: 12, each: 'uuuu' },
      build: { on: 'the next rank', order: 'up or down', by: 1, suits: 'same suit' },
      moves: { lift: 'one card' },
      empty: { takes: { kind: 'any card' } },
    },
    stock: { deals: 'the columns again', passes: 3, how: { kind: 'order kept', packets: 4 } },
  },
} as const satisfies Game;
