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
