import { expect, it } from 'vitest';
import { settlementSummary } from './settlementSummary.flow';
import { notPaidYet } from './settlementSummary.rules';

it('[STL-02] what is not paid yet is the sum of its three parts, to the kobo', () => {
  expect(notPaidYet(settlementSummary)).toBe('3456967.25');
  const sum = (amount: string) => ({ count: 1, amount });
  expect(notPaidYet({ unsettled: sum('-0.30'), pending: sum('0.10'), flagged: sum('0.20') })).toBe('0.00');
});
