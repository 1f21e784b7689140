import type { Game } from './game.ts';

/** Beleaguered Castle: the aces stand as foundations between eight open columns of six, built in any suit. */
export const beleagueredCastle = {
  id: 'beleaguered-castle',
  name: 'Beleaguered Castle',
  family: 'beleaguered-castle',
  numbers: [34],
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
      dealt: { piles: 8, each: 'uuuuuu' },
      build: { on: 'the next rank', order: 'down', by: 1, suits: 'any suit' },
      moves: { lift: 'a run, as free places allow', suits: 'any suit' },
      empty: { takes: { kind: 'any card' } },
    },
  },
} as const satisfies Game;
