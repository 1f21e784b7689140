import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readPlayouts } from '../../src/cli/playout.ts';
import { replay } from '../../src/cli/replay.ts';
import { compile } from '../../src/engine/compile.ts';
import { waningMoon } from '../../src/games/forty-thieves.ts';
import { dealt, laidOut, run } from './table-of.ts';

describe('the rules text of Waning Moon', () => {
  it('Waning Moon 1: two packs, eight foundations up in suit from ace to king, at most thirteen cards each', () => {
    const table = dealt(waningMoon);
    assert.equal(table.cards, 104);
    assert.equal(table.piles('f').length, 8);
    assert.deepEqual(table.fits('f3', '5D'), ['6D']);
    const full = laidOut(waningMoon, { f1: run('D', 'A', 'K'), t1: 'AD' });
    assert.equal(full.refusal('t1f1'), 'pile is full');
  });

  it('Waning Moon 1: any ace to any empty foundation, and tops move between foundations where they fit', () => {
    const table = laidOut(waningMoon, { f1: 'AH 2H', f2: 'AH', f3: 'AS', t1: 'AC' });
    assert.deepEqual(table.moves('t1f'), ['t1f4', 't1f5', 't1f6', 't1f7', 't1f8']);
    assert.deepEqual(table.moves('f1f'), ['f1f2']);
  });

  it('Waning Moon 2: thirteen columns of four, all face up', () => {
    const columns = dealt(waningMoon).piles('t');
    assert.equal(columns.length, 13);
    for (const column of columns) assert.match(column, /^(\w\w ){3}\w\w$/);
  });

  it('Waning Moon 3: down by one in the same suit, on 8S only a 7S, either copy', () => {
    const table = laidOut(waningMoon, { t1: '8S', t2: '7S', t3: '7S', t4: '7C' });
    assert.deepEqual(table.fits('t1', '8S'), ['7S']);
    assert.deepEqual(
      table.moves('t1').filter((move) => move.endsWith('t1')),
      ['t2t1', 't3t1'],
    );
  });

  it('Waning Moon 4: one card at a time, no run and no shortcut for one', () => {
    const table = laidOut(waningMoon, { t1: '9S 8S 7S', t2: 'TS', t3: '9S' });
    assert.equal(table.refusal('t1t4x2'), 'only the top card');
    assert.equal(table.refusal('t1t3x2'), 'only the top card');
    assert.equal(table.refusal('t1t2x3'), 'only the top card');
    assert.ok(table.moves().every((move) => !move.includes('x')));
  });

  it('Waning Moon 5: an empty column takes any card, the top card of a foundation included', () => {
    const table = laidOut(waningMoon, { t1: '3S', w: '9H', f1: run('C', 'A', '5') });
    assert.equal(table.fits('t2').length, 52);
    assert.deepEqual(table.moves('t2'), ['f1t2', 't1t2', 'wt2']);
  });

  it('Waning Moon 6: 52 cards in the stock, one at a time to the waste, empty at the start, in one pass', () => {
    const table = dealt(waningMoon);
    assert.deepEqual([table.pile('s').split(' ').length, table.pile('w')], [52, '']);
    for (let tap = 1; tap <= 52; tap++) {
      table.play('s');
      assert.equal(table.pile('w').split(' ').length, tap);
    }
    assert.equal(table.refusal('s'), 'stock is empty');
  });

  it('Waning Moon 7: waste and columns play to columns and foundations, foundation tops come back', () => {
    const table = laidOut(waningMoon, {
      w: '8H 5C',
      f1: run('C', 'A', '4'),
      f2: run('D', 'A', '9'),
      t1: '6C',
      t2: '5C',
      t3: 'TD',
      t4: '9S',
    });
    assert.equal(table.refusal('wf1'), undefined);
    assert.equal(table.refusal('wt1'), undefined);
    assert.equal(table.refusal('wt4'), 'does not fit');
    assert.equal(table.refusal('t2f1'), undefined);
    assert.equal(table.refusal('t2t1'), undefined);
    assert.equal(table.refusal('f2t3'), undefined);
    assert.equal(table.refusal('f2t4'), 'does not fit');
  });

  it('Waning Moon 8: with all cards known it is won: a recorded line of play brings all 104 cards home', () => {
    const bytes = readFileSync('test/games/recordings/playouts/waning-moon.jsonl.gz');
    const won = readPlayouts(bytes).find(({ states }) => states.at(-1)?.won);
    assert.ok(won);
    const mechanism = compile(waningMoon.rules);
    // The comparison includes the win, which the last recorded state claims.
    assert.deepEqual(replay(mechanism, won, 'lone cards left out'), {
      states: won.states.length,
      differences: [],
    });
  });
});
