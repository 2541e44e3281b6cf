import { describe, expect, it } from 'vitest';
import { ada, banks, partners } from './splitAccount.cases';
import { blockers, draftOf, leavesAPart, lookedUp, splitWith, takesAll, unitOf, WORDS } from './splitAccount.rules';
import type { Draft, Split, SplitAccount, SplitAccountContext } from './splitAccount.types';

const [foods] = partners.accounts;
if (!foods) throw new Error('The case has a wallet');

const toWallet: Partial<Draft> = { merchantId: '1004', amount: '20' };
const toBank: Partial<Draft> = { type: 'bank', bankCode: '058', accountNumber: '0123 456 789', amount: '20' };

/** The dialog with a wallet that was looked up. */
const filled = (draft: Partial<Draft> = {}, more: Partial<SplitAccountContext> = {}): SplitAccountContext => {
  const { split = partners, editing = null } = more;
  return {
    owner: 'me',
    merchantId: '1001',
    name: 'HARBOUR TRADING',
    said: '',
    banks,
    problem: null,
    pendingSplit: null,
    ...more,
    split,
    editing,
    draft: { ...draftOf({ editing }), ...toWallet, ...draft },
  };
};

const of = (...amounts: readonly string[]): Split => ({
  ...partners,
  accounts: amounts.map((amount, at) => ({ ...ada, id: String(at + 1), amount })),
});

describe('[SPL-03] the form of an account', () => {
  it.each<[string, SplitAccount | null, Partial<Draft>]>([
    ['a new one', null, { type: 'wallet', merchantId: '', bankCode: '', accountNumber: '', amount: '' }],
    ['a wallet', foods, { type: 'wallet', merchantId: '1002', amount: '30' }],
    ['a bank account', ada, { type: 'bank', bankCode: '058', accountNumber: '0123456789', amount: '12.5' }],
  ])('starts with %s', (_, editing, draft) => expect(draftOf({ editing })).toMatchObject(draft));

  it('has percent or the currency of the split as its unit', () => {
    expect([partners, { ...partners, rateType: 'flat' as const }].map(unitOf)).toEqual(['%', 'NGN']);
  });
});

describe('[SPL-06] an account', () => {
  it.each<[string, SplitAccountContext, readonly string[]]>([
    ['that is complete', filled(), []],
    ['at a bank', filled({ ...toBank, accountNumber: '0123 456 780' }), []],
    ['that is in the split', filled(toBank), [WORDS.twice]],
    ['that initiates the split', filled({ merchantId: '1001' }), [WORDS.own]],
    ['that was not found', filled({}, { name: null }), ['We haven’t found the account name yet.']],
    ['without a share', filled({ amount: ' ' }), ['Enter the share.']],
    ['with an unclear share', filled({ amount: '1,50' }), ['Correct the share.']],
    ['with a share in naira', filled({ amount: 'NGN 5' }), ['Correct the share.']],
    ['with a share of zero', filled({ amount: '0' }), ['The share must be greater than 0.']],
    ['with the smallest share', filled({ amount: '0.01' }), []],
    ['that leaves a hundredth of a percent', filled({ amount: '57.49' }), []],
    ['that takes all that is left', filled({ amount: '57.50' }), [WORDS.nothingLeft]],
    [
      'with a share of zero beside shares that take all',
      filled({ amount: '0' }, { split: of('100') }),
      ['The share must be greater than 0.'],
    ],
    ['whose share was typed in the table', filled({ amount: '1,50' }, { editing: ada }), []],
    ['with an amount of money', filled({ amount: '5,000 NGN' }, { split: { ...partners, rateType: 'flat' } }), []],
  ])('%s', (_, context, missing) => expect(blockers(context)).toEqual(missing));

  it('takes all only in percent', () => {
    const flat = { ...partners, rateType: 'flat' as const };
    expect([takesAll(filled({ amount: '100' })), takesAll(filled({ amount: '100' }, { split: flat }))]).toEqual([true, false]);
    expect(takesAll(filled({ amount: '' }, { split: of('100') }))).toBe(false);
  });

  it('leaves a part of a whole split below 100 %', () => {
    const splits = [of('50', '49.99'), of('50', '50'), of('50', '50.01'), { ...of('50', '50'), rateType: 'flat' as const }];
    expect(splits.map(leavesAPart)).toEqual([true, false, false, true]);
    expect([leavesAPart(of()), leavesAPart(of('unclear', '99'))]).toEqual([true, true]);
  });
});

describe('[SPL-05] the destination', () => {
  it('is a wallet or an account at a bank, and only the chosen one is looked up and saved', () => {
    const both: Partial<Draft> = { ...toBank, merchantId: '10 04' };
    expect(lookedUp(filled({ ...both, type: 'bank' }))).toEqual({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' });
    expect(lookedUp(filled({ ...both, type: 'wallet' }))).toEqual({ type: 'Merchant', accountNumber: '1004', bankCode: '' });
    const saved = (type: Draft['type']) => splitWith(filled({ ...both, type }), 'N')?.accounts.at(-1);
    expect(saved('bank')).toEqual({
      id: 'N',
      merchantId: '',
      bankCode: '058',
      bankName: 'Guaranty Trust Bank',
      accountNumber: '0123456789',
      accountName: 'HARBOUR TRADING',
      amount: '20',
    });
    expect(saved('wallet')).toEqual({
      id: 'N',
      merchantId: '1004',
      bankCode: '',
      bankName: '',
      accountNumber: '',
      accountName: 'HARBOUR TRADING',
      amount: '20',
    });
  });

  it('replaces the account that is edited, but not its share, and keeps the name of a bank that is no longer listed', () => {
    const edited = splitWith(filled({ ...toBank, amount: '5' }, { editing: ada, banks: [] }), 'N');
    expect(edited?.accounts).toEqual([foods, { ...ada, accountName: 'HARBOUR TRADING', bankName: 'Guaranty Trust Bank' }]);
    expect(splitWith(filled({ ...toBank }, { banks: [] }), 'N')?.accounts.at(-1)?.bankName).toBe('');
  });

  it('is not saved without a name or a share', () => {
    expect([filled({}, { name: null }), filled({ amount: '' })].map((context) => splitWith(context, 'N'))).toEqual([null, null]);
  });

  it('leaves the terms of the split as they are', () => {
    const split: Split = { ...partners, name: ' Carriers ', currencyId: '2', currency: 'USD', rateType: 'flat' };
    expect(splitWith(filled({}, { split }), 'N')).toMatchObject({ ...split, accounts: expect.anything() });
  });
});
