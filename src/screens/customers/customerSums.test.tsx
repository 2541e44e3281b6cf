// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { customer as customerOf } from '../../../machines/customers/customers/customers.flow';
import type { CurrencyTotal, CustomerTotals } from '../../../machines/customers/customerTotals/customerTotals.rules';
import { CustomerSums } from './CustomerSums';

afterEach(cleanup);

const naira: CurrencyTotal = { currency: 'NGN', count: 1, paid: '100.00', refunded: '20.00', disputed: '5.00', net: '75.00' };
const dollars: CurrencyTotal = { currency: 'USD', count: 2, paid: '9.00', refunded: null, disputed: null, net: null };

function shown(totals: CustomerTotals, createdAt: string | null) {
  const customer = { ...customerOf(1), createdAt };
  const { container } = render(<CustomerSums customer={customer} totals={totals} />);
  const cells = [...container.querySelectorAll('dt, th[scope=row], tr > td:first-child')];
  return cells.map((cell) => `${cell.textContent}: ${cell.nextElementSibling?.textContent}`);
}

it('[CUS-04] a customer’s sums say when they first and last paid, and what the provider doesn’t say', () => {
  const paid = { currencies: [naira, dollars], firstPaid: '2026-02-03T11:02:15', lastPaid: '2026-11-20T09:30:00' };
  expect(shown(paid, '2026-02-01T10:00:00')).toEqual([
    '1 payment: 100.00',
    'Refunded: −20.00',
    'Disputed: −5.00',
    'Net paid: NGN 75.00',
    '2 payments: 9.00',
    'Refunded: —',
    'Disputed: —',
    'Net paid: —',
    'Last paid: November 20th 2026, 9:30 am',
    'First paid: February 3rd 2026, 11:02 am',
    'Customer since: 01-Feb-2026',
  ]);
});

it('[CUS-04] a customer who has not paid yet', () => {
  expect(shown({ currencies: [], firstPaid: null, lastPaid: null }, null)).toEqual([
    'Last paid: Not yet',
    'First paid: Not yet',
    'Customer since: —',
  ]);
});
