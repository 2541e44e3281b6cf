import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compareAmounts,
  divideRoundedDown,
  divideRoundedUp,
  groupThousands,
  isAtMost,
  isPositive,
  isSame,
  multiplyRoundedDown,
  readAmount,
  roundedUp,
  subtract,
  toDecimal,
} from './money';

const cents = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });
const written = (n: bigint) => `${n / 100n}.${String(n % 100n).padStart(2, '0')}`;

describe('[GEN-02] an amount is read', () => {
  it('the same with and without thousands separators', () => {
    fc.assert(fc.property(cents, (n) => void expect(toDecimal(groupThousands(written(n)))).toBe(toDecimal(written(n)))));
  });
  it.each([
    ['1234567.50', '1,234,567.50'],
    ['999.00', '999.00'],
    ['1000', '1,000'],
  ])('as it is grouped: %s', (amount, text) => expect(groupThousands(amount)).toBe(text));
  it('with every digit', () => {
    fc.assert(fc.property(cents, (n) => void expect(subtract(toDecimal(written(n)) ?? '', '0')).toBe(written(n))));
  });
  it.each([
    ['NGN 60,000.00', '60000.00'],
    ['₦60,000', '60000'],
    ['60,000 ngn', '60000'],
    [' 60000 ', '60000'],
    ['\u200b60000\ufeff', '60000'],
    ['12,345.67', '12345.67'],
    ['1,500', '1500'],
    ['12.', '12'],
    ['0.50', '0.50'],
    ['123456789012345', '123456789012345'],
    [`${'0'.repeat(98)}50`, '50'],
    ['1.50 NGN', '1.50'],
    ['0123456789012345.67', '123456789012345.67'],
  ])('from %j', (text, amount) => expect(readAmount(text, 'NGN')).toEqual({ amount, error: null }));
  it('from a share in percent', () => expect(readAmount('12.5 %', '%').amount).toBe('12.5'));
  it('from nothing as nothing, without an error', () => expect(readAmount(' ')).toEqual({ amount: null, error: null }));
});

