import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isSame, subtract } from '../../kit/values/money';
import { customerOrder } from '../customerOrders/customerOrders.flow';
import { totalsOf } from './customerTotals.rules';

const order = customerOrder(1);

describe('[CUS-04] what a customer paid', () => {
  it('is a sum for each currency, which are never added together', () => {
    const orders = [
      { ...order, amount: '100.10', refunded: '20.05', chargedBack: '10.00' },
      { ...order, amount: '200.20' },
      { ...order, amount: '640.00', currency: 'USD' },
    ];
    expect(totalsOf(orders).currencies).toEqual([
      { currency: 'NGN', count: 2, paid: '300.30', refunded: '20.05', disputed: '10.00', net: '270.25' },
      { currency: 'USD', count: 1, paid: '640.00', refunded: '0.00', disputed: '0.00', net: '640.00' },
    ]);
  });
  it('begins with the currency that has the most payments, and then follows the alphabet', () => {
    const currenciesOf = (...of: readonly string[]) =>
      totalsOf(of.map((currency) => ({ ...order, currency }))).currencies.map(({ currency }) => currency);
    expect(currenciesOf('NGN', 'USD', 'USD')).toEqual(['USD', 'NGN']);
    expect(currenciesOf('USD', 'NGN', 'GBP', 'NGN')).toEqual(['NGN', 'GBP', 'USD']);
  });
  it('has no net if the provider does not say what was disputed', () =>
    expect(totalsOf([order, { ...order, chargedBack: null }]).currencies[0]).toMatchObject({ disputed: null, net: null }));
  it('counts only payments that succeeded, also for the first and the last', () => {
    const orders = [
      { ...order, createdAt: '2026-03-01T10:00:00' },
      { ...order, createdAt: '2026-01-01T10:00:00' },
      ...['Failed', 'Pending', 'Reversed', 'Initiated'].map((status) => ({ ...order, status, createdAt: '2026-12-01T10:00:00' })),
    ];
    const { currencies, firstPaid, lastPaid } = totalsOf(orders);
    expect([currencies[0]?.count, firstPaid, lastPaid]).toEqual([2, '2026-01-01T10:00:00', '2026-03-01T10:00:00']);
    expect(totalsOf([])).toEqual({ currencies: [], firstPaid: null, lastPaid: null });
  });
  it('has the currency with the most payments first, and among equals the first of the alphabet', () => {
    const paidIn = (...all: readonly string[]) =>
      totalsOf(all.map((currency) => ({ ...order, currency }))).currencies.map(({ currency }) => currency);
    expect([paidIn('USD', 'NGN', 'GBP'), paidIn('GBP', 'NGN', 'USD', 'USD')]).toEqual([
      ['GBP', 'NGN', 'USD'],
      ['USD', 'GBP', 'NGN'],
    ]);
  });
  it('has no net if the provider does not say what went back', () =>
    expect(totalsOf([order, { ...order, refunded: null }]).currencies[0]).toMatchObject({ refunded: null, net: null }));
  it('adds up to the cent, however many there are', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 }).map((minor) => (minor / 100).toFixed(2));
    const rows = fc.array(fc.record({ amount: cents, refunded: cents, chargedBack: cents }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(rows, (all) => {
        const [total] = totalsOf(all.map((one) => ({ ...order, ...one }))).currencies;
        const each = all.map(({ amount, refunded, chargedBack }) => [refunded, chargedBack].reduce(subtract, amount));
        expect(isSame(total?.net ?? '', each.reduce(add))).toBe(true);
      }),
    );
  });
});
