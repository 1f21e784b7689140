import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tripleMinerva } from '../../src/games/canfield.ts';
import { dealt, laidOut, run } from './table-of.ts';

describe('the rules text of Triple Minerva', () => {
  it('Triple Minerva 1: three packs, twelve foundations up in suit from ace to king, at most thirteen cards', () => {
    const table = dealt(tripleMinerva);
    assert.equal(table.cards, 156);
    assert.equal(table.piles('f').length, 12);
    assert.deepEqual(table.fits('f7', 'QD'), ['KD']);
    const full = laidOut(tripleMinerva, { f1: run('D', 'A', 'K'), t1: 'AD' });
    assert.equal(full.refusal('t1f1'), 'pile is full');
  });

  it('Triple Minerva 1: foundations belong to no suit, and a suit may begin three of them', () => {
    const table = laidOut(tripleMinerva, { f5: 'AS', f6: 'AS', t1: 'AS' });
    assert.equal(table.moves('t1f').length, 10);
  });

  it('Triple Minerva 2: an ace alone on a foundation may be moved to any other empty foundation', () => {
    const table = laidOut(tripleMinerva, { f1: 'AH', f2: 'AC 2C' });
    assert.equal(table.moves('f1f').length, 10);
    table.play('f1f12');
    assert.deepEqual([table.pile('f1'), table.pile('f12')], ['', 'AH']);
  });

  it('Triple Minerva 2: 2H may leave one AH for another', () => {
    const table = laidOut(tripleMinerva, { f1: 'AH 2H', f2: 'AH', f3: 'AD' });
    assert.equal(table.refusal('f1f3'), 'does not fit');
    table.play('f1f2');
    assert.deepEqual([table.pile('f1'), table.pile('f2')], ['AH', 'AH 2H']);
  });

  it('Triple Minerva 3: twelve columns of four, down, up, down, up; uncovered cards turn up by themselves', () => {
    const columns = dealt(tripleMinerva).piles('t');
    assert.equal(columns.length, 12);
    for (const column of columns) assert.match(column, /^#\w\w \w\w #\w\w \w\w$/);
    const table = laidOut(tripleMinerva, { t1: '#9C 4C #3D 2S', f1: 'AS' });
    table.play('t1f1');
    assert.equal(table.pile('t1'), '#9C 4C 3D');
  });

  it('Triple Minerva 4: down in alternating colours, on QD JS or JC, and alternating runs move as a group', () => {
    const table = laidOut(tripleMinerva, { t1: '9C JS TD 9S', t2: 'QD', t3: 'TH' });
    assert.deepEqual(table.fits('t1', 'QD'), ['JC', 'JS']);
    assert.deepEqual(table.moves('t1t'), ['t1t2x3', 't1t3']);
  });

  it('Triple Minerva 5: an empty column takes a king, or a run headed by one', () => {
    const table = laidOut(tripleMinerva, { t1: '3C KS QH', t2: 'QS JH' });
    assert.equal(table.refusal('t1t3x2'), undefined);
    assert.equal(table.refusal('t1t3'), 'not on an empty place');
    assert.equal(table.refusal('t2t3x2'), 'not on an empty place');
  });

  it('Triple Minerva 6: a reserve of fifteen, face up, the top card to a column or foundation, nothing enters', () => {
    assert.match(dealt(tripleMinerva).pile('r1'), /^(\w\w ){14}\w\w$/);
    const table = laidOut(tripleMinerva, { r1: '9S 2H', f1: 'AH', t1: '3S', t2: '8H' });
    assert.deepEqual(table.moves('r1'), ['r1f1', 'r1t1']);
    assert.equal(table.refusal('t2r1'), 'takes nothing');
  });

  it('Triple Minerva 7: 93 cards in the stock, one at a time to the waste, which is empty at the start', () => {
    const table = dealt(tripleMinerva);
    assert.deepEqual([table.pile('s').split(' ').length, table.pile('w')], [93, '']);
    table.play('s', 's');
    assert.equal(table.pile('w').split(' ').length, 2);
  });

  it('Triple Minerva 7: two passes in all; the redeal turns the waste over, order kept, and deals no card', () => {
    const table = dealt(tripleMinerva);
    const stock = table.pile('s');
    for (let tap = 1; tap <= 93; tap++) table.play('s');
    table.play('s');
    assert.deepEqual([table.pile('s'), table.pile('w')], [stock, '']);
    for (let tap = 1; tap <= 93; tap++) table.play('s');
    assert.equal(table.refusal('s'), 'stock is empty');
  });

  it('Triple Minerva 8: waste, columns and foundation tops play to columns and foundations', () => {
    const table = laidOut(tripleMinerva, {
      w: '9C 2D',
      f1: 'AD',
      f2: run('C', 'A', '5'),
      t1: '3S',
      t2: '6H',
      t3: '2D',
    });
    assert.deepEqual(table.moves('w'), ['wf1', 'wt1']);
    assert.deepEqual(table.moves('t3'), ['t3f1', 't3t1']);
    assert.deepEqual(table.moves('f2'), ['f2t2']);
  });
});
