/** The swap form and the provider share no code. This test compares them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pair } from '../contract/balances/swap';
import { SWAP_MINIMUM } from '../contract/limits';
import { creditFor as shownCredit, smallestDebit } from '../machines/balances/swap/swap.rules';
import { type Pair as Price, creditFor as paidCredit, pairsAt, validPrices } from '../sandbox/balances/rates.rules';
import { pinnedMoment } from '../sandbox/clock';
import { toMajor, toMinor } from '../sandbox/rules/money';

const start = pinnedMoment('2026-11-21');
/** Any time within two days, so that every step of the prices occurs. */
const moments = fc.integer({ min: 0, max: 2 * 24 * 3600 }).map((seconds) => start.add({ seconds }));
const debits = fc.oneof(fc.bigInt({ min: 1n, max: 1_000_00n }), fc.bigInt({ min: 1n, max: 10n ** 13n }));
const currencies = ['NGN', 'USD', 'GBP', 'EUR'];
/** The currencies of a cycle of swaps. Currencies without a pair are skipped. */
const routes = fc.array(fc.constantFrom(...currencies), { minLength: 1, maxLength: 8 });

const asShown = ({ id, base, quote, buy, sell }: Price): Pair => ({
  id,
  symbol: `${base}/${quote}`,
  base,
  quote,
  buy: toMajor(buy),
  sell: toMajor(sell),
});

/** Returns the best credit that the provider accepts for a debit at one time, at the prices that are still valid. */
function bestCredit(moment: Temporal.Instant, from: string, to: string, debit: bigint): bigint | null {
  const credits = pairsAt(moment)
    .flatMap(({ id }) => validPrices(moment, id))
    .flatMap((price) => paidCredit(price, from, to, debit) ?? []);
  return credits.reduce<bigint | null>((best, credit) => (best === null || credit > best ? credit : best), null);
}

describe('[SWP-02] the credit of a swap', () => {
  it('is the same in the form and at the provider, for every amount and every price', () => {
    fc.assert(
      fc.property(moments, debits, fc.nat(), fc.boolean(), (moment, debit, which, isBuying) => {
        const pairs = pairsAt(moment);
        const price = pairs[which % pairs.length];
        if (!price) throw new Error('There is no pair');
        const [from, to] = isBuying ? [price.quote, price.base] : [price.base, price.quote];
        const paid = paidCredit(price, from, to, debit) ?? -1n;
        expect(shownCredit(asShown(price), from, toMajor(debit))).toBe(toMajor(paid));
      }),
      { numRuns: 1_000 },
    );
  });

  it('never gains: no cycle of swaps at the prices of one moment returns more than it began with', () => {
    fc.assert(
      fc.property(moments, debits, fc.constantFrom(...currencies), routes, (moment, opening, first, route) => {
        let [at, has] = [first, opening];
        for (const to of [...route, 'NGN', first]) {
          const credit = bestCredit(moment, at, to, has);
          if (credit !== null) [at, has] = [to, credit];
          if (at === first) expect(has <= opening).toBe(true);
        }
        expect(at).toBe(first);
      }),
      { numRuns: 2_000, examples: [[start, 761n, 'NGN', ['USD', 'NGN']]] },
    );
  });
});

describe('[SWP-03] the smallest swap', () => {
  it('comes to at least the minimum on both sides, and one cent less does not', () => {
    const least = toMinor(SWAP_MINIMUM) ?? 0n;
    fc.assert(
      fc.property(moments, fc.nat(), fc.boolean(), (moment, which, isBuying) => {
        const pairs = pairsAt(moment);
        const price = pairs[which % pairs.length];
        if (!price) throw new Error('There is no pair');
        const [from, to] = isBuying ? [price.quote, price.base] : [price.base, price.quote];
        const debit = toMinor(smallestDebit(asShown(price), from)) ?? 0n;
        const isEnough = (amount: bigint) => amount >= least && (paidCredit(price, from, to, amount) ?? 0n) >= least;
        expect([isEnough(debit), isEnough(debit - 1n)]).toEqual([true, false]);
      }),
    );
  });
});
