import { describe, expect, it } from 'vitest';
import { chargeback } from './chargebacks.flow';
import { chargebackFilters, chargebackFiltersOfStatus } from './chargebacks.machine';
import {
  dueMoment,
  groupOf,
  isDueToday,
  leftInWords,
  nearest,
  nextAfter,
  pageOfChargeback,
  sumOf,
  urgencyOf,
  wasMissed,
} from './chargebacks.rules';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const of = (status: string, more: object = {}) => ({ ...chargeback(1), status, ...more });

describe('[CBK-01] the time left to answer', () => {
  it.each([
    [12 * DAY + HOUR, '12 days left', 'later'],
    [3 * DAY, '3 days left', 'later'],
    [3 * DAY - MINUTE, '2 days 23 h left', 'soon'],
    [DAY + 13 * HOUR, '1 day 13 h left', 'soon'],
    [2 * DAY, '2 days left', 'soon'],
    [DAY, '1 day left', 'soon'],
    [DAY - MINUTE, '23 h 59 min left', 'today'],
    [13 * HOUR + 45 * MINUTE, '13 h 45 min left', 'today'],
    [2 * HOUR, '2 h left', 'today'],
    [5 * MINUTE, '5 min left', 'today'],
    [1, 'Less than a minute left', 'today'],
    [0, 'Time to answer ended', 'today'],
  ])('of %d ms is %s', (left, words, urgency) => expect([leftInWords(left), urgencyOf(left)]).toEqual([words, urgency]));

  it('ends with the last second of the due date in Lagos, one hour before that of UTC', () => {
    expect(dueMoment({ dueAt: '2026-11-27T23:59:59' })).toBe(Date.UTC(2026, 10, 27, 23));
    expect(dueMoment({ dueAt: null })).toBeNull();
    expect(dueMoment({ dueAt: '2026-11-27T23:59:59', ahead: 3_600_000 })).toBe(Date.UTC(2026, 10, 28));
  });
});

describe('[CBK-02] a chargeback that is lost', () => {
  const lost = { status: 'Lost', answeredAt: null, dueAt: '2026-11-27T23:59:59', decidedAt: '2026-11-28T00:00:00' };
  it.each([
    ['after its time', {}, true],
    ['with its last second', { decidedAt: '2026-11-27T23:59:59' }, false],
    ['while there was time', { decidedAt: '2026-11-20T10:00:00' }, false],
    ['without a moment', { decidedAt: null }, true],
    ['without a due date', { dueAt: null }, true],
    ['after an answer', { answeredAt: '2026-11-20T10:00:00' }, false],
    ['and won after all', { status: 'Won' }, false],
  ])('%s was missed: %s', (_, more, missed) => expect(wasMissed({ ...lost, ...more })).toBe(missed));
});

describe('[CBK-01] the groups of the list', () => {
  it.each([
    ['New', 'answer'],
    ['Pending', 'answer'],
    ['Awaiting Response', 'provider'],
    ['Assessment', 'provider'],
    ['Won', 'closed'],
    ['Lost', 'closed'],
    ['Accepted', 'closed'],
    ['Something new', 'provider'],
  ])('have %s in %s', (status, group) => expect(groupOf(of(status), 0)).toBe(group));

  it('have what was not answered in time with the provider, by the provider’s clock', () => {
    const row = { status: 'Pending', dueAt: '2026-11-23T23:59:59' };
    const end = Date.UTC(2026, 10, 23, 23);
    expect([groupOf(row, end - 1), groupOf(row, end)]).toEqual(['answer', 'provider']);
    expect([groupOf({ ...row, ahead: 60_000 }, end), groupOf({ ...row, ahead: -60_000 }, end - 60_000)]).toEqual([
      'answer',
      'provider',
    ]);
    expect(groupOf({ ...row, dueAt: null }, end)).toBe('answer');
    expect(nearest([of('Pending', row)], end)).toBeNull();
  });

  it('are due today by the provider’s clock', () => {
    const row = { dueAt: '2026-11-23T23:59:59' };
    const end = Date.UTC(2026, 10, 23, 23);
    expect([isDueToday(row, end - 1), isDueToday(row, end), isDueToday({ ...row, ahead: 1 }, end)]).toEqual([true, false, true]);
    expect(isDueToday({ dueAt: null }, end)).toBe(false);
  });

  it('have the sums of their rows, but never of two currencies', () => {
    const rows = [of('New'), of('Pending', { amount: '0.50', held: null })];
    expect(sumOf(rows)).toEqual({ count: 2, currency: 'NGN', amount: '186500.50', held: '186500.00' });
    expect(sumOf([...rows, of('New', { currency: 'USD' })])).toEqual({ count: 3, currency: null, amount: null, held: null });
    expect(sumOf([])).toEqual({ count: 0, currency: null, amount: '0.00', held: '0.00' });
  });

  it('name the chargeback that needs an answer first', () => {
    const late = of('New', { id: 'late', dueAt: '2026-12-09T23:59:59' });
    const first = of('Pending', { id: 'first', dueAt: '2026-11-28T23:59:59' });
    const answered = of('Awaiting Response', { id: 'answered', dueAt: '2026-11-27T23:59:59' });
    expect(nearest([late, of('New', { dueAt: null }), answered, first], 0)?.id).toBe('first');
    expect(nearest([answered], 0)).toBeNull();
    expect(nearest([answered, of('New', { id: 'undated', dueAt: null })], 0)?.id).toBe('undated');
  });
});

it('[CBK-03] the next chargeback is the nearest of the others', () => {
  const rows = ['2026-12-01T23:59:59', '2026-12-09T23:59:59', null].map((dueAt, place) =>
    of('Pending', { id: `${place}`, dueAt }),
  );
  expect(['0', '1', '9'].map((id) => nextAfter(rows, id, 0)?.id)).toEqual(['1', '0', '0']);
  expect(nextAfter(rows.slice(0, 1), '0', 0)).toBeNull();
});

it('[CBK-02] the page of a chargeback has its id in the address', () => {
  expect(pageOfChargeback({ id: 'a/b' })).toBe('/dashboard/chargeback/a%2Fb/details');
});

describe('[CBK-01] the page of one status', () => {
  const codec = chargebackFiltersOfStatus.codec({ status: 'Won' });
  it('has its status from the page, whatever the address says, and never counts it as a filter', () => {
    const filter = codec.read(new URLSearchParams('status=Lost&keyword=a'));
    expect(filter).toMatchObject({ status: 'Won', keyword: { text: 'a' } });
    expect(chargebackFiltersOfStatus.isFiltered({ ...chargebackFilters.empty, status: 'Won' })).toBe(false);
    expect(codec.write(filter)).not.toHaveProperty('status');
  });
  it('differs from the page of all, where the status is a filter in the address', () => {
    const all = chargebackFilters.codec({});
    const filter = all.read(new URLSearchParams('status=Lost'));
    expect([filter.status, chargebackFilters.isFiltered(filter), all.write(filter).status]).toEqual(['Lost', true, 'Lost']);
  });
});
