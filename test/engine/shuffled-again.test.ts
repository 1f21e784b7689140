import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { compile } from '../../src/engine/compile.ts';
import { packTap } from '../../src/engine/move.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import type { Position } from '../../src/engine/position.ts';
import { fans } from './fans.ts';
import { anyChoices, anyDeal, playAny } from './random-play.ts';

const mechanism = compile(fans);
const tap = packTap(mechanism.stock);
const table = (position: Position): string => formatPosition(mechanism.piles, position);
const keys = ({ low, high, pass }: Position): number[] => [low, high, pass];
const sizes = (position: Position, kind: string): number[] =>
  mechanism.piles.flatMap((pile, i) => (pile.kind === kind ? [position.lengths[i]!] : []));

/** A deal in progress: some moves other than taps were played. */
function begun(deal: string, choices: readonly number[]): Position {
  const position = mechanism.deal(deal);
  const untapped = { ...mechanism, moves: withoutTaps };
  playAny(untapped, position, choices, () => {});
  return position;
}

const withoutTaps: typeof mechanism.moves = (position, list, every) => {
  mechanism.moves(position, list, every);
  if (list.length > 0 && list.at(list.length - 1) === tap) list.length--;
};

describe('a redeal that shuffles', () => {
  it('deals the cards of the columns again, in as few columns as they fill', () => {
    fc.assert(
      fc.property(anyDeal, anyChoices, (deal, choices) => {
        const position = begun(deal, choices);
        const before = table(position);
        const home = sizes(position, 'foundation');
        mechanism.play(position, tap);

        const left = 52 - home.reduce((sum, count) => sum + count, 0);
        const full = Math.floor(left / 3);
        const columns = [...Array<number>(full).fill(3), ...(left % 3 === 0 ? [] : [left % 3])];
        assert.deepEqual(sizes(position, 'foundation'), home);
        assert.deepEqual(sizes(position, 'column'), [
          ...columns,
          ...Array<number>(18 - columns.length).fill(0),
        ]);
        assert.deepEqual(sizes(position, 'stock'), [0]);
        assert.ok(!table(position).includes('#'));
        if (left > 6) assert.notEqual(table(position), before);
      }),
      { numRuns: 50 },
    );
  });

  it('is taken back with the chance that it used: done again it gives the same cards', () => {
    fc.assert(
      fc.property(anyDeal, anyChoices, anyChoices, (deal, first, second) => {
        const position = begun(deal, first);
        const [before, keysBefore] = [table(position), keys(position)];
        mechanism.play(position, tap);
        const [after, keysAfter] = [table(position), keys(position)];
        let moves = 0;
        playAny(mechanism, position, second, () => moves++);
        for (; moves > 1; moves--) position.back();
        assert.equal(table(position), after);
        assert.deepEqual(keys(position), keysAfter);

        position.back();
        assert.equal(table(position), before);
        assert.deepEqual(keys(position), keysBefore);

        mechanism.play(position, tap);
        assert.equal(table(position), after);
        assert.deepEqual(keys(position), keysAfter);
      }),
      { numRuns: 50 },
    );
  });

  it('is another one the second time, and there is no third', () => {
    const position = mechanism.deal('1');
    assert.equal(mechanism.passesLeft(position), 2);
    mechanism.play(position, tap);
    const once = table(position);
    mechanism.play(position, tap);

    assert.notEqual(table(position), once);
    assert.equal(mechanism.passesLeft(position), 0);
    assert.equal(mechanism.refusal(position, tap), 'stock is empty');
    position.back();
    assert.equal(table(position), once);
    assert.equal(mechanism.passesLeft(position), 1);
  });

  it('depends on the deal alone', () => {
    const tables = ['7', '7', '8'].map((deal) => {
      const position = mechanism.deal(deal);
      mechanism.play(position, tap);
      return table(position);
    });

    assert.equal(tables[0], tables[1]);
    assert.notEqual(tables[0], tables[2]);
  });
});
