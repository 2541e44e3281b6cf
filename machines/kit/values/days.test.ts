import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayIn, namedDays, rangeError, today, typedDay } from './days';

afterEach(() => void vi.useRealTimers());

describe('[GEN-05] the days a filter offers', () => {
  it('are today, the last 7 and 30 days with today, and the month until today', () => {
    expect(namedDays('2026-11-21')).toEqual([
      { label: 'Today', from: '2026-11-21', to: '2026-11-21' },
      { label: 'Last 7 days', from: '2026-11-15', to: '2026-11-21' },
      { label: 'Last 30 days', from: '2026-10-23', to: '2026-11-21' },
      { label: 'This Month', from: '2026-11-01', to: '2026-11-21' },
    ]);
    expect(namedDays('2028-02-29').at(-1)).toEqual({ label: 'This Month', from: '2028-02-01', to: '2028-02-29' });
  });
  it('[GEN-04] begin at midnight in Lagos, an hour before the world’s', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 23, 30) });
    expect(today()).toBe('2026-11-21');
    vi.setSystemTime(Date.UTC(2026, 10, 20, 22, 59));
    expect(today()).toBe('2026-11-20');
  });
});

describe('[GEN-05] a day as a merchant types it', () => {
  it.each(['2026-11-02', '2026/11/2', '02-Nov-2026', '2 nov 2026', '02/11/2026', ' 2.11.2026 ', '2 November 2026'])(
    'reads %s',
    (text) => {
      expect(typedDay(text)).toBe('2026-11-02');
    },
  );
  it.each(['', '2026-11', '31-Feb-2026', '02-Xyz-2026', '13/13/2026', 'today'])('does not read “%s”', (text) => {
    expect(typedDay(text)).toBeNull();
  });
  it('is half of a range that begins before it ends', () => {
    const messages = [
      ['', ''],
      ['2026-11-02', ''],
      ['2026-11-02', '2026-11-02'],
      ['2026-11-03', '2026-11-02'],
      ['2 Nov', ''],
    ].map(([from = '', to = '']) => rangeError({ from, to }));
    expect(messages).toEqual([
      null,
      null,
      null,
      'The first day must be before the last day.',
      'Enter a valid date, such as 22-Nov-2026.',
    ]);
  });
});

describe('[GEN-05] a day in an address', () => {
  it.each([
    [null, ''],
    ['', ''],
    ['2026-11-02', '2026-11-02'],
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', ''],
    ['2026-13-01', ''],
    ['2026-11-2', ''],
    ['2026-11-02T10:00', ''],
    ['20261102', ''],
  ])('%j is read as “%s”', (text, day) => expect(dayIn(text)).toBe(day));
});

describe('[GEN-05] two days', () => {
  const invalid = 'Enter a valid date, such as 22-Nov-2026.';

  it.each([
    ['', '2026-11-02', null],
    ['2026-11-01', '2026-11-02', null],
    ['2026-11-02', '2026-11-02', null],
    ['2026-11-03', '2026-11-02', 'The first day must be before the last day.'],
    ['2026-11-03', '', null],
    ['2 Nov', '2026-11-02', invalid],
    ['2026-11-02', '3 Nov', invalid],
    ['', '2026-02-30', invalid],
  ])('from “%s” to “%s” are a range unless this is said: %s', (from, to, error) => expect(rangeError({ from, to })).toBe(error));
});
