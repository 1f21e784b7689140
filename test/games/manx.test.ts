import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manx, manxPysol } from '../../src/games/tabby-cat.ts';
import { dealt, laidOut, run } from './table-of.ts';

/** Thirteen cards down from a five, around the corner: 5 4 3 2 A K ... 6, suits mixed. */
const FROM_FIVE = '5H 4S 3D 2C AH KS QD JC TH 9S 8D 7C 6H';

describe('the rules text of Manx', () => {
  it('Manx 1: four columns of one face-up card, 48 cards in the stock, one cell, four foundations', () => {
    const table = dealt(manx);
    assert.deepEqual(table.piles('t'), ['JD', '2D', '9H', 'JC']);
    assert.equal(table.pile('s').split(' ').length, 48);
    assert.deepEqual(table.piles('c'), ['']);
    assert.deepEqual(table.piles('f'), ['', '', '', '']);
  });

  it('Manx 2: columns build down by one, suits ignored, and a king goes on an ace', () => {
    const table = dealt(manx);
    assert.deepEqual(table.fits('t1', '4S'), ['3C', '3S', '3H', '3D']);
    assert.deepEqual(table.fits('t1', 'AH'), ['KC', 'KS', 'KH', 'KD']);
    assert.deepEqual(table.fits('t1', '2H'), ['AC', 'AS', 'AH', 'AD']);
  });

  it('Manx 2: a column may hold more than thirteen cards in one run', () => {
    const table = laidOut(manx, { t1: FROM_FIVE, t2: '5C 4C 3C' });
    table.play('t2t1x3');
    assert.equal(table.pile('t1'), `${FROM_FIVE} 5C 4C 3C`);
    assert.equal(table.refusal('t1t2x16'), undefined);
  });

  it('Manx 3: any card and any descending run fills an empty column', () => {
    const table = laidOut(manx, { t1: '9H 5C 4D 3D', t2: '7S', c1: 'QH' });
    for (const move of ['t1t3', 't1t3x2', 't1t3x3', 't2t3', 'c1t3']) {
      assert.equal(table.refusal(move), undefined, move);
    }
    assert.equal(table.refusal('t1t3x4'), 'not a run');
  });

  it('Manx 4: a descending run of any suits, round the corner too, moves as a group or in part', () => {
    const table = laidOut(manx, { t1: '8C 3H 2C AD KD', t2: '4S', t3: '2S', t4: 'AS' });
    assert.deepEqual(table.moves('t1t'), ['t1t2x4', 't1t3x2', 't1t4']);
    table.play('t1t3x2', 't1t2x2');
    assert.deepEqual(table.piles('t'), ['8C', '4S 3H 2C', '2S AD KD', 'AS']);
  });

  it('Manx 5: the cell takes one uncovered column card or the top card of a foundation, while it is empty', () => {
    const table = laidOut(manx, { t1: '9H 8H', f1: run('S', 'K', 'A') });
    assert.deepEqual(table.moves('c1'), ['f1c1', 't1c1']);
    assert.equal(table.refusal('t1c1x2'), 'one card at a time');
    table.play('t1c1');
    assert.deepEqual([table.pile('t1'), table.pile('c1')], ['9H', '8H']);
    assert.equal(table.refusal('t1c1'), 'pile is full');
    assert.equal(table.refusal('f1c1'), 'pile is full');
  });

  it('Manx 5: the card of the cell goes to any column that takes it, empty ones too, never to a foundation', () => {
    const table = laidOut(manx, { c1: '8H', t1: '9S', t2: '8S', t3: '7S' });
    assert.deepEqual(table.moves('c1'), ['c1t1', 'c1t4']);
    assert.equal(table.refusal('c1f1'), 'only a complete run');
  });

  it('Manx 6: a single card never goes to a foundation', () => {
    const table = laidOut(manx, { t1: 'AS', t2: 'KS', f1: run('H', 'K', '2') });
    assert.deepEqual(table.moves('f2'), []);
    assert.equal(table.refusal('t1f2'), 'only a complete run');
    assert.equal(table.refusal('t1f1'), 'pile is full');
  });

  it('Manx 7: thirteen cards in unbroken descending order go to an empty foundation, from whatever rank', () => {
    const table = laidOut(manx, { t1: FROM_FIVE });
    table.play('t1f3x13');
    assert.deepEqual([table.pile('t1'), table.pile('f3')], ['', FROM_FIVE]);
    const king = laidOut(manx, { t1: run('D', 'K', 'A') });
    assert.equal(king.refusal('t1f1x13'), undefined);
  });

  it('Manx 7: twelve cards are no complete run, and fourteen do not go at once', () => {
    const twelve = laidOut(manx, { t1: run('D', 'K', '2') });
    assert.deepEqual(twelve.moves('f'), []);
    assert.equal(twelve.refusal('t1f1x12'), 'only a complete run');
    const fourteen = laidOut(manx, { t1: `6C ${FROM_FIVE}` });
    assert.equal(fourteen.refusal('t1f1x14'), 'only a complete run');
  });

  it('Manx 7: of a longer run the last thirteen go', () => {
    const table = laidOut(manx, { t1: `7D 6C ${FROM_FIVE}` });
    table.play('t1f1x13');
    assert.deepEqual([table.pile('t1'), table.pile('f1')], ['7D 6C', FROM_FIVE]);
  });

  it('Manx 7: a run goes to an empty foundation only, and only out of a column in order', () => {
    const table = laidOut(manx, { t1: FROM_FIVE, f1: '9C', f2: run('S', 'A', '2') });
    assert.deepEqual(table.moves('t1f'), ['t1f3x13', 't1f4x13']);
    assert.equal(table.refusal('t1f1x13'), 'pile is full');
    const broken = laidOut(manx, { t1: '5H 4S 3D 2C AH KS QD JC TH 9S 8D 6C 6H' });
    assert.deepEqual(broken.moves('t1f'), []);
  });

  it('Manx 8: a finished run stays in its column until the player takes it off', () => {
    const table = laidOut(manx, { t1: run('C', 'K', '2'), t2: 'AC' });
    table.play('t2t1');
    assert.equal(table.pile('t1'), run('C', 'K', 'A'));
    assert.deepEqual(table.piles('f'), ['', '', '', '']);
    assert.equal(table.refusal('t1f1x13'), undefined);
  });

  it('Manx 9: the top card of a foundation comes back where another pile takes it', () => {
    const table = laidOut(manx, { f1: FROM_FIVE, t1: '7H', t2: '8H' });
    assert.deepEqual(table.moves('f1'), ['f1c1', 'f1t1', 'f1t3', 'f1t4']);
    assert.equal(table.refusal('f1t1x2'), 'only the top card');
    assert.equal(table.refusal('f1f2'), 'only a complete run');
  });

  it('Manx 9: after that the foundation takes nothing until all thirteen are off', () => {
    const table = laidOut(manx, { f1: run('S', 'K', 'A'), t1: run('H', 'K', 'A') });
    table.play('f1t2');
    assert.equal(table.refusal('t2f1'), 'pile is full');
    assert.equal(table.refusal('t1f1x13'), 'pile is full');
    assert.equal(table.refusal('t1f2x13'), undefined);
  });

  it('Manx 9: two free columns are enough to take all thirteen off, and the empty foundation takes a run again', () => {
    const table = laidOut(manx, { f1: run('S', 'K', 'A'), t1: '9C', t2: '9D', c1: '5C' });
    table.play('f1t3');
    for (let cards = 1; cards < 13; cards++) {
      const [run, free] = cards % 2 === 1 ? ['t3', 't4'] : ['t4', 't3'];
      table.play(`f1${free}`, cards === 1 ? `${run}${free}` : `${run}${free}x${cards}`);
    }
    assert.equal(table.pile('f1'), '');
    table.play('t3f1x13');
    assert.equal(table.pile('f1'), run('S', 'K', 'A'));
  });

  it('Manx 9: with one free column the second card finds no place', () => {
    const table = laidOut(manx, { f1: run('S', 'K', 'A'), t1: '9C', t2: '9D', t3: '9H', c1: '5C' });
    table.play('f1t4');
    assert.deepEqual(table.moves('f1'), []);
  });

  it('Manx 10: a tap deals one card face up onto each column, empty ones too', () => {
    const table = dealt(manx);
    const next = table.pile('s').replaceAll('#', '').split(' ').slice(-4).reverse();
    table.play('t1c1', 's');
    const [first, ...rest] = next;
    assert.deepEqual(table.piles('t'), [first, `2D ${rest[0]}`, `9H ${rest[1]}`, `JC ${rest[2]}`]);
  });

  it('Manx 10: exactly twelve deals, one pass, and no waste', () => {
    const table = dealt(manx);
    for (let tap = 1; tap <= 12; tap++) table.play('s');
    assert.equal(table.pile('s'), '');
    assert.equal(table.refusal('s'), 'stock is empty');
    assert.ok(!table.mechanism.piles.some((pile) => pile.kind === 'waste'));
  });

  it('Manx 11: the game is won when all 52 cards lie on the foundations', () => {
    const table = laidOut(manx, {
      f1: run('C', 'K', 'A'),
      f2: run('S', 'K', 'A'),
      f3: run('H', 'K', 'A'),
      t1: run('D', 'K', 'A'),
    });
    assert.equal(table.won, false);
    table.play('t1f4x13');
    assert.equal(table.won, true);
    table.play('f4t1');
    assert.equal(table.won, false);
  });

  it("Manx by the inventor's own rule is a variant: only runs from king to ace leave, and nothing comes back", () => {
    const table = laidOut(manxPysol, { t1: FROM_FIVE });
    assert.deepEqual(table.moves('t1f'), []);
    const king = laidOut(manxPysol, { t1: run('S', 'K', 'A') });
    king.play('t1f1x13');
    assert.equal(king.refusal('f1t1'), 'gives nothing');
    assert.equal(king.refusal('f1c1'), 'gives nothing');
  });
});
