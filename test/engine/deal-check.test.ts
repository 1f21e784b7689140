import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../src/engine/compile.ts';
import { munger } from '../../src/games/canfield.ts';
import { freecell } from '../../src/games/freecell.ts';
import { golf } from '../../src/games/golf.ts';
import { pyramid } from '../../src/games/pyramid.ts';
import type { GameRules } from '../../src/rules/game-rules.ts';

describe('rules that cannot be dealt', () => {
  const cases: readonly (readonly [string, GameRules, RegExp])[] = [
    [
      'an area that gets cards and is not named in the order of the deal',
      { ...munger.rules, deal: { ...munger.rules.deal, order: ['columns'] } },
      /^RangeError: deal\.order: reserve gets cards and is not named$/,
    ],
    [
      'an area that is named twice',
      { ...munger.rules, deal: { ...munger.rules.deal, order: ['columns', 'reserve', 'columns'] } },
      /^RangeError: deal\.order: columns is named twice$/,
    ],
    [
      'more cards than the deck holds',
      { ...munger.rules, columns: { ...munger.rules.columns, dealt: { piles: 7, each: 'dududuu' } } },
      /^RangeError: deal: 56 cards are dealt out of 52$/,
    ],
    [
      'cards left over where there is no stock',
      { ...freecell.rules, columns: { ...freecell.rules.columns, dealt: { piles: 8, each: 'uuuuuu' } } },
      /^RangeError: deal: 4 cards are left over, and there is no stock$/,
    ],
    [
      'more filled cells than there are',
      { ...freecell.rules, cells: { ...freecell.rules.cells, filled: 5 } },
      /^RangeError: cells\.filled: 5 cells are filled, but there are 4$/,
    ],
    [
      'a chain with more cards in its columns than there are',
      { ...golf.rules, columns: { piles: 7, each: 'uuuuuuuu' } },
      /^RangeError: columns: 56 cards are dealt out of 52$/,
    ],
    [
      'a pyramid with more cards than there are',
      { ...pyramid.rules, layout: { shape: 'pyramid', rows: 9 }, deck: { packs: 1, suits: [0, 1, 2] } },
      /^RangeError: layout: 45 cards are dealt out of 39$/,
    ],
  ];
  for (const [name, rules, message] of cases) {
    it(`are refused with the field's name: ${name}`, () => {
      assert.throws(() => compile(rules), message);
    });
  }
});
