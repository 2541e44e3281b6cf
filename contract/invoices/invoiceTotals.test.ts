import { describe, expect, it } from 'vitest';
import { compareWithExact } from '../../tests/invoiceTotals';
import { INVOICE_LIMITS, isPayableTotal, lineAmount, subtotalOf, totalsOf, wordCount } from './invoiceTotals';

const one = (rate: string, discount = '', tax = '') => totalsOf({ items: [{ quantity: '1', rate }], discount, tax });

describe('[INV-02] the totals of an invoice', () => {
  it('are those of the reference screen', () => {
    const items = [
      { quantity: '120', rate: '6500.00' },
      { quantity: '120', rate: '850' },
      { quantity: '45', rate: '2400.00' },
      { quantity: '2', rate: '7500.0' },
    ];
    expect(totalsOf({ items, discount: '5', tax: '7.5' })).toEqual({
      lines: [780_000_00n, 102_000_00n, 108_000_00n, 15_000_00n],
      subtotal: 1_005_000_00n,
      discount: 50_250_00n,
      tax: 75_375_00n,
      total: 1_030_125_00n,
    });
    expect(subtotalOf(items)).toBe(1_005_000_00n);
  });

  it('agree with exact rational arithmetic for hundreds of random invoices', () => compareWithExact(500));

  it('round half to the even neighbour, once for each line, the discount and the tax', () => {
    expect(lineAmount({ quantity: '1', rate: '0.005' })).toBe(0n);
    expect(lineAmount({ quantity: '1', rate: '0.015' })).toBe(2n);
    expect(lineAmount({ quantity: '1', rate: '0.0151' })).toBe(2n);
    expect(one('0.10', '5')).toMatchObject({ discount: 0n, total: 10n });
    expect(one('0.30', '5')).toMatchObject({ discount: 2n, total: 28n });
    // 2.5 kobo off and 2.5 kobo on: each is rounded by itself, so together they are nothing.
    expect(one('0.50', '5', '5')).toMatchObject({ discount: 2n, tax: 2n, total: 50n });
  });

  it('are exactly zero with a discount of 100 %, and never below', () => {
    for (const rate of ['0.01', '33.33', '999999999.99', '0.07']) {
      expect(one(rate, '100')?.total).toBe(0n);
      expect(one(rate, '100.00', '0.00')?.total).toBe(0n);
    }
    expect(one('20', '100', '100')?.total).toBe(20_00n);
  });

  it('are unknown with a figure that is none or a percentage above 100', () => {
    for (const wrong of ['-1', '1,000', 'x', '1e3', '', ' 1']) expect(one(wrong)).toBeNull();
    for (const wrong of ['100.01', '101', '-1', 'x', '1e1']) expect([one('1', wrong), one('1', '', wrong)]).toEqual([null, null]);
    expect(subtotalOf([{ quantity: '1', rate: 'x' }])).toBeNull();
  });

  it('can be sent above zero and up to 15 digits', () => {
    expect([0n, 1n, 999_999_999_999_999_99n, 1_000_000_000_000_000_00n].map(isPayableTotal)).toEqual([false, true, true, false]);
  });
});

it.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  [' Adire work\tshirts,\nsizes S ', 5],
  [Array.from({ length: INVOICE_LIMITS.words + 1 }, () => 'word').join(' '), 101],
])('[INV-02] counts the words of %j', (text, words) => expect(wordCount(text)).toBe(words));
