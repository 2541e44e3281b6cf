import { ArkErrors } from 'arktype';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Amount, RowAmount } from './money';
import { type } from './schema';

describe('an amount of a response', () => {
  it('as text with an exponent is read exactly', () => {
    const number = fc
      .tuple(
        fc.stringMatching(/^-?(0|[1-9]\d{0,30})$/),
        fc.stringMatching(/^(\.\d{1,30})?$/),
        fc.stringMatching(/^[eE][+-]?\d{1,2}$/),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(number, (text) => {
        const amount = String(Amount(text));
        expect(amount).toMatch(/^-?\d+(\.\d+)?$/);
        expect(new Big(amount).eq(new Big(text))).toBe(true);
      }),
    );
  });

  it.each([
    ['1e3', '1000'],
    [' 1.005E3 ', '1005'],
    ['-2.5e-3', '-0.0025'],
    [1e-7, '0.0000001'],
    ['12.50', '12.50'],
  ])('%s is %s', (given, amount) => expect(Amount(given)).toBe(amount));

  it.each([
    ['1E+2000', null],
    ['-1e-2000', null],
    ['9'.repeat(1_001), null],
    [null, null],
    ['1e3', '1000'],
    [5, '5'],
  ])('%s in a row does not cost the other rows', (given, amount) => expect(RowAmount(given)).toBe(amount));

  it.each(['1e', 'one', '1,000', ''])('%s in a row is refused like any other', (given) =>
    expect(RowAmount(given)).toBeInstanceOf(ArkErrors),
  );

  it.each(['1e', 'e3', '1e999999', '1.5e3e3', 'one', '1,000', '0x1e3'])('%s is refused', (given) =>
    expect(Amount(given)).toBeInstanceOf(type.errors),
  );
});
