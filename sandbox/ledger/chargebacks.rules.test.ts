import { describe, expect, it } from 'vitest';
import { CHARGEBACK_STATUSES } from '../../contract/chargebacks/chargebackStatuses';
import { endOf, feeOf, isOverdue, isTreatable, overdueUntil, reminderAt } from './chargebacks.rules';

const dueAt = Temporal.Instant.from('2026-11-28T22:59:59Z');
const at = (moment: Temporal.DurationLike) => dueAt.add(moment);

describe('[CBK-03] the due moment', () => {
  it('is the last second for an answer', () => {
    expect(
      [{ seconds: -1 }, { seconds: 0 }, { milliseconds: 999 }, { seconds: 1 }].map((moment) => isOverdue({ dueAt }, at(moment))),
    ).toEqual([false, false, false, true]);
    expect(endOf(dueAt).toString()).toBe('2026-11-28T23:00:00Z');
    expect(overdueUntil(endOf(dueAt)).equals(dueAt)).toBe(true);
  });

  it('matters only before an answer', () =>
    expect(CHARGEBACK_STATUSES.filter((status) => isTreatable({ status }))).toEqual(['New', 'Pending']));
});

describe('[CBK-02] a reminder', () => {
  it.each([
    [7 * 24 * 3_600 + 1, null],
    [7 * 24 * 3_600, 7],
    [3 * 24 * 3_600 + 1, 7],
    [3 * 24 * 3_600, 3],
    [24 * 3_600 + 1, 3],
    [24 * 3_600, 1],
    [0, 1],
  ])('%i seconds before the due moment is that of day %s', (seconds, days) =>
    expect(reminderAt(dueAt, dueAt.subtract({ seconds }))).toBe(days),
  );
});

it('[CBK-02] the fee is known for each currency', () =>
  expect(['NGN', 'USD', 'GBP', 'EUR'].map(feeOf)).toEqual([2_500_00n, 15_00n, 12_00n, 15_00n]));
