import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAtMost } from '../../kit/values/money';
import { swapCases } from './swap.cases';
import { blockerOf, creditFor, debitError, debitFault, destinations, FAULTS, mayInitiate, sources } from './swap.rules';
import type { Market } from './swap.types';

const { now } = swapCases.ports.loadMarket.answers;

describe('the rules of a swap', () => {
  const draft = { source: 'NGN', destination: 'USD', debit: '', description: '' };

  test('[SWP-01] offers wallets that have a currency pair, and the other side of the pair', () => {
    const market: Market = {
      ...now,
      wallets: [...now.wallets, ...now.wallets.slice(0, 1).map((naira) => ({ ...naira, currency: 'EUR' }))],
    };
    expect(sources(market)).toEqual(['NGN', 'USD', 'GBP']);
    expect([destinations(market, 'NGN'), destinations(market, 'USD'), destinations(market, 'EUR')]).toEqual([
      ['USD', 'GBP'],
      ['NGN'],
      [],
    ]);
  });

  test('[SWP-03] each swap that cannot be initiated has a reason', () => {
    const reason = (change: Partial<typeof draft>, market: Market | null = now) =>
      blockerOf({ draft: { ...draft, ...change }, market });
    expect(reason({}, null)).toBe('loading');
    expect(reason({ destination: '' })).toBe('destination');
    expect(reason({ destination: 'EUR' })).toBe('pair');
    expect(reason({})).toBe('amount');
    expect(reason({ debit: '0' })).toBe('positive');
    expect(reason({ debit: '100' })).toBe('minimum');
    expect(reason({ debit: '2,000' })).toBeNull();
  });

  test('[SWP-03] the four messages', () => {
    const fault = (debit: string) => debitFault({ draft: { ...draft, debit }, market: now });
    expect(['', ',1', '.', '0', '0.00', '6,482,930.01', '6,482,930.00', '0.01', '1,519.99', '1,520'].map(fault)).toEqual([
      null,
      'number',
      'number',
      'positive',
      'positive',
      'balance',
      null,
      'minimum',
      'minimum',
      null,
    ]);
    expect(FAULTS).toMatchObject({
      number: 'Must be a valid number',
      positive: 'Amount must be greater than 0',
      balance: 'Amount exceeds wallet balance',
      pair: 'FX Pair Id is required',
    });
  });

  test('[SWP-03 GEN-02] a debit that is not clear also says what was understood, and cannot be initiated', () => {
    const error = (debit: string) => debitError({ draft: { ...draft, debit }, market: now });
    expect(error('1,50')).toBe(
      'Must be a valid number. Did you mean 1.50? Use a point for decimals, and commas only between thousands.',
    );
    expect(error('USD 50')).toBe('Must be a valid number. “USD 50” is in USD. Write the amount in NGN.');
    expect([error('1,600'), error('0')]).toEqual([null, FAULTS.positive]);
    expect(mayInitiate({ draft: { ...draft, debit: '1,50' }, market: now })).toBe(false);
    expect(mayInitiate({ draft: { ...draft, debit: '1,600' }, market: now })).toBe(true);
    expect(mayInitiate({ draft: { ...draft, debit: '1,600', description: 'x'.repeat(101) }, market: now })).toBe(false);
  });

  test('[SWP-02] a larger debit never results in a smaller credit', () => {
    const kobo = fc.integer({ min: 1, max: 10 ** 12 }).map((minor) => (minor / 100).toFixed(2));
    fc.assert(
      fc.property(fc.constantFrom(...now.pairs), kobo, kobo, fc.boolean(), (pair, one, other, isQuote) => {
        const source = isQuote ? pair.quote : pair.base;
        const [less, more] = isAtMost(one, other) ? [one, other] : [other, one];
        expect(isAtMost(creditFor(pair, source, less), creditFor(pair, source, more))).toBe(true);
      }),
    );
  });
});
