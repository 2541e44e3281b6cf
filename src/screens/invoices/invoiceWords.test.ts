import { expect, it } from 'vitest';
import { invoice } from '../../../machines/invoices/invoices/invoices.flow';
import { standingWords } from './invoiceWords';

it.each([
  ['250.00', '0.00', 'Refunded NGN 250.00 of 1,000.00'],
  ['250.00', '250.00', 'Charged back NGN 250.00 of 1,000.00'],
  ['250.00', '100.00', 'Refunded and charged back NGN 250.00 of 1,000.00'],
  ['1000.00', '0.00', 'Refunded in full'],
  ['1000.00', '1000.00', 'Charged back in full'],
])('[INV-01] an invoice of which %s went back, %s of it to the bank, says %j', (refunded, chargedBack, words) =>
  expect(standingWords({ ...invoice(1), status: 'Successful', amount: '1000.00', paid: '1000.00', refunded, chargedBack })).toBe(
    words,
  ),
);
