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

it('[INV-01 RFD-03] a part payment that went back in part counts for what is left of it', () =>
  expect(standingWords({ ...invoice(1), status: 'Pending', amount: '1000.00', paid: '400.00', refunded: '100.00' })).toBe(
    'Part paid NGN 300.00 of 1,000.00',
  ));
