import '../temporal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinnedMoment, ZONE } from '../clock';
import { changeOf, daysOfWeek, monthAgo, monthSoFar, monthsOfYear } from './periods';

const { compare } = Temporal.Instant;
const moments = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2060, 0, 1) })
  .map((ms) => Temporal.Instant.fromEpochMilliseconds(ms));

describe('[HOM-02] the buckets of a chart', () => {
  it.each([
    ['months of the year', monthsOfYear, 12],
    ['days of the week', daysOfWeek, 7],
  ] as const)('%s follow each other without a gap, and one of them contains the current time', (_, bucketsOf, many) =>
    fc.assert(
      fc.property(moments, (now) => {
        const buckets = bucketsOf(now);
        expect(buckets).toHaveLength(many);
        for (const [index, { before }] of buckets.slice(0, -1).entries())
          expect(compare(before, buckets[index + 1]?.from ?? now)).toBe(0);
        expect(buckets.filter(({ from, before }) => compare(from, now) <= 0 && compare(now, before) < 0)).toHaveLength(1);
      }),
    ),
  );
  it('have readable names in Lagos time', () => {
    const midnight = Temporal.Instant.from('2025-12-31T23:00:00Z');
    expect(
      monthsOfYear(midnight)
        .map(({ name }) => name)
        .slice(-1),
    ).toEqual(['December 2026']);
    expect(daysOfWeek(pinnedMoment('2026-11-21')).map(({ name }) => name)).toEqual([
      'Monday 16 November',
      'Tuesday 17 November',
      'Wednesday 18 November',
      'Thursday 19 November',
      'Friday 20 November',
      'Saturday 21 November',
      'Sunday 22 November',
    ]);
    expect(daysOfWeek(pinnedMoment('2026-11-22')).at(0)?.name).toBe('Monday 16 November');
    expect(daysOfWeek(pinnedMoment('2026-11-23')).at(0)?.name).toBe('Monday 23 November');
  });
});

describe('[HOM-01] a change since last month', () => {
  it('compares with the same part of last month, as far as that month has it', () => {
    const at = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(ZONE).toPlainDateTime().toString();
    const { current, last } = monthSoFar(pinnedMoment('2026-11-21'));
    expect([current.from, current.before, last.from, last.before].map(at)).toEqual([
      '2026-11-01T00:00:00',
      '2026-11-21T12:00:00',
      '2026-10-01T00:00:00',
      '2026-10-21T12:00:00',
    ]);
    expect(at(monthAgo(pinnedMoment('2026-03-31')))).toBe('2026-02-28T12:00:00');
  });
  it('never counts a moment in both months', () =>
    fc.assert(
      fc.property(moments, (now) => {
        const { current, last } = monthSoFar(now);
        expect(compare(last.before, current.from)).toBeLessThanOrEqual(0);
        expect(compare(last.from, last.before)).toBeLessThanOrEqual(0);
      }),
    ));
  it.each([
    [1068n, 1000n, '6.8'],
    [956n, 1000n, '-4.4'],
    [1000n, 1000n, '0.0'],
    [100_049n, 100_000n, '0.0'],
    [99_951n, 100_000n, '0.0'],
    [100_050n, 100_000n, '0.1'],
    [99_950n, 100_000n, '-0.1'],
    [0n, 7n, '-100.0'],
    [5n, 0n, null],
    [5n, -1n, null],
  ])('of %d from %d is %s', (now, before, change) => expect(changeOf(now, before)).toBe(change));
});
