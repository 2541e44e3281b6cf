import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isSame } from '../../kit/values/money';
import { transaction } from './transactions.flow';
import { mayBeRefunded, settlementOf } from './transactions.rules';

const row = transaction(1);
const cents = fc.bigInt(0n, 10n ** 15n).map((minor) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`);

describe('[TRX-05] a refund in the list', () => {
  it.each([
    ['Successful', 'Card', true],
    ['Successful', 'USSD', true],
    ['Successful', 'Pay With Bank Transfer', false],
    ['Successful', 'pay-with-bank-transfer', false],
    ['Reversed', 'Card', false],
    ['Processing', 'Card', false],
    ['Frozen', 'Card', false],
  ])('of a %s payment by %s is offered: %s', (status, method, isOffered) =>
    expect(mayBeRefunded({ status, method })).toBe(isOffered),
  );
});

describe('[TRX-01] the settlement amount', () => {
  it('with the fee is the amount, to the cent', () => {
    fc.assert(
      fc.property(cents, cents, (amount, fee) => {
        const settled = settlementOf({ ...row, amount, fee, settlementAmount: null });
        expect(settled !== null && isSame(add(settled, fee), amount)).toBe(true);
      }),
    );
  });
  it('is the figure of the provider where there is one', () =>
    expect(settlementOf({ ...row, amount: '100.00', fee: '1.50', settlementAmount: '99.25' })).toBe('99.25'));
  it('is not known without a fee', () => expect(settlementOf({ ...row, fee: null, settlementAmount: null })).toBeNull());
  it.each(['Initiated', 'Awaiting-Confirmation', 'Pending', 'Reversed', 'Failed', 'Processing', 'Frozen'])(
    'is none while the payment is %s',
    (status) => expect(settlementOf({ ...row, status, settlementAmount: '99.25' })).toBeNull(),
  );
});
