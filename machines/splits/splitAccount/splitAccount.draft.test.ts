import { describe, expect, it } from 'vitest';
import { ada, choices, partners } from './splitAccount.cases';
import {
  blockers,
  draftOf,
  emptySplit,
  fieldErrors,
  isAlone,
  leavesAPart,
  lookedUp,
  opensOnAccount,
  splitWith,
  takesAll,
  termsBlockers,
  unitOf,
  WORDS,
} from './splitAccount.rules';
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
    name: 'HARBOUR TRADING',
    said: '',
    choices,
    problem: null,
    pendingSplit: null,
    ...more,
    split,
    editing,
    draft: { ...draftOf({ split, editing }), ...toWallet, ...draft },
  };
};

const of = (...amounts: readonly string[]): Split => ({
  ...partners,
  accounts: amounts.map((amount, at) => ({ ...ada, id: String(at + 1), amount })),
});

describe('[SPL-03] the form of an account', () => {
  it.each<[string, SplitAccount | null, Partial<Draft>]>([
    ['a new one', null, { type: 'wallet', merchantId: '', bankCode: '', accountNumber: '', amount: '' }],
    ['a wallet', foods, { type: 'wallet', merchantId: '1002', amount: '30.00' }],
    ['a bank account', ada, { type: 'bank', bankCode: '058', accountNumber: '0123456789', amount: '12.50' }],
  ])('starts with %s', (_, editing, draft) => expect(draftOf({ split: partners, editing })).toMatchObject(draft));

  it('opens on the account once there is one, and only the first chooses currency and type', () => {
    const one = of('10');
    const first = one.accounts[0] ?? null;
    const opened = [
      { split: emptySplit, editing: null },
      { split: one, editing: null },
      { split: one, editing: first },
      { split: emptySplit, editing: ada },
    ];
    expect(opened.map(opensOnAccount)).toEqual([false, true, true, true]);
    expect(opened.map(isAlone)).toEqual([true, false, true, true]);
  });

  it('has percent or the chosen currency as its unit', () => {
    const unit = (draft: Partial<Draft>, known: SplitAccountContext['choices'] = choices) =>
      unitOf({ draft: { ...draftOf({ split: partners, editing: null }), ...draft }, choices: known });
    expect([unit({}), unit({ rateType: 'flat' }), unit({ rateType: 'flat', currencyId: '2' })]).toEqual(['%', 'NGN', 'USD']);
    expect([unit({ rateType: 'flat', currencyId: '9' }), unit({ rateType: 'flat' }, null)]).toEqual(['', '']);
  });
});

describe('[SPL-03] what all accounts share', () => {
  it.each<[string, Partial<Draft>, readonly string[]]>([
    ['a name', {}, []],
    ['a name of one digit', { name: '7' }, []],
    ['no name', { name: ' ' }, ['Name is required!']],
    ['a name of dots', { name: '..' }, ['The name must include a letter or a digit.']],
    ['a name of 100 characters between spaces', { name: ` ${'x'.repeat(100)} ` }, []],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, [expect.stringContaining('100')]],
    ['no currency', { currencyId: '' }, ['Currency is required!']],
    ['another currency', { currencyId: '9' }, ['Currency is required!']],
  ])('with %s', (_, draft, missing) => {
    const context = filled(draft);
    expect(termsBlockers(context)).toEqual(missing);
    expect(blockers(context)).toEqual(missing);
    expect(fieldErrors(context).name !== null).toBe(missing.length > 0 && draft.name !== undefined && draft.name.length > 100);
  });
});

describe('[SPL-06] an account', () => {
  it.each<[string, SplitAccountContext, readonly string[]]>([
    ['that is complete', filled(), []],
    ['at a bank', filled(toBank), []],
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
    ['with an amount of money', filled({ amount: '5,000 NGN' }, { split: { ...partners, rateType: 'flat' } }), []],
    [
      'before banks are loaded',
      filled({}, { choices: null }),
      ['Banks and currencies are still loading.', 'Currency is required!'],
    ],
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

  it('replaces the account that is edited, and keeps the name of a bank that is no longer listed', () => {
    const edited = splitWith(filled({ ...toBank, amount: '5' }, { editing: ada, choices: { ...choices, banks: [] } }), 'N');
    expect(edited?.accounts).toEqual([
      foods,
      { ...ada, accountName: 'HARBOUR TRADING', amount: '5', bankName: 'Guaranty Trust Bank' },
    ]);
    expect(splitWith(filled({ ...toBank }, { choices: { ...choices, banks: [] } }), 'N')?.accounts.at(-1)?.bankName).toBe('');
  });

  it('is not saved without a name, a share or a currency', () => {
    const parts = [{ name: null }, { choices: null }].map((more) => filled({}, more));
    expect([...parts, filled({ amount: '' })].map((context) => splitWith(context, 'N'))).toEqual([null, null, null]);
  });

  it('goes with what all accounts share', () =>
    expect(splitWith(filled({ name: ' Carriers ', currencyId: '2', rateType: 'flat' }), 'N')).toMatchObject({
      id: '3',
      name: 'Carriers',
      currencyId: '2',
      currency: 'USD',
      rateType: 'flat',
    }));
});
