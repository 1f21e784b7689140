import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { favouriteGames } from '../../src/session/favourites.ts';
import { mergeKept, PLAYED_OTHERWISE } from '../../src/session/merge-kept.ts';
import { countsFrom, type Kept } from '../../src/session/kept.ts';
import { leftResult } from '../../src/session/left-result.ts';
import { inOrder } from '../../src/session/result.ts';
import { begun, dayOf, NOTHING, someKept, won } from './kept-of.ts';

/** What a player would miss if it were gone, whatever its place among the results. */
function content({ results, deals, setAside, current }: Kept): unknown {
  const texts = (list: readonly object[]): string[] =>
    list.map((entry) => JSON.stringify({ ...entry, order: 0 })).sort();
  return { results: texts(results), deals: texts(deals), setAside: texts(setAside), current };
}

/** The lines of moves that are kept anywhere. */
function lines({ deals, setAside }: Kept): string[] {
  return [...deals, ...setAside].map(({ deal, record }) => `${deal} ${JSON.stringify(record)}`);
}

const movesOf = (kept: Kept): string[] => kept.deals.map(({ record }) => record.moves);

describe('what two devices keep, put together', () => {
  it('is the same whichever comes to the other', () => {
    fc.assert(
      fc.property(someKept, someKept, (one, other) => {
        assert.deepEqual(content(mergeKept(one, other)), content(mergeKept(other, one)));
      }),
    );
  });

  it('does not change when the same is put in again', () => {
    fc.assert(
      fc.property(someKept, someKept, (one, other) => {
        const merged = mergeKept(one, other);
        assert.deepEqual(mergeKept(merged, other), merged);
        assert.deepEqual(mergeKept(merged, one), merged);
        assert.deepEqual(mergeKept(one, one), one);
      }),
    );
  });

  it('holds every result and every move of either', () => {
    fc.assert(
      fc.property(someKept, someKept, (one, other) => {
        const merged = mergeKept(one, other);
        const results = new Set(merged.results.map(({ deal, when }) => `${deal} ${when}`));
        for (const { deal, when } of [...one.results, ...other.results])
          assert.ok(results.has(`${deal} ${when}`));
        const kept = lines(merged);
        for (const { deal, record, outcome } of [...one.deals, ...other.deals]) {
          if (outcome === 'won') continue;
          const begins = record.moves === '' ? '"moves":"' : `"moves":"${record.moves}`;
          assert.ok(kept.some((line) => line.startsWith(`${deal} `) && line.includes(begins)));
        }
      }),
    );
  });

  it('is all of the other where a device keeps nothing, to the last digit', () => {
    fc.assert(fc.property(someKept, (one) => assert.deepEqual(mergeKept(NOTHING, one), one)));
  });

  it('goes on with the game that was played further, though the other was looked at later', () => {
    const one = { ...NOTHING, deals: [begun('7', 's.s.t1t2', 1000)] };
    const other = { ...NOTHING, deals: [begun('7', 's', 2000)] };
    assert.deepEqual(movesOf(mergeKept(other, one)), ['s.s.t1t2']);
    assert.deepEqual(mergeKept(other, one).setAside, []);
  });

  it('goes on with the game that was played last where the two part, and sets the other aside', () => {
    const one = { ...NOTHING, deals: [begun('7', 's.s.t1t2', 1000)] };
    const other = { ...NOTHING, deals: [begun('7', 's.t2t1', 2000)] };
    const merged = mergeKept(one, other);
    assert.deepEqual(movesOf(merged), ['s.t2t1']);
    const [aside] = merged.setAside;
    assert.deepEqual([aside?.reason, aside?.record], [PLAYED_OTHERWISE, one.deals[0]?.record]);
  });

  it('counts a deal that was left on both in different ways twice, as it was played', () => {
    const one = { ...NOTHING, deals: [begun('7', 's.s', 1000)], current: { munger: '8' } };
    const other = { ...NOTHING, deals: [begun('7', 't1t2', 2000)], current: { munger: '9' } };
    const { results, deals } = mergeKept(one, other);
    assert.deepEqual(
      results.map(({ deal, outcome, when }) => [deal, outcome, when]),
      [['7', 'abandoned', 1000]],
    );
    assert.ok(deals[0]!.order >= 0);
  });

  it('counts a deal once that was left so long ago on one of them that only its result was kept', () => {
    const result = leftResult(begun('1', 's.s', 5, { order: 3 }), dayOf);
    assert.ok(result);
    const one = { ...NOTHING, results: [result], settings: { 'results-noted': 3 } };
    const other = { ...NOTHING, deals: [begun('1', 's.s', 5)], settings: { 'results-noted': 1 } };
    for (const merged of [mergeKept(one, other), mergeKept(other, one)]) {
      assert.equal(merged.results.length, 1);
      const [deal] = merged.deals;
      assert.ok(
        deal && deal.order < countsFrom({}, 'munger'),
        'it can be gone on with, and does not count again',
      );
    }
  });

  it('goes on with the deal that was played last, and does not count the other as left', () => {
    const one = { ...NOTHING, deals: [begun('7', 's', 1000)], current: { munger: '7' } };
    const other = { ...NOTHING, deals: [begun('8', 's', 2000)], current: { munger: '8' } };
    for (const { current, deals } of [mergeKept(one, other), mergeKept(other, one)]) {
      assert.deepEqual(current, { munger: '8' });
      assert.ok(deals.find(({ deal }) => deal === '7')!.order < 0);
      assert.ok(deals.find(({ deal }) => deal === '8')!.order >= 0);
    }
  });

  it('brings the results of both into the order of time, and keeps that of each device', () => {
    const one = { ...NOTHING, results: [won('1', 1000, 1), won('3', 3000, 2), won('5', 5000, 3)] };
    // The clock of the other was put back before its last win.
    const other = { ...NOTHING, results: [won('2', 2000, 1), won('4', 4000, 2), won('6', 500, 3)] };
    for (const { results } of [mergeKept(one, other), mergeKept(other, one)])
      assert.deepEqual(
        inOrder(results).map(({ deal }) => deal),
        ['1', '2', '3', '4', '6', '5'],
      );
  });

  it('does not bring back what was reset on the other device, nor lose what counts there', () => {
    const marked = { 'results-reset': { '*': 5 } };
    const here = { ...NOTHING, results: [won('1', 1000, 9)], settings: { 'results-reset': { '*': 8 } } };
    const there = {
      ...NOTHING,
      deals: [begun('2', 's', 500, { order: 4.5 }), begun('3', 's', 600, { order: 5.5 })],
      settings: marked,
    };
    const { deals, settings } = mergeKept(here, there);
    assert.deepEqual(settings['results-reset'], { '*': 8 });
    assert.deepEqual(
      deals.map(({ order }) => order >= 8),
      [false, true],
    );
  });

  it('has of each favourite what was said last, on whichever device', () => {
    const of = (favourites: Record<string, number>) => ({ ...NOTHING, settings: { favourites } });
    const here = of({ munger: 5, manx: 9, spider: -4 });
    const there = of({ munger: -7, manx: -8, golf: 1, spider: 3 });
    const favourites = { munger: -7, manx: 9, golf: 1, spider: -4 };
    assert.deepEqual(mergeKept(here, there).settings['favourites'], favourites);
    assert.deepEqual(mergeKept(there, here).settings['favourites'], favourites);
    assert.deepEqual(mergeKept(NOTHING, there).settings['favourites'], there.settings.favourites);
    assert.deepEqual(favouriteGames(favourites), ['manx', 'golf']);
  });

  it('numbers the next result after all that came in', () => {
    const here = { ...NOTHING, results: [won('1', 1000, 1)], settings: { 'results-noted': 1 } };
    const there = { ...NOTHING, results: [won('2', 2000, 1), won('3', 3000, 2)] };
    assert.equal(mergeKept(here, there).settings['results-noted'], 3);
  });
});
