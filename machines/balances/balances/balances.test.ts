import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Wallet } from './balances.machine';
import { fundedOf, inOrder, mayPay, maySwap, offersOf } from './balances.machine';

const wallet = (currency: string, availableBalance = '0.00'): Wallet => ({
  currency,
  currencyId: '',
  availableBalance,
  ledgerBalance: availableBalance,
  account: null,
});

const owner = { fx: true, permissions: ['payout.initiate', 'swap.create'] };

describe('[BAL-01] the order of the wallets', () => {
  it('is by what can be paid out, as amounts and not as text', () => {
    const wallets = [wallet('EUR', '9.50'), wallet('NGN', '1000.00'), wallet('USD', '-2.00'), wallet('GBP', '80.10')];
    expect(inOrder(wallets).map(({ currency }) => currency)).toEqual(['NGN', 'GBP', 'EUR', 'USD']);
  });
  it('keeps the provider’s order for equal amounts, and does not change its input', () => {
    const wallets = [wallet('USD', '5.00'), wallet('GBP', '5'), wallet('NGN', '7.00')];
    expect(inOrder(wallets).map(({ currency }) => currency)).toEqual(['NGN', 'USD', 'GBP']);
    expect(wallets.map(({ currency }) => currency)).toEqual(['USD', 'GBP', 'NGN']);
  });
  it('never has less before more, in minor units', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 16n });
    const written = (minor: bigint) => `${minor / 100n}.${`${minor % 100n}`.padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(cents), (amounts) => {
        const wallets = amounts.map((amount) => wallet('NGN', written(amount)));
        const sorted = inOrder(wallets).map(({ availableBalance }) => BigInt(availableBalance.replace('.', '')));
        expect(sorted).toEqual([...amounts].sort((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
      }),
    );
  });
});

describe('[BAL-02] what a wallet’s card offers', () => {
  it('includes funding only for naira', () => {
    expect(offersOf('NGN', owner).fund).toBe(true);
    expect(offersOf('USD', owner).fund).toBe(false);
    expect(fundedOf([wallet('USD'), wallet('NGN')])?.currency).toBe('NGN');
    expect(fundedOf([wallet('USD')])).toBeNull();
  });
  it.each([
    ['NGN', owner, true],
    ['USD', owner, false],
    ['NGN', { ...owner, fx: false }, false],
    ['NGN', { ...owner, permissions: ['payout.initiate'] }, false],
  ])('of %s to %j: a swap is %s', (currency, merchant, swap) => {
    expect(offersOf(currency, merchant).swap).toBe(swap);
  });
  it('needs the feature and the role: a dialog that an address opens is held to the same', () => {
    expect([maySwap(owner), maySwap({ ...owner, fx: false }), maySwap({ ...owner, permissions: [] })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([mayPay(owner), mayPay({ permissions: ['swap.create'] })]).toEqual([true, false]);
  });
});
