import { describe, expect, test } from 'vitest';
import { ada, partners } from '../splitAccount/splitAccount.cases';
import { emptySplit } from '../splitAccount/splitAccount.rules';
import { choices } from './splitSettlement.cases';
import {
  blockers,
  clearsShares,
  currencyTerms,
  destinationOf,
  editingOf,
  exampleOf,
  isAfterFirst,
  isChanged,
  isWorthOffering,
  splitOf,
  submitted,
  withDefaults,
  without,
  withTerms,
} from './splitSettlement.rules';
import type { Split, Terms } from './splitSettlement.types';

describe('the rules of a split settlement', () => {
  test('[SPL-02] nothing is submitted without an account, unresolved, or with shares that leave nothing', () => {
    const of = (over: Partial<Split>) => blockers({ split: { ...partners, ...over } })[0];
    expect(of({})).toBeUndefined();
    expect(of({ accounts: [] })).toBe('Add an account first.');
    expect(of({ accounts: [{ ...ada, accountName: '' }] })).toMatch(/has no account name yet/);
    expect(of({ accounts: [{ ...ada, amount: '100' }] })).toMatch(/leave nothing/);
    expect(of({ rateType: 'flat', accounts: [{ ...ada, amount: '100' }] })).toBeUndefined();
  });

  test('[SPL-02] a destination is a merchant, an account at a bank, or a dash', () => {
    expect(partners.accounts.map(destinationOf)).toEqual(['Merchant ID - 1002', 'Bank - 0123456789 - Guaranty Trust Bank']);
    expect(destinationOf({ ...ada, accountNumber: '' })).toBe('-');
  });

  test('[SPL-01] the address of one holds whatever it is called', () => {
    expect(editingOf({ id: '7', name: 'A/B % ?#é' })).toBe(
      '/dashboard/account/split-settlements/edit/7/A%2FB%20%25%20%3F%23%C3%A9',
    );
  });

  test.each<[string, Partial<Split>, readonly string[]]>([
    ['complete', {}, []],
    ['without an account', { accounts: [], currencyId: '' }, ['Currency is required!', 'Add an account first.']],
    ['without a name', { name: ' ' }, ['Name is required!']],
    ['with a name of one digit', { name: '7' }, []],
    ['with a name of dots', { name: '..' }, ['The name must include a letter or a digit.']],
    ['with a name of 100 characters between spaces', { name: ` ${'x'.repeat(100)} ` }, []],
    ['with a name of 101 characters', { name: 'x'.repeat(101) }, [expect.stringContaining('100')]],
    [
      'with a share that was cleared',
      { accounts: [ada, { ...ada, id: '9', amount: '' }] },
      ['One account has no share yet. Enter it.'],
    ],
    [
      'with two shares that were cleared',
      {
        accounts: [
          { ...ada, amount: '' },
          { ...ada, id: '9', amount: '' },
        ],
      },
      ['2 accounts have no share yet. Enter them.'],
    ],
    ['with a share that is unclear', { accounts: [{ ...ada, amount: '1,50' }] }, ['1 share needs a correction.']],
    [
      'with a share of zero and one in another unit',
      {
        accounts: [
          { ...ada, amount: '0.00' },
          { ...ada, id: '9', amount: 'NGN 5' },
        ],
      },
      ['2 shares need a correction.'],
    ],
    ['without a currency', { currencyId: '' }, ['Currency is required!']],
    [
      'with an account that was not looked up',
      { accounts: [ada, { ...ada, id: '9', accountName: '' }] },
      ['One account has no account name yet. Edit it.'],
    ],
    ['with shares below the whole', { accounts: [{ ...ada, amount: '99.99' }] }, []],
    [
      'with shares of the whole',
      { accounts: [{ ...ada, amount: '100' }] },
      ['The shares leave nothing for the initiating account. Lower one.'],
    ],
    ['with a large amount', { rateType: 'flat', accounts: [{ ...ada, amount: '500' }] }, []],
  ])('[SPL-02] has its reasons against submitting one that is %s', (_, over, reasons) =>
    expect(blockers({ split: { ...partners, ...over } })).toEqual(reasons),
  );

  test('[SPL-04] offers stored accounts only of the same split, and only if there are any', () => {
    const fresh = { ...partners, id: '' };
    const subject = { id: partners.id, name: partners.name };
    const offered = [
      [partners, subject],
      [fresh, null],
      [fresh, subject],
      [partners, null],
      [{ ...partners, accounts: [], name: ' ' }, subject],
      [{ ...partners, accounts: [] }, subject],
      [{ ...partners, accounts: [ada] }, subject],
      [null, subject],
      [null, null],
    ] as const;
    expect(offered.map(([kept, of]) => isWorthOffering(kept, of))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('[SPL-02] removes any account after the first, and nothing else', () => {
    expect(['1', '2', '9'].map((id) => isAfterFirst(partners, id))).toEqual([false, true, false]);
    expect(['2', '9'].map((id) => without(partners, id).accounts.map((account) => account.id))).toEqual([['1'], ['1', '2']]);
  });

  test('[SPL-04] is changed once it differs from what was loaded', () => {
    const of = (split: Split) => isChanged({ started: partners, split });
    expect([of(partners), of({ ...partners, accounts: [...partners.accounts] }), of(without(partners, '2'))]).toEqual([
      false,
      false,
      true,
    ]);
    expect(of({ ...partners, name: 'Carriers' })).toBe(true);
  });

  test('[SPL-09] numbers the accounts that the provider returned, and starts an active one in percent', () => {
    const { accounts, ...split } = partners;
    const loaded = { ...split, accounts: accounts.map(({ id: _, ...account }) => account) };
    expect(splitOf(loaded)).toEqual(partners);
    const shares = (rateType: Split['rateType']) =>
      splitOf({ ...loaded, rateType, accounts: loaded.accounts.map((account) => ({ ...account, amount: '5.00' })) }).accounts.map(
        ({ amount }) => amount,
      );
    expect([shares('percentage'), shares('flat')]).toEqual([
      ['5', '5'],
      ['5.00', '5.00'],
    ]);
    expect(emptySplit).toMatchObject({ isActive: true, rateType: 'percentage', accounts: [] });
  });
});

describe('[SPL-03] other terms', () => {
  const flat: Split = { ...partners, rateType: 'flat' };

  test.each<[string, Split, Terms, boolean]>([
    ['another rate type', partners, { rateType: 'flat' }, true],
    ['the same rate type', partners, { rateType: 'percentage' }, false],
    ['another currency of percentages', partners, { currencyId: '2', currency: 'USD' }, false],
    ['another currency of amounts', flat, { currencyId: '2', currency: 'USD' }, true],
    ['the same currency of amounts', flat, { currencyId: '1', currency: 'NGN' }, false],
    ['another rate type without shares', { ...partners, accounts: [{ ...ada, amount: '' }] }, { rateType: 'flat' }, false],
    ['another rate type without accounts', { ...partners, accounts: [] }, { rateType: 'flat' }, false],
  ])('clear the shares only where they would be in another unit: %s', (_, split, terms, clears) => {
    expect(clearsShares(split, terms)).toBe(clears);
    expect(withTerms(split, terms)).toEqual({
      ...split,
      ...terms,
      accounts: split.accounts.map((account) => (clears ? { ...account, amount: '' } : account)),
    });
  });

  test('begin in the first currency, and an unknown one is none', () => {
    expect(withDefaults(emptySplit, choices)).toEqual({ ...emptySplit, currencyId: '1', currency: 'NGN' });
    expect(withDefaults({ ...partners, currencyId: '2' }, choices).currencyId).toBe('2');
    expect(withDefaults(emptySplit, { ...choices, currencies: [] })).toEqual(emptySplit);
    expect([currencyTerms(choices, '9'), currencyTerms(null, '1')]).toEqual([{}, {}]);
  });

  test('are sent without spaces around the name, and the shares as decimal text', () => {
    expect(submitted({ ...partners, name: ' Partners ' })).toEqual(partners);
    const amountOf = (rateType: Split['rateType'], amount: string) =>
      submitted({ ...partners, rateType, accounts: [{ ...ada, amount }] }).accounts[0]?.amount;
    expect([amountOf('percentage', ' 12.50 %'), amountOf('flat', 'NGN 5,000')]).toEqual(['12.5', '5000']);
  });
});

describe('[SPL-06] what the shares come to', () => {
  const of = (...shares: readonly string[]): Split => ({
    ...partners,
    accounts: shares.map((amount, at) => ({ ...ada, id: String(at), amount })),
  });
  test('is exact to the minor unit', () => {
    expect(exampleOf(of('25', '20', '10'))).toEqual({ whole: '100000.00', kept: '45000.00', shared: '55000.00' });
    expect(exampleOf(of('0.01'))).toEqual({ whole: '100000.00', kept: '99990.00', shared: '10.00' });
  });
  test('is not said of amounts, of none, of all, or while one is missing or wrong', () =>
    expect([
      exampleOf({ ...partners, rateType: 'flat' }),
      exampleOf(of()),
      exampleOf(of('100')),
      exampleOf(of('5', '')),
      exampleOf(of('5', '1,5')),
    ]).toEqual([null, null, null, null, null]));
});
