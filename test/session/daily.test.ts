import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { WINNABLE_FROM, winnableDays } from '../../src/games/winnable-days.ts';
import { calendarDay } from '../../src/session/calendar-day.ts';
import {
  dailyDeal,
  dailyMonth,
  dailyStreaks,
  dayAfter,
  dealAfter,
  isDailyWinnable,
  monthBeside,
} from '../../src/session/daily.ts';
import { winnableOffset } from '../../src/session/winnable-daily.ts';
import { resultsOf } from './results-of.ts';

/** A result of the daily deal of one day, played on another or on the same. */
function daily(outcome: 'W' | 'L', of: string, on = of) {
  return resultsOf(outcome, { game: 'munger', deal: dailyDeal('munger', of), day: on });
}

/** On how many days in a row, up to today or to yesterday. */
function daysInARow(...of: Parameters<typeof dailyStreaks>): number {
  return dailyStreaks(...of).now;
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

describe('the months beside another', () => {
  it('are those of the calendar, over the new year too', () => {
    const beside = (day: string) => [monthBeside(day, -1), monthBeside(day, 1)];
    assert.deepEqual(beside('2027-01-31'), ['2026-12-01', '2027-02-01']);
    assert.deepEqual(beside('2028-02-29'), ['2028-01-01', '2028-03-01']);
    assert.deepEqual(beside('2026-12-01'), ['2026-11-01', '2027-01-01']);
    const [first] = dailyMonth('munger', daily('W', '2028-01-01'), '2028-02-06', '2028-01-15');
    assert.deepEqual([first?.day, first?.state], ['2028-01-01', 'won']);
  });
});

describe('the row of daily deals', () => {
  const lastThree = ['2026-12-31', '2027-01-01', '2027-01-02'].flatMap((day) => daily('W', day));

  it('goes on until a day is missed, and waits for today', () => {
    assert.equal(daysInARow('munger', lastThree, '2027-01-02'), 3);
    assert.equal(daysInARow('munger', lastThree, '2027-01-03'), 3);
    assert.equal(daysInARow('munger', lastThree, '2027-01-04'), 0);
    assert.equal(daysInARow('munger', [], '2027-01-04'), 0);
  });

  it('is remembered at its longest', () => {
    const days = [...lastThree, ...daily('W', '2027-01-05'), ...daily('W', '2027-01-06')];
    assert.deepEqual(dailyStreaks('munger', days, '2027-01-06'), { now: 2, longest: 3 });
    assert.deepEqual(dailyStreaks('munger', [], '2027-01-06'), { now: 0, longest: 0 });
  });

  it('takes only what was won on its day, and only the deals of that game', () => {
    assert.equal(daysInARow('munger', daily('W', '2027-01-01', '2027-01-02'), '2027-01-02'), 0);
    assert.equal(daysInARow('munger', daily('L', '2027-01-02'), '2027-01-02'), 0);
    assert.equal(daysInARow('golf', lastThree, '2027-01-02'), 0);
  });
});

/** A life that plays its deal of the day at these moments, each where the clock is so many minutes ahead. */
function lived(...moments: readonly [utc: string, offset: number][]) {
  return moments.flatMap(([utc, offset]) => {
    const when = Date.parse(utc);
    const day = calendarDay(when, offset);
    return resultsOf('W', { game: 'munger', deal: dailyDeal('munger', day), when, day });
  });
}

describe('a row of daily deals, wherever it is played', () => {
  it('is one a calendar day, from eleven hours behind to fourteen ahead, by quarters of an hour', () => {
    for (let offset = -11 * 60; offset <= 14 * 60; offset += 15) {
      // A minute before midnight on one day, a minute after it on the next, and late on that after.
      const midnight = Date.parse('2026-12-01T00:00:00Z') - offset * 60_000;
      const at = (minutes: number) => new Date(midnight + minutes * 60_000).toISOString();
      const days = lived([at(-1), offset], [at(1), offset], [at(2 * 1440 - 1), offset]);
      assert.deepEqual(
        days.map(({ day }) => day),
        ['2026-11-30', '2026-12-01', '2026-12-02'],
      );
      assert.equal(daysInARow('munger', days, '2026-12-02'), 3, `${offset} minutes ahead`);
    }
  });

  it('goes on over the day of 23 hours and that of 25', () => {
    const spring = lived(
      ['2026-03-28T22:59:00Z', 60],
      ['2026-03-29T21:59:00Z', 120],
      ['2026-03-29T22:01:00Z', 120],
    );
    assert.equal(daysInARow('munger', spring, '2026-03-30'), 3);
    const autumn = lived(
      ['2026-10-24T21:59:00Z', 120],
      ['2026-10-25T22:59:00Z', 60],
      ['2026-10-25T23:01:00Z', 60],
    );
    assert.equal(daysInARow('munger', autumn, '2026-10-26'), 3);
    // The hour that comes twice lies on one day, whose deal is won twice.
    const twice = lived(['2026-10-25T00:30:00Z', 120], ['2026-10-25T01:30:00Z', 60]);
    assert.equal(daysInARow('munger', twice, '2026-10-25'), 1);
  });

  it('loses a day that a journey leaves out, and gains none by one that comes twice', () => {
    // Westwards over the date line the same day comes again, eastwards one is missing.
    const again = lived(['2026-12-01T09:00:00Z', 14 * 60], ['2026-12-02T09:00:00Z', -11 * 60]);
    assert.deepEqual(
      again.map(({ day }) => day),
      ['2026-12-01', '2026-12-01'],
    );
    assert.equal(daysInARow('munger', again, '2026-12-01'), 1);
    const missing = lived(['2026-12-01T10:59:00Z', -11 * 60], ['2026-12-01T11:01:00Z', 14 * 60]);
    assert.deepEqual(
      missing.map(({ day }) => day),
      ['2026-11-30', '2026-12-02'],
    );
    assert.equal(daysInARow('munger', missing, '2026-12-02'), 1);
  });

  it('stays as it was when the clock is set back or was wrong, since each result keeps its day', () => {
    const days = lived(['2026-12-01T12:00:00Z', 0], ['2026-12-02T12:00:00Z', 0]);
    const wrong = lived(['2031-06-05T12:00:00Z', 0]);
    assert.equal(daysInARow('munger', [...days, ...wrong], '2026-12-02'), 2);
    assert.equal(daysInARow('munger', days, '2026-12-01'), 1);
  });
});
