import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { calculation } from '../../src/games/calculation.ts';
import { freecell } from '../../src/games/freecell.ts';
import { games } from '../../src/games/index.ts';
import { klondike } from '../../src/games/klondike.ts';
import { pyramid } from '../../src/games/pyramid.ts';
import { parseRules } from '../../src/rules/parse.ts';
import { damaged } from './damage.ts';

const [{ build, ...foundations }] = klondike.rules.foundations;
const { columns, stock } = klondike.rules;

describe('rules from elsewhere', () => {
  const bad: [string, unknown, [string, RegExp][]][] = [
    [
      'a misspelt field',
      { ...klondike.rules, foundations: [{ ...foundations, build, hold: 13 }] },
      [['foundations.0.hold', /received "hold"/]],
    ],
    [
      'a field left out',
      { ...klondike.rules, columns: { ...columns, empty: { takes: { kind: 'rank' } } } },
      [['columns.empty.takes.rank', /Expected "rank"/]],
    ],
    [
      'a word that is no rule',
      { ...klondike.rules, columns: { ...columns, build: { ...columns.build, suits: 'red on black' } } },
      [['columns.build.suits', /"alternating colours".*received "red on black"/]],
    ],
    [
      'a word of another rule',
      {
        ...klondike.rules,
        stock: { ...stock, deals: 'a card to each column', tap: 'while the waste is empty' },
      },
      [
        ['stock.tap', /"while no column is empty".*received "while the waste is empty"/],
        ['stock.draw', /received "draw"/],
      ],
    ],
    [
      'an order where nothing is built',
      { ...klondike.rules, columns: { ...columns, build: { on: 'nothing', order: 'down' } } },
      [['columns.build.order', /received "order"/]],
    ],
    ['too many packs', { ...klondike.rules, deck: { packs: 5 } }, [['deck.packs', /received 5/]]],
    [
      'too many cells',
      { ...freecell.rules, cells: { ...freecell.rules.cells, count: 25 } },
      [['cells.count', /<=24/]],
    ],
    ['half a card', { ...klondike.rules, stock: { ...stock, draw: 1.5 } }, [['stock.draw', /integer/]]],
    [
      'too many cards in a later pass',
      { ...klondike.rules, stock: { ...stock, draw: [3, 2, 8] } },
      [['stock.draw.2', /<=7/]],
    ],
    [
      'three numbers for four suits',
      { ...klondike.rules, columns: { ...columns, build: { ...columns.build, by: [1, 2, 3] } } },
      [['columns.build.by', /length: Expected 4/]],
    ],
    [
      'a card that is neither up nor down',
      { ...klondike.rules, columns: { ...columns, dealt: ['u', 'dx'] } },
      [['columns.dealt.1', /only the letters d \(face down\) and u \(face up\)/]],
    ],
    [
      'a misspelt field of a short form',
      { ...klondike.rules, columns: { ...columns, dealt: { pile: 7, each: 'u' } } },
      [
        ['columns.dealt.piles', /Expected "piles"/],
        ['columns.dealt.pile', /received "pile"/],
      ],
    ],
    [
      'columns that are a number',
      { ...klondike.rules, columns: { ...columns, dealt: 7 } },
      [['columns.dealt', /\(Object \| Array\).*received 7/]],
    ],
    [
      'a card that does not exist',
      {
        ...klondike.rules,
        foundations: [{ ...foundations, build, base: { kind: 'listed cards', cards: ['AS', '10D'] } }],
      },
      [['foundations.0.base.cards.1', /such as AS or TD/]],
    ],
    [
      'a way of play that does not exist',
      { ...pyramid.rules, mechanism: 'pairs' },
      [['mechanism', /received "pairs"/]],
    ],
    [
      'rules of another way of play',
      { ...pyramid.rules, mechanism: 'chain' },
      [
        ['columns', /Expected "columns"/],
        ['order', /Expected "order"/],
        ['onKing', /Expected "onKing"/],
        ['piles', /Expected "piles"/],
        ['begins', /Expected "begins"/],
        ['layout', /received "layout"/],
      ],
    ],
    [
      'two faults',
      { ...calculation.rules, deck: { packs: 0 }, deal: { order: [], columns: 'row by row' } },
      [
        ['deck.packs', /received 0/],
        ['deal.order', /length: Expected >=1/],
      ],
    ],
    ['no rules at all', null, [['rules', /received null/]]],
    ['a text', 'klondike', [['rules', /received "klondike"/]]],
  ];
  for (const [what, value, expected] of bad) {
    it(`with ${what} are refused, the field named`, () => {
      const parsed = parseRules(value);

      assert.ok(!parsed.ok);
      const faults = parsed.faults.toSorted((one, other) => order(one.field) - order(other.field));
      assert.deepEqual(
        faults.map(({ field }) => field),
        expected.map(([field]) => field),
      );
      expected.forEach(([, message], i) => assert.match(faults[i]!.message, message));

      function order(field: string): number {
        return expected.findIndex(([named]) => named === field);
      }
    });
  }

  it('are never let through changed: what is taken is what was given', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...games).chain(({ rules }) => damaged(rules)),
        (value) => {
          const parsed = parseRules(value);
          if (parsed.ok) assert.deepEqual(parsed.rules, value);
          else for (const { field, message } of parsed.faults) assert.ok(field !== '' && message !== '');
        },
      ),
      { numRuns: 500 },
    );
  });
});
