import type { BuildRules } from '../../src/rules/game-rules.ts';

type Parts = Partial<Pick<BuildRules, 'columns' | 'cells' | 'reserve' | 'stock' | 'foundations' | 'deal'>>;
type Columns = NonNullable<BuildRules['columns']>;
type Suits = 'same suit' | 'alternating colours' | 'any suit';

/** Small games of every kind for which a move is called safe: few enough cards to look at everything that can happen. */
export const tinyGames: Readonly<Record<string, BuildRules>> = {
  'in suit, with a cell and cards that come back': tiny(5, {
    columns: columns(['uuuuuuu', 'uuuuuuu', 'uuuuuu'], 'same suit', 'any card'),
    cells: oneCell(1),
  }),
  'a small Fan: in suit, one card at a time, the highest rank to a space': tiny(4, {
    columns: {
      ...columns(['uuu', 'uuu', 'uuu', 'uuu', 'uuu', 'u'], 'same suit', '4'),
      moves: { lift: 'one card' },
    },
  }),
  'runs in suit, the highest rank to a space': tiny(5, {
    columns: columns(['uuuu', 'uuuu', 'uuuu', 'uuuu', 'uuuu'], 'same suit', '5'),
  }),
  'a small Klondike in suit': tiny(4, {
    columns: columns(['ddu', 'ddddu'], 'same suit', '4'),
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  }),
  'in alternating colours, with a cell and cards that come back': tiny(4, {
    columns: columns(['uuuuuu', 'uuuuu', 'uuuuu'], 'alternating colours', 'any card'),
    cells: oneCell(1),
  }),
  'in alternating colours, no card comes back': tiny(5, {
    foundations: foundations(4, 'nothing'),
    columns: columns(['uuuuuuu', 'uuuuuuu', 'uuuuuu'], 'alternating colours', 'any card'),
    cells: oneCell(1),
  }),
  'a small Klondike that draws one': tiny(4, {
    columns: columns(['ddu', 'dddu'], 'alternating colours', '4'),
    stock: { deals: 'to the waste', draw: 1, passes: 'unlimited', tap: 'at any time' },
  }),
  'a small Klondike that draws two': tiny(4, {
    columns: columns(['ddu', 'dddu'], 'alternating colours', '4'),
    stock: { deals: 'to the waste', draw: 2, passes: 'unlimited', tap: 'at any time' },
  }),
  'a small Minerva: two passes and a reserve': tiny(4, {
    deal: { order: ['columns', 'reserve'], columns: 'row by row' },
    columns: columns(['dudu', 'dudu'], 'alternating colours', '4'),
    reserve: { dealt: { piles: 1, each: 'uuuu' }, to: 'foundations and columns', opens: 'from the start' },
    stock: { deals: 'to the waste', draw: 1, passes: 2, tap: 'at any time' },
  }),
  'in any suit, from open columns': tiny(4, {
    foundations: foundations(4, 'nothing'),
    columns: columns(['uuuu', 'uuuu', 'uuuu', 'uuuu'], 'any suit', 'any card'),
  }),
  'in any suit, cards come back': tiny(3, {
    columns: columns(['uuuu', 'uuuu', 'uuuu'], 'any suit', 'any card'),
  }),
  'two packs in suit, one pass, cards come back': twoPacks('to any pile'),
  'two packs in suit, one pass, no card comes back': twoPacks('nothing'),
};

/** A small Yukon, in which no move is called safe: in deal 46 sending a two home at once loses. */
export const smallYukon = tiny(4, {
  columns: {
    ...columns(['uuuuuu', 'ddduu', 'ddddu'], 'alternating colours', '4'),
    moves: { lift: 'any face-up card and all on it' },
  },
});

function twoPacks(gives: 'nothing' | 'to any pile'): BuildRules {
  return {
    ...tiny(4, {
      foundations: foundations(4, gives),
      columns: {
        ...columns(['uuuuuu', 'uuuuu'], 'same suit', 'any card'),
        moves: { lift: 'one card' },
      },
      stock: { deals: 'to the waste', draw: 1, passes: 1, tap: 'at any time' },
    }),
    deck: deckOf(4, 2, [0, 2]),
  };
}

/** A game of one pack of the lowest `ranks` ranks in four suits. */
function tiny(ranks: number, parts: Parts): BuildRules {
  return {
    mechanism: 'building',
    deck: deckOf(ranks, 1, [0, 1, 2, 3]),
    deal: { order: ['columns'], columns: 'row by row' },
    foundations: foundations(4, 'to any pile'),
    ...parts,
  };
}

/** The rule words know no short packs; the engine's decks do. */
function deckOf(ranks: number, packs: 1 | 2, suits: number[]): BuildRules['deck'] {
  const deck = { packs, suits, ranks: Array.from({ length: ranks }, (_, rank) => rank) };
  return deck;
}

function foundations(count: number, gives: 'nothing' | 'to any pile'): BuildRules['foundations'] {
  return [
    {
      takes: 'single cards',
      count,
      base: { kind: 'rank', rank: 'A' },
      dealt: 'nothing',
      build: { order: 'up', by: 1, suits: 'same suit' },
      holds: 13,
      gives,
    },
  ];
}

function columns(dealt: string[], suits: Suits, empty: 'any card' | '4' | '5'): Columns {
  return {
    dealt,
    build: { on: 'the next rank', order: 'down', by: 1, suits },
    moves: { lift: 'a run', part: 'any part', suits },
    empty: { takes: empty === 'any card' ? { kind: 'any card' } : { kind: 'rank', rank: empty } },
  };
}

function oneCell(count: number): NonNullable<BuildRules['cells']> {
  return { count, filled: 0, takes: { kind: 'one card' }, opens: 'from the start' };
}

/** A Canfield of two suits: wrapping columns that the reserve refills, and a base that the deal decides. */
export const smallCanfield: BuildRules = {
  mechanism: 'building',
  deck: { packs: 1, suits: [0, 2] },
  deal: { order: ['foundations', 'reserve', 'columns'], columns: 'row by row' },
  foundations: [
    { ...wrapping(1), dealt: 'one card each' },
    { ...wrapping(1), dealt: 'nothing' },
  ],
  columns: {
    dealt: { piles: 4, each: 'u' },
    build: { on: 'the next rank', order: 'down, wrapping', by: 1, suits: 'alternating colours' },
    moves: { lift: 'a run', part: 'one card or the whole column', suits: 'alternating colours' },
    empty: { takes: { kind: 'any card' }, refill: 'from the reserve' },
  },
  reserve: {
    dealt: { piles: 1, each: 'dddddu' },
    to: 'foundations and columns',
    opens: 'from the start',
  },
  stock: { deals: 'to the waste', draw: 2, passes: 'unlimited', tap: 'at any time' },
};

function wrapping(count: number) {
  return {
    takes: 'single cards',
    count,
    base: { kind: 'rank of the first card dealt' },
    build: { order: 'up, wrapping', by: 1, suits: 'same suit' },
    holds: 13,
    gives: 'nothing',
  } as const;
}
