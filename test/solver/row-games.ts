import type { BuildRules } from '../../src/rules/game-rules.ts';
import { tinyGames } from './tiny-games.ts';

const { foundations } = tinyGames['in any suit, from open columns']!;

const shortDeck = { packs: 1, suits: [0, 1, 2, 3], ranks: [0, 1, 2, 3] } as const;

/** A small Gypsy: four ranks, rows of the stock, alternating colours. */
export const smallGypsy: BuildRules = {
  mechanism: 'building',
  deck: shortDeck,
  deal: { order: ['columns'], columns: 'row by row' },
  foundations,
  columns: {
    dealt: ['uuuu', 'uuuu', 'uuuu'],
    build: { on: 'the next rank', order: 'down', by: 1, suits: 'alternating colours' },
    moves: { lift: 'a run', part: 'any part', suits: 'alternating colours' },
    empty: { takes: { kind: 'any card' } },
  },
  stock: { deals: 'a card to each column', tap: 'at any time' },
};

/** A small Spiderette of one suit, which is dealt while no column is empty. */
export const smallSpiderette: BuildRules = {
  ...smallGypsy,
  deck: { packs: 1, suits: [0] },
  foundations: [
    {
      takes: 'complete runs',
      count: 1,
      run: { begins: 'with a king', suits: 'same suit' },
      gives: 'nothing',
    },
  ],
  columns: {
    dealt: ['du', 'du', 'u'],
    build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
    moves: { lift: 'a run', part: 'any part', suits: 'same suit' },
    empty: { takes: { kind: 'any card' } },
  },
  stock: { deals: 'a card to each column', tap: 'while no column is empty' },
};

/** Spiderettes of 26 cards, few enough to look at everything: of two suits, and of one suit from two packs. */
export const doubleSpiderettes: Readonly<Record<string, BuildRules>> = {
  'two suits, runs in suit': double({}, ['uuu', 'uuu', 'uuu', 'uuu'], 'same suit'),
  'two suits, runs in any suit': double({}, ['dddu', 'dddu', 'dddu', 'ddu'], 'any suit'),
  'two suits, rows at any time': {
    ...double({}, ['ddu', 'ddu', 'ddu', 'du', 'u'], 'same suit'),
    stock: { deals: 'a card to each column', tap: 'at any time' },
  },
  'two packs': double({ packs: 2, suits: [0] }, ['ddu', 'ddu', 'ddu', 'du', 'u'], 'same suit'),
};

/** One of two suits on two columns, for positions that are laid out card by card. */
export const twoColumns = double({}, ['uuuuuuuuuuuuu', 'uuuuuuuuuuuuu'], 'same suit');

function double(
  deck: Partial<BuildRules['deck']>,
  dealt: string[],
  suits: 'same suit' | 'any suit',
): BuildRules {
  const { columns } = smallSpiderette;
  if (!columns) throw new Error('a Spiderette has columns');
  const run = { begins: 'with a king', suits: 'same suit' } as const;
  return {
    ...smallSpiderette,
    deck: { packs: 1, suits: [0, 1], ...deck },
    foundations: [{ takes: 'complete runs', count: 2, run, gives: 'nothing' }],
    columns: { ...columns, dealt, moves: { lift: 'a run', part: 'any part', suits } },
  };
}
