import { describe, expect, it } from 'vitest';
import { daysOfWeek } from '../../kit/values/days';
import { mondayOf, pageOfReserve, releaseIn } from './rollingReserves.rules';

describe('[RSV-01] the release of a reserve item', () => {
  it.each([
    ['2026-11-20T18:00:00', 'Release due', 'due'],
    ['2026-11-27T18:00:00', 'Release due', 'due'],
    ['2026-11-28T18:00:00', 'tomorrow', 'soon'],
    ['2026-12-04T18:00:00', 'in 7 days', 'soon'],
    ['2026-12-05T18:00:00', 'in 8 days', 'later'],
  ])('at %s is %s', (releaseAt, words, nearness) => expect(releaseIn(releaseAt, '2026-11-27')).toEqual({ words, nearness }));

  it('belongs to the week from Monday to Sunday, over the end of a year', () => {
    expect([mondayOf('2026-11-23'), mondayOf('2026-11-29'), mondayOf('2027-01-01')]).toEqual([
      '2026-11-23',
      '2026-11-23',
      '2026-12-28',
    ]);
    expect(daysOfWeek('2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-03' });
  });

  it('has no week in a URL that names no day', () => expect(daysOfWeek('2026-13-45')).toEqual({ from: '', to: '' }));

  it('leads to the statement of its settlement, if the provider says which', () => {
    expect(pageOfReserve({ settlementId: '7' })).toBe('/dashboard/account/settlements/7/statement');
    expect(pageOfReserve({ settlementId: null })).toBeNull();
  });
});
