import { expect, it } from 'vitest';
import { onboardingBankCases } from './onboardingBank.cases';
import { draftOf, emptyDraft, isChanged, lookedUp } from './onboardingBank.rules';

const { before: choices } = onboardingBankCases.ports.load.answers;
const account = { bankId: '1', bankName: 'GTB', accountNumber: '0123456789', accountName: 'ADA OKAFOR' };

it.each([
  ['Savings', 'Savings'],
  ['Current', 'Current'],
  ['Another', 'Savings'],
])('[ONB-11] a saved account of the type %s is shown as %s', (accountType, shown) =>
  expect(draftOf({ ...choices, saved: { ...account, accountType } }).accountType).toBe(shown),
);

it('[ONB-11] the form is changed once it differs from the saved account in one field, and not before', () => {
  const draft = draftOf(choices);
  expect(isChanged({ draft, choices })).toBe(false);
  for (const change of [{ bankId: '9' }, { accountNumber: '9' }, { accountType: 'Savings' as const }])
    expect([change, isChanged({ draft: { ...draft, ...change }, choices })]).toEqual([change, true]);
});

it('[ONB-11] an account is looked up with the code of its bank, once a bank is chosen', () => {
  const [bank] = choices.banks;
  expect(lookedUp({ draft: emptyDraft, choices })).toBeNull();
  expect(lookedUp({ draft: { ...emptyDraft, bankId: bank?.id ?? '' }, choices })).toEqual({
    type: 'Bank',
    accountNumber: '',
    bankCode: bank?.bankCode,
    isSaved: true,
  });
});
