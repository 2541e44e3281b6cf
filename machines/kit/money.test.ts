import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalOf, isAtMost, isPositive, minus, typedAmount } from './money';

const cents = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });
const written = (n: bigint) => `${n / 100n}.${String(n % 100n).padStart(2, '0')}`;
const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))(?=[^.]*\.)/g, ',');

describe('[GEN-02] amounts as they are typed', () => {
  it('are the same with and without thousands separators', () => {
    fc.assert(fc.property(cents, (n) => void expect(decimalOf(grouped(written(n)))).toBe(decimalOf(written(n)))));
  });
  it('keep every digit', () => {
    fc.assert(fc.property(cents, (n) => void expect(minus(decimalOf(written(n)) ?? '', '0')).toBe(written(n))));
  });
  it('may be typed key by key', () => {
    fc.assert(
      fc.property(cents, (n) => {
        const text = grouped(written(n));
        for (let end = 1; end <= text.length; end += 1) expect(typedAmount(text.slice(0, end))).toBe(text.slice(0, end));
      }),
    );
  });
  it('never let anything in that is not on the way to an amount', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = typedAmount(text);
        if (kept !== null) expect(kept).toMatch(/^[\d,]*(\.\d{0,2})?$/);
      }),
    );
  });
  it.each(['1.005', '1e5', '-5', '+5', '0x10', '=1+1', 'Infinity', '١٢', '12 34'])('ignores %s', (text) => {
    expect(typedAmount(text)).toBeNull();
  });
  it.each([
    ['NGN 60,000.00', '60,000.00'],
    ['₦60,000', '60,000'],
    [' 60000 ', '60000'],
  ])('takes a pasted %s', (text, kept) => expect(typedAmount(text)).toBe(kept));
  it.each(['', '.', ',', '1.', '.5', ',1'])('does not take %s for an amount', (text) => expect(decimalOf(text)).toBeNull());
});

describe('[GEN-02] arithmetic on decimal text', () => {
  it('agrees with arithmetic on minor units', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(isAtMost(written(a), written(b))).toBe(a <= b);
        expect(isPositive(written(a))).toBe(a > 0n);
        const [high, low] = a > b ? [a, b] : [b, a];
        expect(minus(written(high), written(low))).toBe(written(high - low));
      }),
    );
  });
  it('does what floating point cannot', () => expect(minus('0.30', '0.10')).toBe('0.20'));
});
