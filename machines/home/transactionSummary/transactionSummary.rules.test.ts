import { expect, it } from 'vitest';
import { filterOf } from '../../kit/ownViews';
import { transactionFilters } from '../../transactions/transactions/transactions.machine';
import { paidThisMonth } from './transactionSummary.rules';

it('[HOM-01 TRX-02] the figures lead to the list of the payments that they sum', () => {
  const { empty } = transactionFilters;
  expect(filterOf(transactionFilters, paidThisMonth('NGN', '2026-11-24'), empty)).toEqual({
    ...empty,
    status: 'Successful',
    currency: 'NGN',
    days: { from: '2026-11-01', to: '2026-11-24' },
  });
});
