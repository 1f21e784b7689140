import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canfield } from '../../src/games/canfield.ts';
import { dealt, laidOut, sizes, tapAll } from './table-of.ts';

describe('Canfield', () => {
  it('Canfield: the first card dealt is the base, four columns of one, reserve 13, stock 34, draw three', () => {
    const table = dealt(canfield);
    assert.deepEqual(sizes(table, 't'), [1, 1, 1, 1]);
    assert.match(table.pile('r1'), /^(#\w\w ){12}\w\w$/);
    assert.deepEqual([sizes(table, 'f'), sizes(table, 's')], [[1, 0, 0, 0], [34]]);
    const base = table.pile('f1');
    const other = laidOut(canfield, { f1: base, t1: `${base.charAt(0)}C`, t2: '5H' }, base.charAt(0));
    assert.equal(base, 'JD');
    assert.equal(other.refusal('t1f2'), undefined);
    assert.equal(other.refusal('t2f2'), 'not on an empty place');
    table.play('s');
    assert.deepEqual(sizes(table, 'w'), [3]);
    for (let pass = 1; pass <= 4; pass++) {
      tapAll(table);
      table.play('s');
    }
  });

  it('Canfield: foundations and columns wrap from king to ace', () => {
    const table = laidOut(canfield, { f1: 'JD QD KD', t1: 'AD', t2: 'AC', t3: 'KH' }, 'J');
    assert.equal(table.refusal('t1f1'), undefined);
    assert.equal(table.refusal('t3t2'), undefined);
  });

  it('Canfield: an empty column is refilled at once from the reserve, and takes any card once that is gone', () => {
    const table = laidOut(
      canfield,
      { t1: '9H', t2: 'TS', t3: '4C', t4: '2D', r1: '#6C 5S', w: '3S 8C' },
      'J',
    );
    table.play('t1t2');
    assert.deepEqual([table.pile('t1'), table.pile('r1')], ['5S', '6C']);
    const gone = laidOut(canfield, { t1: '9H', t2: 'TS', t3: '4C', t4: '2D', w: '3S 8C' }, 'J');
    gone.play('t1t2');
    assert.equal(gone.pile('t1'), '');
    assert.deepEqual(gone.moves('wt1'), ['wt1']);
  });

  it('Canfield: within the columns one card or the whole column moves, and nothing comes back', () => {
    const table = laidOut(
      canfield,
      { t1: '9S 8H 7C', t2: 'TH', t3: '9C', t4: '8D', f1: 'JD QD', w: 'KC' },
      'J',
    );
    assert.deepEqual(table.moves('t1t'), ['t1t2x3', 't1t4']);
    assert.equal(table.refusal('t1t3x2'), 'not this part');
    assert.equal(table.refusal('f1t1'), 'gives nothing');
  });
});
