import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { lastTwelveMonths, monthsPlayed } from '../../src/session/months.ts';
import { resultsOf } from './results-of.ts';

/** A win and a deal left on each of these days. */
function on(...days: string[]) {
  return days.flatMap((day) => resultsOf('WL', { day }));
}

describe('the months of a record', () => {
  it('are those in which something was played, the newest first', () => {
    const results = on('2026-11-30', '2025-12-31', '2026-01-01', '2026-01-31');
    assert.deepEqual(monthsPlayed(results), [
      { month: '2026-11', played: 2, won: 1 },
      { month: '2026-01', played: 4, won: 2 },
      { month: '2025-12', played: 2, won: 1 },
    ]);
    assert.deepEqual(monthsPlayed([]), []);
  });

  it('count the day where the player was, whatever the moment', () => {
    const [win] = resultsOf('W', { when: Date.parse('2026-12-01T09:00:00Z'), day: '2026-11-30' });
    assert.ok(win);
    assert.deepEqual(monthsPlayed([win]), [{ month: '2026-11', played: 1, won: 1 }]);
  });

  it('are twelve up to today, idle ones included, over a new year', () => {
    const shown = lastTwelveMonths(monthsPlayed(on('2026-01-15', '2025-02-01', '2025-01-31')), '2026-01-20');
    assert.deepEqual(
      shown.map(({ month }) => month),
      ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
        .map((month) => `2025-${month}`)
        .concat('2026-01'),
    );
    assert.deepEqual(shown[0], { month: '2025-02', played: 2, won: 1 });
    assert.deepEqual(shown[1], { month: '2025-03', played: 0, won: 0 });
    assert.deepEqual(shown[11], { month: '2026-01', played: 2, won: 1 });
  });
});
