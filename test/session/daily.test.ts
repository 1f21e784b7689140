import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { WINNABLE_FROM, winnableDays } from '../../src/games/winnable-days.ts';
import {
  dailyDeal,
  dailyMonth,
  dailyStreak,
  dayAfter,
  dealAfter,
  isDailyWinnable,
} from '../../src/session/daily.ts';
import { winnableOffset } from '../../src/session/winnable-daily.ts';
import { resultsOf } from './results-of.ts';

/** A result of the daily deal of one day, played on another or on the same. */
function daily(outcome: 'W' | 'L', of: string, on = of) {
  return resultsOf(outcome, { game: 'munger', deal: dailyDeal('munger', of), day: on });
}

describe('the deal of a day', () => {
  it('is this one for ever', () => {
    assert.deepEqual(
      [
        dailyDeal('munger', '2026-11-30'),
        dealAfter('munger', '2026-12-01', 0),
        dailyDeal('golf', '2026-11-30'),
      ],
      ['4434274030', '8735208348', '3250719313'],
    );
  });

  it('is the first from there on that can be won, where somebody has looked', () => {
    const moved = (winnableDays['munger']?.days ?? '').search(/[^A]/);
    const day = dayAfter(WINNABLE_FROM, moved);
    assert.ok(moved >= 0 && isDailyWinnable('munger', day));
    assert.equal(
      Number(dailyDeal('munger', day)) - Number(dealAfter('munger', day, 0)),
      winnableOffset('munger', day),
    );
    for (const [game, at] of [
      ['munger', dayAfter(WINNABLE_FROM, -1)],
      ['munger', '2040-01-01'],
      ['clock', WINNABLE_FROM],
    ] as const) {
      assert.equal(isDailyWinnable(game, at), false, `${game} ${at}`);
      assert.equal(dailyDeal(game, at), dealAfter(game, at, 0));
    }
  });

  it('is a new deal like those that are drawn, another each day, all of them spread evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    const seen = new Set<string>();
    for (let i = 0; i < 20_000; i++) {
      const deal = dailyDeal('klondike', dayAfter('2026-01-01', i));
      const number = Number(deal);
      assert.ok(number >= 32_000 && number <= 9_999_999_999, deal);
      tenths[Math.floor(number / 1e9)]! += 1;
      seen.add(deal);
    }
    assert.ok(seen.size >= 19_990, `${seen.size} different deals`);
    for (const count of tenths) assert.ok(count > 1800 && count < 2200, tenths.join(', '));
  });
});

describe('the day after another', () => {
  it('is that of the calendar', () => {
    const days = fc.integer({ min: -300_000, max: 300_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (from, by) => {
        const dayOf = (n: number): string => new Date(Date.UTC(2000, 0, 1 + n)).toISOString().slice(0, 10);
        assert.equal(dayAfter(dayOf(from), by), dayOf(from + by));
      }),
    );
  });
});

describe('the month of daily deals', () => {
  it('tells of each day what became of its deal, whenever that was', () => {
    const results = [
      ...daily('L', '2028-02-01'),
      ...daily('W', '2028-02-03', '2028-02-05'),
      ...daily('L', '2028-02-03', '2028-02-06'),
      ...daily('L', '2028-02-05'),
      ...daily('W', '2028-01-31'),
    ];
    const month = dailyMonth('munger', results, '2028-02-06');
    assert.equal(month.length, 29);
    assert.deepEqual(
      month.slice(0, 8).map(({ state }) => state),
      ['left', 'open', 'won', 'open', 'left', 'open', 'ahead', 'ahead'],
    );
    assert.deepEqual(month[28], {
      day: '2028-02-29',
      deal: dailyDeal('munger', '2028-02-29'),
      state: 'ahead',
    });
  });
});

describe('the row of daily deals', () => {
  const lastThree = ['2026-12-31', '2027-01-01', '2027-01-02'].flatMap((day) => daily('W', day));

  it('goes on until a day is missed, and waits for today', () => {
    assert.equal(dailyStreak('munger', lastThree, '2027-01-02'), 3);
    assert.equal(dailyStreak('munger', lastThree, '2027-01-03'), 3);
    assert.equal(dailyStreak('munger', lastThree, '2027-01-04'), 0);
    assert.equal(dailyStreak('munger', [], '2027-01-04'), 0);
  });

  it('takes only what was won on its day, and only the deals of that game', () => {
    assert.equal(dailyStreak('munger', daily('W', '2027-01-01', '2027-01-02'), '2027-01-02'), 0);
    assert.equal(dailyStreak('munger', daily('L', '2027-01-02'), '2027-01-02'), 0);
    assert.equal(dailyStreak('golf', lastThree, '2027-01-02'), 0);
  });
});
