import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spider, spider1Suit, spider2Suits } from '../../src/games/spider.ts';
import { tabbyCat, tabbyCatWholeTail } from '../../src/games/tabby-cat.ts';
import { dealt, laidOut, run, sizes, tapAll } from './table-of.ts';

describe('Spider and Tabbycat', () => {
  it('Spider: columns 6, 5, 5, 6, 5, 5, 6, 5, 5, 6, the top cards up, and rows of ten from the stock', () => {
    const table = dealt(spider);
    assert.deepEqual(sizes(table, 't'), [6, 5, 5, 6, 5, 5, 6, 5, 5, 6]);
    for (const column of table.piles('t')) assert.match(column, /^(#\w\w ){4,5}\w\w$/);
    assert.equal(tapAll(table), 5);
    assert.equal(table.cards, 104);
  });

  it('Spider: built down in any suit, but only runs in suit move, to an empty column too', () => {
    const table = laidOut(spider, { t1: '9C 8C 7C', t2: 'TH', t3: '9D 8S', t4: '8C' });
    assert.deepEqual(table.fits('t1', '8S'), ['7C', '7S', '7H', '7D']);
    assert.equal(table.refusal('t1t2x3'), undefined);
    assert.equal(table.refusal('t1t5x2'), undefined);
    assert.equal(table.refusal('t3t2x2'), 'not a run');
    assert.equal(table.refusal('t3t5'), undefined);
  });

  it('Spider: a run from king to ace in suit leaves by hand and stays away', () => {
    const table = laidOut(spider, { t1: `4D ${run('S', 'K', '2')}`, t2: '3H AS', t3: '2H' });
    table.play('t2t1');
    assert.equal(table.pile('f1'), '');
    table.play('t1f1x13');
    assert.equal(table.refusal('f1t3'), 'gives nothing');
    const mixed = laidOut(spider, { t1: run('S', 'K', '2') + ' AH' });
    assert.deepEqual(mixed.moves('t1f'), []);
  });

  it('Spider: the stock deals no row while a column is empty', () => {
    const table = laidOut(spider, {
      s: '#2C #3C #4C #5C #6C #7C #8C #9C #TC #JC',
      ...Object.fromEntries(
        ['9S', '8H', 'KC', 'KS', 'KH', 'KD', 'KC', 'KS', 'KH', 'KD'].map((card, i) => [`t${i + 1}`, card]),
      ),
    });
    assert.equal(table.refusal('s'), undefined);
    table.play('t2t1');
    assert.equal(table.refusal('s'), 'empty column');
    table.play('t1t2', 's');
    assert.deepEqual([table.pile('t1'), table.pile('t2'), table.pile('t10')], ['9S JC', '8H TC', 'KD 2C']);
  });

  it('Spider in two suits and in one: clubs and hearts, clubs alone, 104 cards', () => {
    for (const [game, suits] of [
      [spider2Suits, 'CH'],
      [spider1Suit, 'C'],
    ] as const) {
      const { faces } = dealt(game).mechanism.deck;
      const letters = new Set(Array.from(faces, (face) => 'CSHD'.charAt(face / 13)));
      assert.deepEqual([...letters].join(''), suits);
      assert.equal(faces.length, 104);
    }
  });

  it('Tabbycat: the tail takes a whole run when it is empty, and parts may leave it again', () => {
    const table = laidOut(tabbyCat, { t1: '2D 9H 8C 7S', t2: '8D', t3: 'TS' });
    table.play('t1c1x3');
    assert.equal(table.pile('c1'), '9H 8C 7S');
    assert.equal(table.refusal('t1c1'), 'pile is full');
    table.play('c1t2');
    assert.deepEqual([table.pile('t2'), table.pile('c1')], ['8D 7S', '9H 8C']);
    table.play('c1t3x2');
    assert.equal(table.pile('t3'), 'TS 9H 8C');
  });

  it('Tabbycat: only runs from king to ace leave, and nothing comes back', () => {
    const around = laidOut(tabbyCat, { t1: '5H 4S 3D 2C AH KS QD JC TH 9S 8D 7C 6H' });
    assert.deepEqual(around.moves('t1f'), []);
    const table = laidOut(tabbyCat, { t1: `${run('S', 'K', '3')} 2H AD`, t2: '2D' });
    table.play('t1f1x13');
    assert.equal(table.refusal('f1t2'), 'gives nothing');
    assert.equal(table.refusal('f1c1'), 'gives nothing');
  });

  it('Tabbycat by its inventor: only the whole tail leaves', () => {
    const table = laidOut(tabbyCatWholeTail, { c1: '9H 8C 7S', t1: '8D', t2: 'TS', t3: '9S' });
    assert.deepEqual(table.moves('c1'), ['c1t2x3', 'c1t4x3']);
  });
});
