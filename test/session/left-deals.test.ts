import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KEPT_DEALS } from '../../src/session/kept.ts';
import { outlivedDeals } from '../../src/session/left-deals.ts';
import { leftResult } from '../../src/session/left-result.ts';
import { begun, dayOf } from './kept-of.ts';

/** So many deals that were begun and left, a minute after each other: number 1 longest ago. */
function leftDeals(count: number) {
  return Array.from({ length: count }, (_, i) =>
    begun(String(i + 1), 's', 60_000 * (i + 1), { order: i + 1 }),
  );
}

const none = (): boolean => false;

describe('deals that were begun and left', () => {
  it('stay to be gone on with, as many as were played last, and count as before', () => {
    const deals = leftDeals(KEPT_DEALS + 3);
    assert.deepEqual(outlivedDeals(deals.slice(3), none, {}, dayOf), []);
    const outlived = outlivedDeals(deals.toReversed(), none, {}, dayOf);
    assert.deepEqual(
      outlived.map(({ deal }) => deal),
      ['3', '2', '1'],
    );
    assert.deepEqual(
      outlived.map(({ result }) => result),
      [2, 1, 0].map((i) => leftResult(deals[i], dayOf)),
    );
  });

  it('stay however long ago, where their game goes on with them', () => {
    const outlived = outlivedDeals(leftDeals(KEPT_DEALS + 2), ({ deal }) => deal === '1', {}, dayOf);
    assert.deepEqual(
      outlived.map(({ deal }) => deal),
      ['2'],
    );
  });

  it('count for nothing where the record was reset since, or a win was noted before', () => {
    const [first, second, ...others] = leftDeals(KEPT_DEALS + 2);
    assert.ok(first && second);
    const outlived = outlivedDeals([first, { ...second, counted: 7 }, ...others], none, { '*': 2 }, dayOf);
    assert.deepEqual(outlived, [
      { game: 'munger', deal: '2' },
      { game: 'munger', deal: '1' },
    ]);
  });
});
