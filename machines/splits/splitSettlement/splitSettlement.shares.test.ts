import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ada, partners } from '../splitAccount/splitAccount.cases';
import { leavesAPart, WORDS } from '../splitAccount/splitAccount.rules';
import type { Split } from '../splitAccount/splitAccount.types';
import { shareError, shareErrors, tooHigh, tooHighWords, wholeOf, withShare } from './splitSettlement.shares';

/** Accounts with these shares, whose ids are their places from 1. */
const of = (...shares: readonly string[]): Split => ({
  ...partners,
  accounts: shares.map((amount, at) => ({ ...ada, id: String(at + 1), accountName: `A${at + 1}`, amount })),
});
const idsOf = (split: Split, typed: string | null = null) => tooHigh(split, typed).map(({ id }) => id);

describe('[SPL-06] a share that is too high', () => {
  test.each<[string, readonly string[], string | null, readonly string[]]>([
    ['the one that was typed last', ['25', '65', '10'], '3', ['3']],
    ['the largest of a draft', ['25', '65', '10'], null, ['2']],
    ['the first of equal ones', ['50', '50'], null, ['1']],
    ['none that leaves a part', ['25', '64.99', '10'], '2', []],
    ['each that takes all alone', ['100', '20', '150'], '2', ['1', '3']],
    ['one that could help, and not the one typed last', ['95', '10', '3'], '3', ['1']],
    ['the one typed last where no one could help', ['60', '60', '60'], '2', ['2']],
    ['the largest where no one could help', ['60', '61', '60'], null, ['2']],
    ['not one without a share', ['60', '40', ''], '3', ['1']],
    ['not one that is unclear', ['60', '40', '1,50'], '3', ['1']],
  ])('is %s', (_, shares, typed, ids) => expect(idsOf(of(...shares), typed)).toEqual(ids));

  test('is none among amounts', () => expect(idsOf({ ...of('100'), rateType: 'flat' })).toEqual([]));

  test('says what is less, if that helps', () => {
    const said = (split: Split, typed: string | null = null) => tooHighWords(split, typed)?.replace(/[\u2068\u2069]/g, '');
    expect(said(of('25', '65', '10'), '2')).toBe('1 share is too high. Enter less than 65% for A2.');
    expect(said(of('12.5', '90'))).toBe('1 share is too high. Enter less than 87.5% for A2.');
    expect([said(of('60', '60', '60')), said(of('100', '100')), said(of('10'))]).toEqual([undefined, undefined, undefined]);
    const nameless = withShare({ ...of('1'), accounts: [{ ...ada, accountName: '' }] }, ada.id, '100');
    expect(said(nameless)).toBe('1 share is too high. Enter less than 100% for that account.');
  });

  test('is always said somewhere, and never of shares that leave a part', () => {
    const share = fc.oneof(
      fc.integer({ min: 0, max: 12_000 }).map((part) => (part / 100).toFixed(2)),
      fc.constant(''),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(share, { maxLength: 6 }), fc.nat(6), (shares, typed) => {
        const split = of(...shares);
        expect(idsOf(split, String(typed)).length > 0).toBe(!leavesAPart(split));
      }),
    );
  });
});

describe('[SPL-06 GEN-02] what is said below a share', () => {
  test.each([
    ['', null],
    [' ', null],
    ['12.5', null],
    ['12.5 %', null],
    ['0', 'The share must be greater than 0.'],
    ['0.00', 'The share must be greater than 0.'],
    ['12.345', 'The percentage has 3 decimals. It may have 2.'],
    ['1,50', 'Did you mean 1.50? Use a point for decimals, and commas only between thousands.'],
    ['abc', '“abc” is not a percentage. Write it like 12.5.'],
    ['-5', '“-5” is below zero. Enter a percentage greater than 0.'],
    ['5 NGN', '“5 NGN” is in NGN. Write a percentage.'],
  ])('as a percentage: %j', (typed, error) => expect(shareError(partners, typed)).toBe(error));

  test('as an amount in the currency of the split', () => {
    const flat: Split = { ...partners, rateType: 'flat' };
    expect([shareError(flat, 'NGN 5,000.00'), shareError(flat, '5%')]).toEqual([null, '“5%” is in %. Write the amount in NGN.']);
  });

  test('is about the account of its row', () => {
    expect(shareErrors(of('30', '0', '80'), '1')).toEqual({ 2: 'The share must be greater than 0.', 1: WORDS.nothingLeft });
    expect(shareErrors(of('30', '20'), null)).toEqual({});
  });
});

describe('[SPL-06] the whole', () => {
  test.each([
    [['25', '20', '10'], { rest: '45', sum: '100' }],
    [[], { rest: '100', sum: '100' }],
    [['99.99'], { rest: '0.01', sum: '100' }],
    [['60', '40'], { rest: '0', sum: '100' }],
    [['60', '62.5'], { rest: '0', sum: '122.5' }],
    [['unclear', '62.5 %'], { rest: '37.5', sum: '100' }],
  ])('of %j', (shares, whole) => expect(wholeOf(of(...shares))).toEqual(whole));
  test('is none of amounts', () => expect(wholeOf({ ...of('5'), rateType: 'flat' })).toBeNull());
});
