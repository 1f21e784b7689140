import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compile } from '../../src/engine/compile.ts';
import { bisley } from '../../src/games/bakers-dozen.ts';
import { munger } from '../../src/games/canfield.ts';
import { fan } from '../../src/games/fan.ts';
import { fortyThieves } from '../../src/games/forty-thieves.ts';
import { freecell } from '../../src/games/freecell.ts';
import { golf } from '../../src/games/golf.ts';
import { sultan } from '../../src/games/other.ts';
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
      'empty columns that are refilled from a stock where there is none',
      {
        ...freecell.rules,
        columns: {
          ...freecell.rules.columns,
          empty: { takes: { kind: 'nothing' }, refill: 'from the stock' },
        },
      },
      /^RangeError: columns\.empty\.refill: there is no stock$/,
    ],
    [
      'empty columns that are refilled from a reserve where there is none',
      {
        ...fortyThieves.rules,
        columns: {
          ...fortyThieves.rules.columns,
          empty: { takes: { kind: 'nothing' }, refill: 'from the reserve, then the waste' },
        },
      },
      /^RangeError: columns\.empty\.refill: there is no reserve$/,
    ],
    [
      'more filled cells than there are',
      { ...freecell.rules, cells: { ...freecell.rules.cells, filled: 5 } },
      /^RangeError: cells\.filled: 5 cells are filled, but there are 4$/,
    ],
    [
      'a card of the deal that the deck lacks',
      { ...bisley.rules, deck: { packs: 1, suits: [0, 0, 1, 2] } },
      /^RangeError: deal\.arranged: bring cards: the stock holds no AD$/,
    ],
    [
      'a card of the deal that is named twice',
      {
        ...bisley.rules,
        deal: {
          ...bisley.rules.deal,
          arranged: [{ kind: 'bring cards', cards: ['AC', 'AC'], which: 'every copy', to: 'bottom' }],
        },
      },
      /^RangeError: deal\.arranged: bring cards: AC is listed twice$/,
    ],
    [
      'a new deal of the columns without room for every card',
      {
        ...fan.rules,
        stock: { deals: 'the columns again', passes: 2, how: { kind: 'shuffled', columnsOf: 2 } },
      },
      /^RangeError: stock\.how: 52 cards are dealt again, and there is room for 36$/,
    ],
    [
      'cards for a stock that has none of its own',
      {
        ...munger.rules,
        stock: { deals: 'the columns again', passes: 2, how: { kind: 'order kept', packets: 8 } },
      },
      /^RangeError: deal: 17 cards are left over, and the stock deals none of its own$/,
    ],
    [
      'a stock that deals to reserve piles that are not there',
      { ...fortyThieves.rules, stock: { deals: 'a card to each reserve pile', tap: 'at any time' } },
      /^RangeError: stock\.deals: there is no reserve$/,
    ],
    [
      'a stock that deals to columns that are not there',
      {
        ...sultan.rules,
        stock: { deals: 'a card to each column', tap: 'at any time' },
      },
      /^RangeError: stock\.deals: there are no columns$/,
    ],
    [
      'a chain with more cards in its columns than there are',
      { ...golf.rules, columns: { piles: 7, each: 'uuuuuuuu' } },
      /^RangeError: columns: 56 cards are dealt out of 52$/,
    ],
    [
      'a pyramid with more cards than there are',
      {
        ...pyramid.rules,
        layout: { shape: 'pyramid', rows: 9, faces: 'all face up' },
        deck: { packs: 1, suits: [0, 1, 2] },
      },
      /^RangeError: layout: 45 cards are dealt out of 39$/,
    ],
  ];
  for (const [name, rules, message] of cases) {
    it(`are refused with the field's name: ${name}`, () => {
      assert.throws(() => compile(rules), message);
    });
  }
});
