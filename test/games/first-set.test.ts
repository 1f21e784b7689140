import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { doubleMinerva, minerva, minervaPysol, munger, mungerPysol } from '../../src/games/canfield.ts';
import { fortyThieves, thirtyNineSteps, waningMoon } from '../../src/games/forty-thieves.ts';
import { eclipse } from '../../src/games/gypsy.ts';
import { games } from '../../src/games/index.ts';
import { athena, athenaDraw1, klondike, klondikeDraw3 } from '../../src/games/klondike.ts';
import { dealt, laidOut, sizes, tapAll } from './table-of.ts';

describe('the games that the rules texts name', () => {
  it('deal the waste empty', () => {
    const withWaste = games.filter(
      ({ rules }) =>
        rules.mechanism === 'building' &&
        rules.stock?.deals === 'to the waste' &&
        !(rules.deal.order as readonly string[]).includes('waste'),
    );
    assert.ok(withWaste.length >= 15);
    for (const game of withWaste) assert.equal(dealt(game).pile('w'), '', game.id);
  });

  it('Minerva: eleven reserve cards, all face up, a stock of thirteen and two passes', () => {
    const table = dealt(minerva);
    assert.match(table.pile('r1'), /^(\w\w ){10}\w\w$/);
    for (const column of table.piles('t')) assert.match(column, /^#\w\w \w\w #\w\w \w\w$/);
    assert.equal(tapAll(table), 13);
    table.play('s');
    assert.equal(tapAll(table), 13);
    assert.equal(table.refusal('s'), 'stock is empty');
    const back = laidOut(minerva, { f1: 'AS 2S', t1: '3H' });
    assert.equal(back.refusal('f1t1'), undefined);
  });

  it('Minerva and Munger of PySolFC: the reserve face down but for its top card, and nothing comes back', () => {
    for (const [game, hidden] of [
      [minervaPysol, 10],
      [mungerPysol, 6],
    ] as const) {
      assert.match(dealt(game).pile('r1'), new RegExp(`^(#\\w\\w ){${hidden}}\\w\\w$`));
      const table = laidOut(game, { f1: 'AS 2S', t1: '3H', r1: '#9C #4D 3D' });
      assert.equal(table.refusal('f1t1'), 'gives nothing');
      assert.equal(table.refusal('r1t1'), 'does not fit');
      const uncovered = laidOut(game, { r1: '#9C #4D 3D', t1: '4S' });
      uncovered.play('r1t1');
      assert.equal(uncovered.pile('r1'), '#9C 4D');
    }
  });

  it('Double Minerva: two packs, nine columns, kings only, reserve 13, stock 55, two passes, eight foundations', () => {
    const table = dealt(doubleMinerva);
    assert.equal(table.cards, 104);
    assert.deepEqual(sizes(table, 't'), [4, 4, 4, 4, 4, 4, 4, 4, 4]);
    for (const column of table.piles('t')) assert.match(column, /^#\w\w \w\w #\w\w \w\w$/);
    assert.deepEqual([sizes(table, 'r'), sizes(table, 's')], [[13], [55]]);
    assert.equal(table.piles('f').length, 8);
    assert.deepEqual(table.fits('t1'), ['KC', 'KS', 'KH', 'KD']);
    tapAll(table);
    table.play('s');
    tapAll(table);
    assert.equal(table.refusal('s'), 'stock is empty');
    assert.equal(laidOut(doubleMinerva, { f1: 'AS 2S', t1: '3H' }).refusal('f1t1'), undefined);
  });

  it('Athena: seven columns down, up, down, up, stock 24, draw three, passes without end', () => {
    const table = dealt(athena);
    for (const column of table.piles('t')) assert.match(column, /^#\w\w \w\w #\w\w \w\w$/);
    const stock = table.pile('s');
    assert.deepEqual(sizes(table, 's'), [24]);
    table.play('s');
    assert.deepEqual(sizes(table, 'w'), [3]);
    for (let pass = 1; pass <= 5; pass++) {
      tapAll(table);
      table.play('s');
      assert.equal(table.pile('s'), stock);
    }
    assert.equal(laidOut(athena, { f1: 'AS 2S', t1: '3H' }).refusal('f1t1'), undefined);
  });

  it('Athena with draw one is the variant', () => {
    const table = dealt(athenaDraw1);
    assert.equal(tapAll(table), 24);
    assert.equal(athenaDraw1.variantOf, 'athena');
  });

  it('Klondike: columns of one to seven, draw one or three, passes without end, kings to empty columns', () => {
    for (const [game, taps] of [
      [klondike, 24],
      [klondikeDraw3, 8],
    ] as const) {
      const table = dealt(game);
      assert.deepEqual(sizes(table, 't'), [1, 2, 3, 4, 5, 6, 7]);
      for (const column of table.piles('t')) assert.match(column, /^(#\w\w )*\w\w$/);
      assert.deepEqual(table.fits('t1'), ['KC', 'KS', 'KH', 'KD']);
      for (let pass = 1; pass <= 4; pass++) {
        assert.equal(tapAll(table), taps);
        table.play('s');
      }
      assert.equal(laidOut(game, { f1: 'AS 2S', t1: '3H' }).refusal('f1t1'), undefined);
    }
  });

  it('Forty Thieves: ten open columns of four, in suit, single cards, stock 64, one pass, any card to a space', () => {
    const table = dealt(fortyThieves);
    assert.deepEqual([sizes(table, 't'), sizes(table, 's')], [Array(10).fill(4), [64]]);
    for (const column of table.piles('t')) assert.doesNotMatch(column, /#/);
    assert.deepEqual(table.fits('t1', '8S'), ['7S']);
    assert.equal(table.fits('t1').length, 52);
    assert.equal(tapAll(table), 64);
    assert.equal(table.refusal('s'), 'stock is empty');
    const two = laidOut(fortyThieves, { t1: '8S 7S', t2: '9S', f1: 'AS 2S', t3: '3S' });
    assert.equal(two.refusal('t1t2x2'), 'only the top card');
    assert.equal(two.refusal('f1t3'), undefined);
  });

  it('Eclipse: thirteen open columns of four, runs in suit move, and four rows are dealt, onto empty columns too', () => {
    const table = dealt(eclipse);
    assert.deepEqual([sizes(table, 't'), sizes(table, 's')], [Array(13).fill(4), [52]]);
    assert.equal(tapAll(table), 4);
    assert.deepEqual(sizes(table, 't'), Array(13).fill(8));
    assert.ok(!table.mechanism.piles.some(({ kind }) => kind === 'waste'));
    const runs = laidOut(eclipse, {
      t1: '9S 8S 7S',
      t2: 'TS',
      t3: 'TH 9H 8C',
      t4: 'JH',
      f1: 'AS 2S',
      t5: '3S',
      s: '#2C #3C #4C #5C #6C #7C #8C #9C #TC #JC #QC #KC #AC',
    });
    assert.equal(runs.refusal('t1t2x3'), undefined);
    assert.equal(runs.refusal('t3t4x3'), 'not a run');
    assert.equal(runs.refusal('t1t6x2'), undefined);
    assert.equal(runs.refusal('f1t5'), undefined);
    runs.play('s');
    assert.deepEqual([runs.pile('t1'), runs.pile('t6'), runs.pile('t13')], ['9S 8S 7S AC', '9C', '2C']);
  });

  it('Thirty Nine Steps: Waning Moon with thirteen columns of three and a stock of 65', () => {
    const table = dealt(thirtyNineSteps);
    assert.deepEqual([sizes(table, 't'), sizes(table, 's')], [Array(13).fill(3), [65]]);
    const { columns, ...rest } = thirtyNineSteps.rules;
    const { columns: moon, ...moonRest } = waningMoon.rules;
    assert.deepEqual(rest, moonRest);
    assert.deepEqual({ ...columns, dealt: null }, { ...moon, dealt: null });
  });

  it('the variants say whose they are, and differ from it', () => {
    const variants = games.filter((game) => game.variantOf !== undefined);
    assert.ok(variants.some((game) => game.id === 'munger-pysol'));
    for (const game of variants) {
      const parent = games.find(({ id }) => id === game.variantOf);
      assert.ok(parent, `${game.id} is a variant of ${game.variantOf}`);
      assert.notDeepEqual(game.rules, parent.rules);
    }
    assert.notDeepEqual(munger.rules, mungerPysol.rules);
  });
});
