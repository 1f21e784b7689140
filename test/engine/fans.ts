import type { BuildRules } from '../../src/rules/game-rules.ts';

/** Fans of three that may be gathered, shuffled and dealt again twice. */
export const fans: BuildRules = {
  mechanism: 'building',
  deck: { packs: 1 },
  deal: { order: ['columns'], columns: 'column by column' },
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
    dealt: [...Array<string>(17).fill('uuu'), 'u'],
    build: { on: 'the next rank', order: 'down', by: 1, suits: 'same suit' },
    moves: { lift: 'one card' },
    empty: { takes: { kind: 'nothing' } },
  },
  stock: { deals: 'the columns again', passes: 3, how: { kind: 'shuffled', columnsOf: 3 } },
};
