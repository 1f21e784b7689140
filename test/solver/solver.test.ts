import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gameById, games } from '../../src/games/index.ts';
import { formatPosition } from '../../src/engine/notation.ts';
import { replays } from '../../src/solver/replays.ts';
import { Solver } from '../../src/solver/solver.ts';
import { fans } from '../engine/fans.ts';
import { canBeWon } from './plain-search.ts';
import { tinyGames } from './tiny-games.ts';
import { mechanismOf, verdictOn } from './verdict-on.ts';
import { sweepSlice } from '../tools/sweep.ts';

const rules = (id: string) => gameById(id)!.rules;
const roomy = { tableBytes: 2 ** 26 };

describe('the verdict on a deal', () => {
  it("is a line that the engine plays to a win, in each of Microsoft's FreeCell deals 1 to 2000", () => {
    const mechanism = mechanismOf(rules('freecell'));
    for (const number of sweepSlice([...Array(2000).keys()], 80)) {
      const deal = `ms${number + 1}`;
      const verdict = verdictOn(rules('freecell'), deal);
      const line = verdict.verdict === 'won' ? verdict.line : [];
      assert.ok(replays(mechanism, mechanism.deal(deal), line), deal);
    }
  });

  it("is that Microsoft's FreeCell 11982 is lost, whatever the keys, the chance and the safe moves", () => {
    for (const options of [{}, { keySet: 1, seed: 5 }]) {
      assert.equal(verdictOn(rules('freecell'), 'ms11982', options).verdict, 'lost');
    }
  });

  it('is undecided when the search is stopped, and the position is as it was', () => {
    const mechanism = mechanismOf(rules('forty-thieves'));
    const position = mechanism.deal('1');
    const before = formatPosition(mechanism.piles, position);
    const solver = new Solver({ mechanism, rules: rules('forty-thieves') }, position, roomy);
    assert.equal(solver.step(5000), undefined);
    assert.deepEqual(solver.stop(), { verdict: 'undecided', states: solver.states, because: 'stopped' });
    assert.ok(solver.states >= 5000);
    assert.equal(formatPosition(mechanism.piles, position), before);
  });

  it('leaves the position as it was when it is won or lost', () => {
    for (const deal of ['ms1', 'ms11982']) {
      const mechanism = mechanismOf(rules('freecell'));
      const position = mechanism.deal(deal);
      const before = formatPosition(mechanism.piles, position);
      const solver = new Solver({ mechanism, rules: rules('freecell') }, position, roomy);
      while (!solver.step(1000));
      assert.equal(formatPosition(mechanism.piles, position), before);
    }
  });

  it('is never lost while a shuffling redeal is left', () => {
    const mechanism = mechanismOf(fans);
    let shuffles = 0;
    for (const deal of sweepSlice([1, 2, 3, 4, 5, 6, 7, 8], 2)) {
      const verdict = verdictOn(fans, String(deal), {}, 20_000);
      assert.notEqual(verdict.verdict, 'lost', `deal ${deal}`);
      if (verdict.verdict === 'undecided' && verdict.because === 'shuffle') shuffles++;
      if (verdict.verdict === 'won')
        assert.ok(replays(mechanism, mechanism.deal(String(deal)), verdict.line));
    }
    assert.ok(shuffles > 0, 'no search came to an end');
  });

  it('is the same truth with the smallest of tables', () => {
    const small = tinyGames['in suit, with a cell and cards that come back']!;
    const mechanism = mechanismOf(small);
    for (let deal = 1; deal <= 60; deal++) {
      const verdict = verdictOn(small, String(deal), { tableBytes: 1 });
      const winnable = canBeWon(mechanism, mechanism.deal(String(deal)));
      assert.equal(verdict.verdict, winnable ? 'won' : 'lost', `deal ${deal}`);
    }
  });

  it('is not lost because a table was too small for all there is', () => {
    const verdict = verdictOn(rules('freecell'), 'ms11982', { tableBytes: 1 }, 20_000);
    assert.deepEqual(
      [verdict.verdict, verdict.verdict === 'undecided' && verdict.because],
      ['undecided', 'stopped'],
    );
  });

  it('can be asked for in any game of the catalogue', () => {
    for (const game of sweepSlice(games, 8)) {
      const verdict = verdictOn(game.rules, '1', {}, 300);
      const mechanism = mechanismOf(game.rules);
      if (verdict.verdict === 'won')
        assert.ok(replays(mechanism, mechanism.deal('1'), verdict.line), game.id);
      assert.ok(verdict.states > 0, game.id);
    }
  });
});
