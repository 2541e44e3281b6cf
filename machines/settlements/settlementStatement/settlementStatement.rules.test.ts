/** How far the payment of a settlement is, as its page says it. The test's day is the 23rd of November. */
import { describe, expect, it } from 'vitest';
import { statement } from './settlementStatement.flow';
import { paymentOf, totalLabel } from './settlementStatement.rules';

describe('[STL-01] a settlement', () => {
  it.each([
    ['Completed', '56080.00', '2026-11-20T18:00:00', 'paid'],
    ['Completed', null, '2026-11-20T18:00:00', 'paid'],
    ['Pending', null, '2026-11-23T18:00:00', 'due'],
    ['Pending', null, '2026-11-24T18:00:00', 'due'],
    ['Pending', null, null, 'due'],
    ['Flagged', null, '2026-11-22T18:00:00', 'late'],
    ['Failed', null, '2026-11-23T18:00:00', 'late'],
  ])('that is %s, of which %s arrived by %s, is %s', (status, paid, settledAt, state) => {
    expect(paymentOf({ status, paid, settledAt })).toBe(state);
  });

  it('is the sum of what was paid only once it was paid', () => {
    const pending = { ...statement, status: 'Pending', paid: null };
    const toWallet = { ...statement, bankReference: '' };
    expect([statement, toWallet, pending].map(totalLabel)).toEqual([
      'Paid to bank',
      'Paid to Collection Balance',
      'Settlement amount',
    ]);
  });
});
