import { expect, it } from 'vitest';
import { gtb, settlementAccounts, zenith } from './settlementAccounts.flow';
import { defaultOf, lineOf, namesAgree } from './settlementAccounts.rules';

it.each([
  ['BLUECREST STORES LIMITED', 'Bluecrest Stores', true],
  ['Bluecrest-Foods Ltd', 'Bluecrest Stores', true],
  ['ADÉYEMI VENTURES', 'Adeyemi Ventures', true],
  ['ADEBAYO OKORO', 'Bluecrest Stores', false],
  ['OKORO LIMITED', 'Bluecrest Stores Limited', false],
  ['THE OKORO COMPANY', 'The Bluecrest Company', false],
  ['株式会社', 'Bluecrest Stores', false],
  ['', 'Bluecrest Stores', true],
  ['ADEBAYO OKORO', '— LTD', true],
])('[STA-01] whether the account of %j belongs to %j: %s', (account, business, agrees) =>
  expect(namesAgree(account, business)).toBe(agrees),
);

it('[STA-01] the default is the account that is marked, and none without a mark', () => {
  expect(defaultOf(settlementAccounts)).toBe(gtb);
  expect(defaultOf({ accounts: [zenith] })).toBeNull();
  expect([lineOf(gtb), lineOf({ bankName: '', accountNumber: '1' })]).toEqual(['Guaranty Trust Bank 0123456789', '1']);
});
