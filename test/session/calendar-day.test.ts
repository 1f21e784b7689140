import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { calendarDay } from '../../src/session/calendar-day.ts';

/** Minutes that the clocks of a place are ahead of universal time at a moment. */
function offsetIn(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  if (sign === undefined) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

describe('the day of a moment', () => {
  it('is that of the calendar, for every moment and every offset', () => {
    const moments = fc.integer({ min: Date.UTC(1000, 0), max: Date.UTC(9998, 11) });
    fc.assert(
      fc.property(moments, fc.integer({ min: -11 * 60, max: 14 * 60 }), (moment, offset) => {
        const expected = new Date(moment + offset * 60_000).toISOString().slice(0, 10);
        assert.equal(calendarDay(moment, offset), expected);
      }),
    );
  });

  const cases: [zone: string, utc: string, day: string, why: string][] = [
    ['Pacific/Pago_Pago', '2026-12-01T10:59:00Z', '2026-11-30', 'eleven hours behind, a minute to midnight'],
    ['Pacific/Pago_Pago', '2026-12-01T11:00:00Z', '2026-12-01', 'eleven hours behind, at midnight'],
    [
      'Pacific/Kiritimati',
      '2026-11-30T09:59:00Z',
      '2026-11-30',
      'fourteen hours ahead, a minute to midnight',
    ],
    ['Pacific/Kiritimati', '2026-11-30T10:00:00Z', '2026-12-01', 'fourteen hours ahead, at midnight'],
    ['Asia/Kathmandu', '2027-02-28T18:15:00Z', '2027-03-01', 'a quarter of an hour off'],
    ['Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-28', 'the evening before clocks go forward'],
    ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-29', 'the evening of the short day'],
    ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30', 'the midnight after the short day'],
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25', 'the midnight before clocks go back'],
    ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25', 'the last minute of the long day'],
    ['America/New_York', '2028-03-01T04:59:00Z', '2028-02-29', 'a leap day'],
  ];
  for (const [zone, utc, day, why] of cases) {
    it(`in ${zone} at ${utc} is ${day}: ${why}`, () => {
      const moment = Date.parse(utc);
      assert.equal(calendarDay(moment, offsetIn(zone, moment)), day);
    });
  }
});
