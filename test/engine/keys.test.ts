import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compile } from '../../src/engine/compile.ts';
import { formatPile } from '../../src/engine/notation.ts';
import type { Position } from '../../src/engine/position.ts';
import { gameById } from '../../src/games/index.ts';
import { dealt, laidOut, type TableOf } from '../games/table-of.ts';
import { anyChoices, anyDeal, movesOf, playAny } from './random-play.ts';

function game(id: string) {
  const found = gameById(id);
  assert.ok(found, id);
  return found;
}

function key({ position: { low, high } }: TableOf): string {
  return `${low} ${high}`;
}

describe('the key of a position', () => {
  const alike = ['klondike', 'freecell', 'fan', 'forty-thieves'];
  for (const id of alike) {
    it(`in ${id} is the same when two columns change places`, () => {
      const [one, other] = [
        laidOut(game(id), { t1: '9S 8H', t2: 'KD', t3: '#4C 3S' }),
        laidOut(game(id), { t1: 'KD', t2: '#4C 3S', t5: '9S 8H' }),
      ];

      assert.equal(key(one), key(other));
    });
  }

  it('in Spider, whose stock deals from left to right, is not', () => {
    const [one, other] = [
      laidOut(game('spider'), { t1: '9S 8H', t2: 'KD' }),
      laidOut(game('spider'), { t1: 'KD', t2: '9S 8H' }),
    ];

    assert.notEqual(key(one), key(other));
  });

  const different: [string, Record<string, string>, Record<string, string>][] = [
    ['a card is another one', { t1: '9S 8H' }, { t1: '9S 8D' }],
    ['a card lies face down', { t1: '9S 8H' }, { t1: '#9S 8H' }],
    ['cards lie in another order', { t1: '9S 8H' }, { t1: '8H 9S' }],
    ['a card lies in another column', { t1: '9S 8H', t2: 'KD' }, { t1: '9S', t2: 'KD 8H' }],
    ['a card lies in a cell', { t1: '9S 8H' }, { t1: '9S', c1: '8H' }],
    ['a card is home', { t1: '9S AH' }, { t1: '9S', f1: 'AH' }],
    ['the tops of two columns are changed', { t1: '9S 8H', t2: '9C 8D' }, { t1: '9S 8D', t2: '9C 8H' }],
  ];
  for (const [what, one, other] of different) {
    it(`is another one when ${what}`, () => {
      assert.notEqual(key(laidOut(game('freecell'), one)), key(laidOut(game('freecell'), other)));
    });
  }

  it('counts the passes where they are numbered, and not where they are unlimited', () => {
    for (const [id, same] of [
      ['minerva', false],
      ['klondike', true],
    ] as const) {
      const table = dealt(game(id));
      const before = key(table);
      while (table.refusal('s') === undefined && table.position.pass === 1) table.play('s');

      assert.equal(table.position.pass, 2, id);
      assert.equal(key(table) === before, same, id);
    }
  });

  it('does not depend on the order of moves that do not touch each other', () => {
    const piles = { t1: '9S 8H', t2: '9C', t3: 'KD QS', t4: 'KH' };
    const tables = [
      ['t1t2', 't3t4'],
      ['t3t4', 't1t2'],
    ].map((moves) => {
      const table = laidOut(game('freecell'), piles);
      table.play(...moves);
      return table;
    });

    assert.equal(key(tables[0]!), key(tables[1]!));
  });

  for (const id of ['klondike', 'freecell', 'canfield', 'spider-1-suit', 'calculation', 'gypsy']) {
    it(`in ${id} is one for each table, whatever is played`, () => {
      const mechanism = compile(game(id).rules);
      const keys = new Map<string, string>();
      const tables = new Map<string, string>();
      /** The table in words, piles of one class in no order. */
      const tableOf = (position: Position): string => {
        const piles = mechanism.piles.map(({ alike }, pile) => `${alike}: ${formatPile(position, pile)}`);
        return [...piles.sort(), mechanism.passesLeft(position), position.base].join('\n');
      };
      const look = (deal: string, position: Position): void => {
        const [keyNow, tableNow] = [`${position.low} ${position.high}`, `${deal}\n${tableOf(position)}`];
        assert.equal(keys.get(tableNow) ?? keyNow, keyNow);
        assert.equal(tables.get(`${deal} ${keyNow}`) ?? tableNow, tableNow);
        keys.set(tableNow, keyNow);
        tables.set(`${deal} ${keyNow}`, tableNow);
      };

      fc.assert(
        fc.property(anyDeal, anyChoices, (deal, choices) => {
          const position = mechanism.deal(deal);
          playAny(mechanism, position, choices, () => {
            for (const move of movesOf(mechanism, position)) {
              mechanism.play(position, move);
              look(deal, position);
              position.back();
            }
          });
        }),
        { numRuns: 12 },
      );
      assert.ok(keys.size > 100, `${keys.size} tables`);
    });
  }

  it('is another one in another set of keys, which tells the same tables apart', () => {
    const mechanism = compile(game('canfield').rules);
    const [toSecond, toFirst] = [new Map<string, string>(), new Map<string, string>()];
    fc.assert(
      fc.property(anyDeal, anyChoices, (deal, choices) => {
        const position = mechanism.deal(deal);
        position.rekey(1);
        playAny(mechanism, position, choices, () => {
          const second = [position.low, position.high];
          position.rekey(0);
          const first = [position.low, position.high];
          position.rekey(1);
          assert.deepEqual([position.low, position.high], second);
          for (const [lane, one] of first.entries()) assert.notEqual(one, second[lane]);
          assert.equal(toSecond.get(`${first}`) ?? `${second}`, `${second}`);
          assert.equal(toFirst.get(`${second}`) ?? `${first}`, `${first}`);
          toSecond.set(`${first}`, `${second}`);
          toFirst.set(`${second}`, `${first}`);
        });
      }),
      { numRuns: 20 },
    );
    assert.ok(toFirst.size > 100, `${toFirst.size} tables`);
  });
});
