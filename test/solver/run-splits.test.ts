import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById } from '../../src/games/index.ts';
import type { BuildRules } from '../../src/rules/game-rules.ts';
import { splitsWait } from '../../src/solver/run-splits.ts';
import { sweepSlice } from '../tools/sweep.ts';
import { tinyGames } from './tiny-games.ts';
import { verdictOn } from './verdict-on.ts';

const klondike = tinyGames['a small Klondike that draws one']!;

/** Open columns with long runs, which may go to empty columns; no stock. */
function open(suits: 'alternating colours' | 'any suit', gives: 'nothing' | 'to any pile'): BuildRules {
  const { stock: _, ...rules } = klondike;
  const deck = { packs: 1, suits: [0, 1, 2, 3], ranks: [0, 1, 2, 3, 4] } as const;
  return {
    ...rules,
    deck,
    foundations:
      gives === 'nothing' ? klondike.foundations.map((group) => ({ ...group, gives })) : klondike.foundations,
    columns: {
      dealt: ['uuuuu', 'uuuuu', 'uuuuu', 'uuuuu'],
      build: { on: 'the next rank', order: 'down', by: 1, suits },
      moves: { lift: 'a run', part: 'any part', suits },
      empty: { takes: { kind: 'any card' } },
    },
  };
}

const GAMES: Readonly<Record<string, BuildRules>> = {
  'drawing one': klondike,
  'drawing two': tinyGames['a small Klondike that draws two']!,
  'two passes and a reserve': tinyGames['a small Minerva: two passes and a reserve']!,
  'in alternating colours, open': open('alternating colours', 'nothing'),
  'in alternating colours, open, cards come back': open('alternating colours', 'to any pile'),
  'in any suit, open, cards come back': open('any suit', 'to any pile'),
};

describe('a search that splits runs only for a card that a foundation takes then', () => {
  for (const [name, rules] of sweepSlice(Object.entries(GAMES), 3)) {
    it(`finds what a search that splits them at will finds: ${name}`, () => {
      assert.equal(splitsWait(rules), true);
      const found = new Set<string>();
      for (let deal = 1; deal <= 250; deal++) {
        const number = String(deal);
        const { verdict } = verdictOn(rules, number);
        const off = { waitingSplits: false, safeMoves: false };
        assert.equal(verdict, verdictOn(rules, number, off).verdict, `deal ${deal}`);
        found.add(verdict);
      }
      assert.deepEqual([...found].sort(), ['lost', 'won']);
    });
  }

  it('splits at will where another rule builds than moves, cells wait, or the stock deals onto columns', () => {
    for (const id of ['canfield', 'freecell', 'spider', 'yukon', 'forty-thieves', 'gypsy'])
      assert.equal(splitsWait(gameById(id)!.rules), false, id);
  });
});
