/** Random invoices, and their totals in exact rational arithmetic, which shares no code with `invoiceTotals.ts`. */
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type InvoiceFigures, totalsOf } from '../contract/invoices/invoiceTotals';

interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

function read(text: string): Rational {
  const [whole = '0', fraction = ''] = text.split('.');
  return {
    over: BigInt(whole) * 10n ** BigInt(fraction.length) + BigInt(fraction || '0'),
    under: 10n ** BigInt(fraction.length),
  };
}

const times = (one: Rational, other: Rational): Rational => ({ over: one.over * other.over, under: one.under * other.under });

/** Returns the whole number that is nearest, by the distance to its two neighbours. Of two equally near ones, the even one. */
function nearest({ over, under }: Rational): bigint {
  const below = over / under;
  const [toBelow, toAbove] = [over - below * under, (below + 1n) * under - over];
  if (toBelow !== toAbove) return toBelow < toAbove ? below : below + 1n;
  return below % 2n === 0n ? below : below + 1n;
}

const minor: Rational = { over: 100n, under: 1n };
const hundredth: Rational = { over: 1n, under: 100n };

function expected({ items, discount, tax }: InvoiceFigures) {
  const lines = items.map(({ quantity, rate }) => nearest(times(times(read(quantity), read(rate)), minor)));
  const subtotal = lines.reduce((all, line) => all + line, 0n);
  const part = (percent: string) => nearest(times(times({ over: subtotal, under: 1n }, read(percent || '0')), hundredth));
  return { lines, subtotal, discount: part(discount), tax: part(tax), total: subtotal - part(discount) + part(tax) };
}

const decimals = (most: number, places: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: places }), fc.nat())
    .map(([whole, length, digits]) =>
      length === 0 ? `${whole}` : `${whole}.${String(digits).padStart(length, '0').slice(-length)}`,
    );

const percent = fc.oneof(fc.constantFrom('', '0', '0.00', '100', '100.00', '50', '7.5', '33.33', '0.01'), decimals(99, 2));

const line = fc.record({
  quantity: fc.oneof(fc.integer({ min: 1, max: 1_000_000 }).map(String), decimals(999, 3)),
  rate: fc.oneof(decimals(999_999, 2), decimals(99, 5), fc.constantFrom('0', '0.01', '0.005', '999999999.99')),
});

const figures: fc.Arbitrary<InvoiceFigures> = fc.record({
  items: fc.array(line, { minLength: 1, maxLength: 12 }),
  discount: percent,
  tax: percent,
});

/** @throws if one of so many random invoices has other totals than exact arithmetic, or asks for less than nothing */
export const compareWithExact = (numRuns: number): void =>
  fc.assert(
    fc.property(figures, (one) => {
      const totals = totalsOf(one);
      expect(totals).toEqual(expected(one));
      expect((totals?.total ?? -1n) >= 0n).toBe(true);
    }),
    { numRuns },
  );