describe('[GEN-02] an ambiguous amount is not read, and the error says what was understood', () => {
  it.each([
    ['1,50', 'Did you mean 1.50? Use a point for decimals, and commas only between thousands.'],
    ['1,5', 'Did you mean 1.5? Use a point for decimals, and commas only between thousands.'],
    ['1.234,56', 'Did you mean 1,234.56? Use a point for decimals, and commas only between thousands.'],
    ['1.234.567', 'Did you mean 1,234,567? Use a point for decimals, and commas only between thousands.'],
    ['123.456.789.012.345', 'Did you mean 123,456,789,012,345? Use a point for decimals, and commas only between thousands.'],
    ['1234,5', 'Did you mean 1,234.5? Use a point for decimals, and commas only between thousands.'],
    ['12345,67', 'Did you mean 12,345.67? Use a point for decimals, and commas only between thousands.'],
    ['+1500', 'Did you mean 1,500? Use a point for decimals, and commas only between thousands.'],
    ['+1234.5', 'Did you mean 1,234.5? Use a point for decimals, and commas only between thousands.'],
    ['1.234.567.890.123.456', '“1.234.567.890.123.456” is not an amount. Write it like 1000.50.'],
    ['1 500', 'Did you mean 1,500? Use a point for decimals, and commas only between thousands.'],
    ['1’500.50', 'Did you mean 1,500.50? Use a point for decimals, and commas only between thousands.'],
    ['+5', 'Did you mean 5? Use a point for decimals, and commas only between thousands.'],
    ['1e5', '“1e5” is in scientific notation. Write the amount in full, like 1000.50.'],
    ['-5', '“-5” is below zero. Enter an amount greater than 0.00.'],
    ['(200.00)', '“(200.00)” is below zero. Enter an amount greater than 0.00.'],
    ['1.005', 'The amount has 3 decimals. It may have 2. For thousands, write 1,005.'],
    ['0.005', 'The amount has 3 decimals. It may have 2.'],
    ['0,123', '“0,123” is not an amount. Write it like 1000.50.'],
    ['12,34,567', '“12,34,567” is not an amount. Write it like 1000.50.'],
    ['1,', '“1,” is not an amount. Write it like 1000.50.'],
    ['.5', '“.5” is not an amount. Write it like 1000.50.'],
    ['Infinity', '“Infinity” is not an amount. Write it like 1000.50.'],
    ['١٢', '“١٢” is not an amount. Write it like 1000.50.'],
    ['=1+1', '“=1+1” is not an amount. Write it like 1000.50.'],
    // Displayed from right to left it would look like 1500.
    ['\u202e0051', '“\u20680051\u2069” is not an amount. Write it like 1000.50.'],
    ['USD 50', '“USD 50” is in USD. Write the amount in NGN.'],
    ['€50', '“€50” is in EUR. Write the amount in NGN.'],
    ['1234567890123456', 'The amount is too large.'],
    [`${'0'.repeat(99)}50`, `“${'0'.repeat(60)}…” is not an amount. Write it like 1000.50.`],
  ])('%j', (text, error) => {
    const { guess, ...reading } = readAmount(text, 'NGN');
    expect(reading).toEqual({ amount: null, error });
    // The suggested amount is valid itself.
    expect(guess).toBe(/^Did you mean (.+)\? /.exec(error)?.[1]);
    if (guess !== undefined) expect(readAmount(guess, 'NGN').error).toBeNull();
  });

  it('also where no unit may stand beside it', () => {
    expect(readAmount('NGN 5').error).toBe('“NGN 5” is in NGN. Write the amount alone.');
    expect(readAmount('5 %', 'NGN').error).toBe('“5 %” is in %. Write the amount in NGN.');
    expect(readAmount('5')).toEqual({ amount: '5', error: null });
  });

  const nearly = fc.stringMatching(/^[-+(]?\d{0,4}([.,' ]\d{0,4}){0,3}(e\d)?\)?$/);
  const hostile = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), nearly);

  it('and any text gives either an amount or an error', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('', 'NGN', '%'), (text, unit) => {
        const { amount, error } = readAmount(text, unit);
        if (amount !== null) expect(amount).toMatch(/^(0|[1-9]\d{0,14})(\.\d{1,2})?$/);
        if (error !== null) expect(error).toMatch(/^[\p{Lu}“].*[.?]$/su);
        const isBlank = text.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '').trim() === '';
        expect([amount !== null, error !== null]).toEqual(isBlank ? [false, false] : [error === null, amount === null]);
      }),
      { numRuns: 1_000 },
    );
  });

  /** An independent reading of the amount: groups are counted from the decimal point to the left. */
  function carefully(text: string): number | null {
    const [whole = '', ...rest] = text.split('.');
    const [first = '', ...groups] = whole.split(',');
    const isWhole = /^\d+$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
    const isGrouped = groups.length === 0 || (first.length <= 3 && !first.startsWith('0'));
    const isDecimal = rest.length === 0 || (rest.length === 1 && /^\d{0,2}$/.test(rest[0] ?? ''));
    return isWhole && isGrouped && isDecimal ? Number(`${first}${groups.join('')}.${rest[0] ?? ''}0`) : null;
  }

  it('and the result equals that of a simple parser', () => {
    fc.assert(
      fc.property(nearly, (text) => {
        const { amount } = readAmount(text);
        expect(amount === null ? null : Number(amount)).toBe(carefully(text.trim()));
      }),
      { numRuns: 2_000 },
    );
  });

  it('and a comma before one or two last digits is never a thousands separator', () => {
    fc.assert(
      fc.property(fc.nat(), fc.stringMatching(/^\d{1,2}$/), (whole, decimals) => {
        expect(readAmount(`${whole},${decimals}`).amount).toBeNull();
      }),
    );
  });

  it('however long it is', () => {
    for (const text of [`1${' '.repeat(200_000)}x`, '1,'.repeat(100_000), '9'.repeat(200_000)])
      expect(readAmount(text, 'NGN').amount).toBeNull();
  });
});

describe('[GEN-02] arithmetic on decimal text', () => {
  it('agrees with arithmetic on minor units', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(isAtMost(written(a), written(b))).toBe(a <= b);
        expect(isPositive(written(a))).toBe(a > 0n);
        const [high, low] = a > b ? [a, b] : [b, a];
        expect(subtract(written(high), written(low))).toBe(written(high - low));
      }),
    );
  });
  it('does what floating point cannot', () => {
    expect([subtract('0.30', '0.10'), add('0.10', '0.20')]).toEqual(['0.20', '0.30']);
    expect([isSame('1', '1.00'), isSame('1', '1.01')]).toEqual([true, false]);
    expect([compareAmounts('9', '10'), compareAmounts('10', '10.0'), compareAmounts('10', '9')]).toEqual([-1, 0, 1]);
  });
  it('rounds once, at the end', () => {
    expect([divideRoundedDown('2', '3'), divideRoundedUp('2', '3'), divideRoundedUp('4', '2')]).toEqual(['0.66', '0.67', '2.00']);
    expect([multiplyRoundedDown('0.99', '1.99'), roundedUp('1.001'), roundedUp('1.00')]).toEqual(['1.97', '1.01', '1.00']);
  });
});
