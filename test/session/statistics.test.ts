import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { recordsBroken, statistics } from '../../src/session/statistics.ts';
import { resultsOf } from './results-of.ts';

/** Played, won, in a row now, in a row at most. */
function figures(course: string): number[] {
  const { played, won, streak } = statistics(resultsOf(course));
  return [played, won, streak.now, streak.longest];
}

describe('the figures of many deals', () => {
  const lives: [course: string, figures: number[]][] = [
    ['', [0, 0, 0, 0]],
    ['L', [1, 0, 0, 0]],
    ['W', [1, 1, 1, 1]],
    ['LWW', [3, 2, 2, 2]],
    ['WWWL', [4, 3, 0, 3]],
    ['WWLWWWLW', [8, 6, 1, 3]],
  ];
  for (const [course, expected] of lives) {
    it(`${course || 'nothing'}: ${expected.join(', ')}`, () => assert.deepEqual(figures(course), expected));
  }

  it('are the same in whatever order the results come', () => {
    const results = resultsOf('WWLWWWLW');
    assert.deepEqual(statistics(results.toReversed()), statistics(results));
  });

  it('follow the order of the results where the clock was set back, or was wrong for a day', () => {
    const [first, second, third] = resultsOf('LWW');
    assert.ok(first && second && third);
    const wrong = { ...first, when: Date.UTC(2031, 5, 5), day: '2031-06-05' };
    assert.equal(statistics([wrong, second, third]).streak.now, 2);
    const back = { ...second, when: first.when - 1 };
    assert.equal(statistics([first, back, third]).streak.now, 2);
  });

  it('take those of the first version, which have no order, by the clock and before all others', () => {
    const old = resultsOf('LW', { order: 0 });
    const [win] = resultsOf('W', { order: 1, when: 0 });
    assert.ok(win);
    assert.equal(statistics([win, ...old.toReversed()]).streak.now, 2);
  });

  it('tell best and median of the wins alone', () => {
    const [one, two, three, four, lost] = resultsOf('WWWWL');
    assert.ok(one && two && three && four && lost);
    const results = [
      { ...one, ms: 300_000, moves: 90 },
      { ...two, ms: 100_000, moves: 120 },
      { ...three, ms: 200_000, moves: 101 },
      { ...lost, ms: 1000, moves: 1 },
    ];
    assert.deepEqual(statistics(results).time, { best: 100_000, median: 200_000 });
    assert.deepEqual(statistics(results).moves, { best: 90, median: 101 });
    const even = statistics([...results, { ...four, ms: 260_001, moves: 104 }]);
    assert.deepEqual(even.time, { best: 100_000, median: 230_001 });
    assert.deepEqual(even.moves, { best: 90, median: 103 });
    assert.equal(statistics([lost]).time, undefined);
  });

  it('count each win once by what helped it most', () => {
    const used = [
      { undo: false, hint: false },
      { undo: true, hint: false },
      { undo: true, hint: true },
      { undo: false, hint: true },
    ];
    const wins = resultsOf('WWWW').map((win, i) => ({ ...win, used: used[i]! }));
    assert.deepEqual(statistics(wins).helped, { hint: 2, undo: 1, neither: 1 });
    const lost = resultsOf('L', { used: { undo: true, hint: true } });
    assert.deepEqual(statistics(lost).helped, { hint: 0, undo: 0, neither: 0 });
  });
});

describe('a record broken by the last result', () => {
  it('is none with the first win, nor with a deal that was left', () => {
    assert.deepEqual(recordsBroken([]), []);
    assert.deepEqual(recordsBroken(resultsOf('W')), []);
    assert.deepEqual(recordsBroken(resultsOf('LW')), []);
    assert.deepEqual(recordsBroken(resultsOf('WWL')), []);
  });

  it('is a longer row than ever', () => {
    assert.deepEqual(recordsBroken(resultsOf('WLWW')), ['streak']);
    assert.deepEqual(recordsBroken(resultsOf('WWLW')), []);
    assert.deepEqual(recordsBroken(resultsOf('WWLWW')), []);
  });

  it('is a better time or fewer moves, not the same', () => {
    const before = resultsOf('WWL');
    const [, , , last] = resultsOf('WWLW');
    assert.ok(last);
    assert.deepEqual(recordsBroken([...before, { ...last, ms: 59_999 }]), ['time']);
    assert.deepEqual(recordsBroken([...before, { ...last, moves: 49 }]), ['moves']);
    assert.deepEqual(recordsBroken([...before, { ...last, ms: 60_000, moves: 50 }]), []);
  });
});
