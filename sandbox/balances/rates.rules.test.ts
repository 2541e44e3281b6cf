import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pinnedMoment } from '../clock';
import { creditFor, pairsAt, validPrices } from './rates.rules';

const now = pinnedMoment('2026-11-21');
const [dollar] = pairsAt(now);
const minor = (amount: Big) => amount.round(0, Big.roundDown).toFixed();

describe('[SWP-02] the credit of a swap', () => {
  const debits = fc.bigInt({ min: 1n, max: 10n ** 15n });
  it('is divided by the buy price from the quote currency, times the sell price from the base currency, and rounded down', () => {
    if (!dollar) throw new Error('There is no pair');
    fc.assert(
      fc.property(debits, (debit) => {
        const bought = creditFor(dollar, 'NGN', 'USD', debit);
        const sold = creditFor(dollar, 'USD', 'NGN', debit);
        const exactly = new Big(debit.toString());
        // An infinite quotient is cut far beyond the digits that decide its rounding.
        Big.DP = 60;
        expect(String(bought)).toBe(minor(exactly.times(100).div(dollar.buy.toString())));
        expect(String(sold)).toBe(minor(exactly.times(dollar.sell.toString()).div(100)));
      }),
    );
  });

  it('is null for currencies outside of the pair', () => {
    if (!dollar) throw new Error('There is no pair');
    expect([
      creditFor(dollar, 'GBP', 'NGN', 1n),
      creditFor(dollar, 'NGN', 'NGN', 1n),
      creditFor(dollar, 'USD', 'EUR', 1n),
    ]).toEqual([null, null, null]);
  });
});

describe('[SWP-04] the prices', () => {
  it('stay the same for 300 seconds, and then change', () => {
    const at = (seconds: number) => JSON.stringify(pairsAt(now.add({ seconds })).map(({ buy, sell }) => [`${buy}`, `${sell}`]));
    expect(at(299)).toBe(at(0));
    expect(at(300)).not.toBe(at(0));
  });

  it('are accepted until 300 seconds after they were last shown', () => {
    const pair = pairsAt(now.add({ seconds: 299 }))[0];
    const isHeld = (seconds: number) => validPrices(now.add({ seconds }), '1').some(({ buy }) => buy === pair?.buy);
    expect([isHeld(299), isHeld(599), isHeld(600)]).toEqual([true, true, false]);
    expect(validPrices(now, 'nobody’s')).toEqual([]);
  });
});
