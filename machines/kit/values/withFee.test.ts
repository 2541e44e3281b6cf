import { expect, it } from 'vitest';
import { withFee } from './withFee';

it.each([
  ['60000.10', '50.20', '60050.30'],
  ['60000.10', null, '60000.10'],
  [null, '50.20', null],
])('[PAY-01 APR-01] the total of a payout of %s with a fee of %s is %s', (amount, fee, total) =>
  expect(withFee({ amount, fee })).toBe(total),
);
