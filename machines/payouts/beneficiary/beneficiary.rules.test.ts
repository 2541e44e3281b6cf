import { describe, expect, it } from 'vitest';
import { isSameName } from '../beneficiaryCheck/beneficiaryCheck.rules';
import { accountError, accountOf, blockers, emptyDraft, newBeneficiary } from './beneficiary.rules';

const banks = [{ id: '3', name: 'Zenith Bank', bankCode: '057' }];
const bank = { type: 'Bank', bankId: '3', accountNumber: '0123456789' } as const;

describe('[BEN-02] what keeps a beneficiary from being created', () => {
  it.each([
    ['no bank', emptyDraft, null, 'Choose a bank.'],
    ['no number', { ...bank, accountNumber: '' }, null, 'Enter the account number.'],
    ['no merchant id', { ...bank, type: 'Merchant', accountNumber: '' }, null, 'Enter the merchant ID.'],
    ['a number that is none', { ...bank, accountNumber: 'x' }, null, 'Correct the account number.'],
    ['a merchant id that is none', { ...bank, type: 'Merchant', accountNumber: 'x' }, null, 'Correct the merchant ID.'],
    ['no name', bank, null, 'We need to find the account name first.'],
    ['nothing', bank, 'ADA OKAFOR', undefined],
    ['nothing, where no bank is needed', { ...emptyDraft, type: 'Mobile', accountNumber: '08031234567' }, 'MAMA PUT', undefined],
  ] as const)('%s', (_, draft, name, first) => expect(blockers({ draft, name })[0]).toBe(first));
});

it('[BEN-02] says what the number is that is wrong', () => {
  expect(accountError({ ...bank, accountNumber: 'x' })).toContain('not an account number');
  expect(accountError({ ...bank, type: 'Merchant', accountNumber: 'x' })).toContain('not a merchant ID');
});

describe('[BEN-02] whose number is looked up', () => {
  it('at the chosen bank, as one that is saved', () =>
    expect(accountOf({ draft: bank, banks: [{ id: '2', name: 'Wema Bank', bankCode: '035' }, ...banks] })).toEqual({
      type: 'Bank',
      accountNumber: '0123456789',
      bankCode: '057',
      isSaved: true,
    }));
  it('without a bank before the banks are loaded', () => expect(accountOf({ draft: bank, banks: null }).bankCode).toBe(''));
  it('without a bank where there is none, whatever was chosen before', () =>
    expect(accountOf({ draft: { ...bank, type: 'Mobile' }, banks })).toEqual({
      type: 'Mobile',
      accountNumber: '0123456789',
      bankCode: '',
    }));
});

describe('[BEN-02] what is saved', () => {
  it('has the chosen bank, the bare number and the name that was found', () =>
    expect(newBeneficiary({ draft: { ...bank, accountNumber: '0123 456 789' }, name: 'ADA OKAFOR' })).toEqual({
      type: 'Bank',
      bankId: '3',
      accountNumber: '0123456789',
      name: 'ADA OKAFOR',
    }));
  it('has no bank where there is none', () =>
    expect(newBeneficiary({ draft: { ...bank, type: 'Mobile' }, name: 'MAMA PUT' })?.bankId).toBe(''));
  it('is nobody without a name', () => expect(newBeneficiary({ draft: bank, name: null })).toBeNull());
});

describe('[BEN-03] a name', () => {
  it.each([
    ['ADA OKAFOR', 'Ada  Okafor ', true],
    ['ADA OKAFOR', 'ADA OKAFO', false],
    ['ADA OKAFOR', 'OKAFOR ADA', false],
  ])('%s is %s: %s', (one, other, same) => expect(isSameName(one, other)).toBe(same));
});
