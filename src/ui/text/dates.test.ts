import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatLong, formatMoment, formatTime } from './dates';

describe('[GEN-04] dates', () => {
  it.each([
    ['2026-11-21T08:42:10', '21-Nov-2026 08:42:10 am', 'November 21st 2026, 8:42 am'],
    ['2026-01-02T00:00:00', '02-Jan-2026 12:00:00 am', 'January 2nd 2026, 12:00 am'],
    ['2024-02-29T12:05:09', '29-Feb-2024 12:05:09 pm', 'February 29th 2024, 12:05 pm'],
    ['2026-12-11T23:59:59', '11-Dec-2026 11:59:59 pm', 'December 11th 2026, 11:59 pm'],
    ['2026-05-03T13:00:00', '03-May-2026 01:00:00 pm', 'May 3rd 2026, 1:00 pm'],
  ])('reads %s', (iso, inList, inDetails) => {
    expect(`${formatDay(iso)} ${formatTime(iso)}`).toBe(inList);
    expect(formatLong(iso)).toBe(inDetails);
  });
  it('reads a moment beside other short times in one format, without a day that was just said', () => {
    expect(formatMoment('2026-11-21T08:42:10')).toBe('21-Nov-2026 08:42 am');
    expect(formatMoment('2026-11-21T12:05:09', '2026-11-21T08:42:10')).toBe('12:05 pm');
    expect(formatMoment('2026-11-22T00:05:09', '2026-11-21T08:42:10')).toBe('22-Nov-2026 12:05 am');
  });
  it('keeps every second unchanged after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000_000 }), (seconds) => {
        const at = Temporal.PlainDateTime.from('1970-01-01T00:00:00').add({ seconds });
        const iso = at.toString();
        const [, hour, minute, second, half] = /^(\d\d):(\d\d):(\d\d) (am|pm)$/.exec(formatTime(iso)) ?? [];
        expect((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).toBe(at.hour);
        expect([Number(minute), Number(second)]).toEqual([at.minute, at.second]);
        expect(formatDay(iso)).toMatch(new RegExp(`^${String(at.day).padStart(2, '0')}-[A-Z][a-z]{2}-${at.year}$`));
      }),
    );
  });
});
