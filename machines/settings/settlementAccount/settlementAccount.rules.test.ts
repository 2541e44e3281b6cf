import { expect, it } from 'vitest';
import { gtb } from '../settlementAccounts/settlementAccounts.flow';
import { accountError, blockers } from './settlementAccount.rules';

const typed = (bankId: string, accountNumber: string) => ({
  draft: { bankId, accountNumber, accountType: 'Savings' as const },
  listed: [gtb],
});

it.each([
  ['the same account', '1', '0123456789', 'Guaranty Trust Bank 0123456789 is already in your list.'],
  ['the same account, typed with spaces', '1', '0123 456 789', 'Guaranty Trust Bank 0123456789 is already in your list.'],
  ['this number at another bank', '3', '0123456789', null],
  ['another number at this bank', '1', '0123456780', null],
])('[STA-01] the account number of %s shows this error before it is sent: %s', (_, bankId, accountNumber, said) => {
  const given = typed(bankId, accountNumber);
  expect(accountError(given)).toBe(said);
  expect(blockers({ ...given, name: 'ADA OKAFOR' })).toEqual(said === null ? [] : ['Correct the account number.']);
});

it('[STA-01] an account needs a bank, a number and its name', () => {
  expect(blockers({ ...typed('', ''), name: null })[0]).toBe('Bank is required!');
  expect(blockers({ ...typed('3', ''), name: null })[0]).toBe('Account number is required!');
  expect(blockers({ ...typed('3', '0123456789'), name: null })[0]).toBe('We haven’t found the account name yet.');
});
