import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compile } from '../../src/engine/compile.ts';
import { DOWN, ID } from '../../src/engine/keys.ts';
import { countOf, fromOf, packMove, packTap, toOf } from '../../src/engine/move.ts';
import { formatMove, formatPile, formatPosition, parseMove, parsePile } from '../../src/engine/notation.ts';
import { canfield } from '../../src/games/canfield.ts';
import { freecell } from '../../src/games/freecell.ts';
import { games } from '../../src/games/index.ts';
import { klondike } from '../../src/games/klondike.ts';
import { anyChoices, anyDeal, movesOf, playAny } from './random-play.ts';
import { sweepSlice } from '../tools/sweep.ts';

describe('a move', () => {
  const { piles } = compile(canfield.rules);
  const index = (id: string): number => piles.findIndex((pile) => pile.id === id);

  const written: [number, string][] = [
    [packMove(index('t1'), index('t3'), 1), 't1t3'],
    [packMove(index('t4'), index('t2'), 12), 't4t2x12'],
    [packMove(index('w'), index('f4'), 1), 'wf4'],
    [packMove(index('r1'), index('t1'), 1), 'r1t1'],
    [packTap(index('s')), 's'],
  ];
  for (const [move, text] of written) {
    it(`is written ${text}`, () => {
      assert.equal(formatMove(piles, move), text);
      assert.equal(parseMove(compile(canfield.rules), text), move);
    });
  }

  for (const text of [
    ...['', 't1', 't1t', 'tt2', 't1t9', 't0t1', 't01t2', 't1t2t3', 't1 t2', ' t1t2', 't1t2 ', 'T1T2', 'x1t2'],
    ...['t1t2x', 't1t2x0', 't1t2x1', 't1t2x02', 't1t2x209', 't1t2x-2', 't1t2x1.5', 'sx2', '+t1t2', 'c1t1'],
  ]) {
    it(`is not written "${text}"`, () => {
      assert.equal(parseMove(compile(canfield.rules), text), undefined);
    });
  }

  it('cannot tap the stock of a game without one', () => {
    assert.equal(parseMove(compile(freecell.rules), 's'), undefined);
  });

  it('keeps the largest piles and counts apart', () => {
    const move = packMove(63, 62, 208);

    assert.deepEqual([fromOf(move), toOf(move), countOf(move)], [63, 62, 208]);
  });
});

describe('a pile', () => {
  it('is written from the bottom, with a mark before each card that lies face down', () => {
    const mechanism = compile(klondike.rules);
    const position = mechanism.deal('1');
    const t3 = mechanism.piles.findIndex(({ id }) => id === 't3');

    assert.match(formatPile(position, t3), /^#[A2-9TJQK][CSHD] #[A2-9TJQK][CSHD] [A2-9TJQK][CSHD]$/);
    assert.equal(formatPile(position, 1), '');
    const [first, ...others] = formatPosition(mechanism.piles, position).split('\n');
    assert.match(first!, /^s: #/);
    assert.deepEqual(
      others.map((line) => line.split(':')[0]),
      ['t1', 't2', 't3', 't4', 't5', 't6', 't7'],
    );
  });

  it('is read as it is written', () => {
    assert.deepEqual(parsePile(''), []);
    assert.deepEqual(parsePile('#AC KD'), [
      { face: 0, up: false },
      { face: 51, up: true },
    ]);
  });

  for (const text of [' ', '##', '#', 'AC  2C', 'AC ', '10C', 'ac', 'AC,2C', '##AC', 'AC#']) {
    it(`is not written "${text}"`, () => assert.equal(parsePile(text), undefined));
  }
});

describe('whatever is played', () => {
  for (const { id, rules } of sweepSlice(games, 8)) {
    const mechanism = compile(rules);

    it(`in ${id}, moves and piles are read as they are written`, () => {
      fc.assert(
        fc.property(anyDeal, anyChoices, (deal, choices) => {
          const position = mechanism.deal(deal);
          playAny(mechanism, position, choices, () => {
            for (const move of movesOf(mechanism, position)) {
              assert.equal(parseMove(mechanism, formatMove(mechanism.piles, move)), move);
            }
          });
          mechanism.piles.forEach((_, pile) => {
            const start = pile * position.stride;
            const slots = Array.from(position.slots.subarray(start, start + position.lengths[pile]!));
            assert.deepEqual(
              parsePile(formatPile(position, pile)),
              slots.map((slot) => ({ face: position.faces[slot & ID]!, up: slot < DOWN })),
            );
          });
        }),
        { numRuns: 2 },
      );
    });
  }
});
