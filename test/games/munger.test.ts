import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { munger } from '../../src/games/canfield.ts';
import { dealt, laidOut, run } from './table-of.ts';

describe('the rules text of Munger', () => {
  it('Munger 1: one pack, four foundations up in suit from ace to king, one card at a time', () => {
    const table = dealt(munger);
    assert.equal(table.cards, 52);
    assert.deepEqual(table.piles('f'), ['', '', '', '']);
    assert.deepEqual(table.fits('f1', '8S'), ['9S']);
    assert.deepEqual(table.fits('f1', 'KS'), []);
    const two = laidOut(munger, { f1: run('S', 'A', '8'), t1: 'TH 9S' });
    assert.equal(two.refusal('t1f1x2'), 'one card at a time');
    assert.equal(two.refusal('t1f1'), undefined);
  });

  it('Munger 1: foundations belong to no suit, an ace begins any of them', () => {
    const table = laidOut(munger, { t1: 'AH', f2: 'AS' });
    assert.deepEqual(table.fits('f1'), ['AC', 'AS', 'AH', 'AD']);
    assert.deepEqual(table.moves('t1f'), ['t1f1', 't1f3', 't1f4']);
  });

  it('Munger 2: the top card of a foundation comes back wherever another pile takes it', () => {
    const table = laidOut(munger, { f1: run('S', 'A', '6'), f2: run('D', 'A', 'K'), t1: '7H', t2: '7S' });
    assert.equal(table.refusal('f1t1'), undefined);
    assert.equal(table.refusal('f1t2'), 'does not fit');
    assert.equal(table.refusal('f1t3'), 'not on an empty place');
    assert.equal(table.refusal('f1r1'), 'takes nothing');
    table.play('f1t1', 'f2t3');
    assert.deepEqual([table.pile('t1'), table.pile('t3')], ['7H 6S', 'KD']);
    assert.deepEqual([table.pile('f1'), table.pile('f2')], [run('S', 'A', '5'), run('D', 'A', 'Q')]);
  });

  it('Munger 3: the first and third card of a column lie face down, the second and fourth face up', () => {
    const table = dealt(munger);
    assert.equal(table.piles('t').length, 7);
    for (const column of table.piles('t')) assert.match(column, /^#\w\w \w\w #\w\w \w\w$/);
    assert.equal(table.pile('t1'), '#JD 5H #KH AS');
  });

  it('Munger 3: an uncovered face-down card turns up by itself', () => {
    const table = laidOut(munger, { t1: '#JD 5H #KH AS', t2: '6S' });
    table.play('t1f1');
    assert.equal(table.pile('t1'), '#JD 5H KH');
    table.play('t1t3');
    assert.equal(table.pile('t1'), '#JD 5H');
    table.play('t1t2');
    assert.equal(table.pile('t1'), 'JD');
  });

  it('Munger 4: columns build down by one in alternating colours, on 8S both 7H and 7D', () => {
    const table = dealt(munger);
    assert.deepEqual(table.fits('t1', '8S'), ['7H', '7D']);
    assert.deepEqual(table.fits('t1', '2H'), ['AC', 'AS']);
    assert.deepEqual(table.fits('t1', 'AH'), []);
  });

  it('Munger 5: an ordered sequence moves as a group, or any part of it from the uncovered end', () => {
    const table = laidOut(munger, { t1: 'KC JS TH 9S 8D', t2: 'JC', t3: 'TD', t4: '9C', t5: '9H' });
    assert.equal(table.refusal('t1t2x3'), undefined);
    assert.equal(table.refusal('t1t3x2'), undefined);
    assert.equal(table.refusal('t1t4'), undefined);
    assert.equal(table.refusal('t1t5'), 'does not fit');
    assert.equal(table.refusal('t1t6x5'), 'not a run');
    table.play('t1t2x3');
    assert.deepEqual([table.pile('t1'), table.pile('t2')], ['KC JS', 'JC TH 9S 8D']);
  });

  it('Munger 5: no face-down card takes part in a group', () => {
    const table = laidOut(munger, { t1: '#9S 8D', t2: 'TH' });
    assert.equal(table.refusal('t1t2x2'), 'face down');
  });

  it('Munger 6: an empty column takes only a king, or a sequence headed by one', () => {
    const table = laidOut(munger, { t1: '5S KH QS JH', t2: '9C', t3: '8S KD' });
    assert.deepEqual(table.fits('t1'), ['KC', 'KS', 'KH', 'KD']);
    assert.equal(table.refusal('t1t4x3'), undefined);
    assert.equal(table.refusal('t1t4x2'), 'not on an empty place');
    assert.equal(table.refusal('t2t4'), 'not on an empty place');
    table.play('t1t4x3');
    assert.equal(table.pile('t4'), 'KH QS JH');
  });

  it('Munger 6: the king may come from reserve, waste and foundation as well', () => {
    const table = laidOut(munger, { r1: '3C KS', w: '4H KC', f1: run('D', 'A', 'K'), t1: '2H' });
    assert.deepEqual(table.moves('t2'), ['f1t2', 'r1t2', 'wt2']);
  });

  it('Munger 7: the reserve is seven cards, all face up, of which only the top one plays', () => {
    assert.match(dealt(munger).pile('r1'), /^(\w\w ){6}\w\w$/);
    const table = laidOut(munger, { r1: '8H 7S AD', t1: '9C', t2: '8D', t3: '2S', s: '#KD' });
    assert.equal(table.refusal('r1t1x3'), 'only the top card');
    assert.deepEqual(table.moves('r1'), ['r1f1', 'r1f2', 'r1f3', 'r1f4', 'r1t3']);
    table.play('r1f1', 'r1t2', 'r1t1');
    assert.deepEqual([table.pile('t1'), table.pile('t2'), table.pile('r1')], ['9C 8H', '8D 7S', '']);
  });

  it('Munger 7: nothing enters the reserve, not even when it is empty', () => {
    const table = laidOut(munger, { r1: '8H', t1: '7S', f1: run('H', 'A', '7'), w: '7C' });
    for (const move of ['t1r1', 'f1r1', 'wr1']) assert.equal(table.refusal(move), 'takes nothing');
    table.play('r1f1');
    for (const move of ['t1r1', 'f1r1', 'wr1']) assert.equal(table.refusal(move), 'takes nothing');
  });

  it('Munger 7: the reserve refills nothing by itself', () => {
    const table = laidOut(munger, { r1: '2C 3D', t1: 'AS' });
    table.play('t1f1');
    assert.deepEqual([table.pile('t1'), table.pile('r1')], ['', '2C 3D']);
  });

  it('Munger 8: seventeen cards in the stock, turned one a tap, and the waste empty at the start', () => {
    const table = dealt(munger);
    assert.deepEqual([table.pile('s').split(' ').length, table.pile('w')], [17, '']);
    const next = table.pile('s').slice(-2);
    table.play('s');
    assert.equal(table.pile('w'), next);
    assert.equal(table.pile('s').split(' ').length, 16);
  });

  it('Munger 8: one pass, and no redeal after it', () => {
    const table = dealt(munger);
    for (let tap = 1; tap <= 17; tap++) table.play('s');
    assert.equal(table.pile('w').split(' ').length, 17);
    assert.equal(table.refusal('s'), 'stock is empty');
    assert.ok(!table.moves().includes('s'));
  });

  it("Munger 9: the waste's top card and every uncovered column card play to a column or a foundation", () => {
    const table = laidOut(munger, {
      w: '9H 4D',
      t1: '5S',
      t2: 'QH 4H',
      t3: '2C AS',
      f1: run('D', 'A', '3'),
    });
    assert.deepEqual(table.moves('w'), ['wf1', 'wt1']);
    assert.equal(table.refusal('t2t1'), undefined);
    assert.equal(table.refusal('t3f2'), undefined);
    assert.equal(table.refusal('t1w'), 'takes nothing');
  });
});
