import { expect, it } from 'vitest';
import { BEARERS, bearerOptions, methodMeans } from './preferenceWords';

it('[PRF-01] who bears the fee is said by name and by what it means', () => {
  expect(bearerOptions).toEqual([
    { value: 'CBF', label: 'Customer' },
    { value: 'SBF', label: 'Subsidiary' },
    { value: 'SPLIT', label: 'Split' },
  ]);
  expect(Object.values(BEARERS).map(({ means }) => means)).toEqual([
    'The fee is added to your price. The customer pays both, and you receive the full price.',
    'The customer pays your price only. The fee is deducted from what you receive.',
    'Half the fee is added to your price. The other half is deducted from what you receive.',
  ]);
});

it.each([
  ['Card', 'The customer pays with a debit or credit card.'],
  ['Pay With Bank Transfer', 'The customer transfers the amount from a bank account.'],
  ['USSD', 'The customer pays by dialling a bank’s code on a phone.'],
  ['Wallet', 'The customer pays from the balance of a wallet.'],
  ['Cowries', 'The customer pays by Cowries.'],
])('[PRF-01] the payment method %s says what it does', (name, means) => expect(methodMeans(name)).toBe(means));
