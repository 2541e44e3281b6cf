import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isSame } from '../../kit/values/money';
import { refundedInPart as payment } from './transactionDetails.flow';
import { leftOf, moneyOf, refundedPart, timelineOf, whyNotRefundable } from './transactionDetails.rules';

describe('[TRX-04] the money of a payment', () => {
  it('has two sums, because a refund is counted before the fee', () => {
    expect(moneyOf(payment)).toEqual({
      lines: [
        { label: 'paid', back: '84500.00', kept: '84500.00' },
        { label: 'fee', back: null, kept: '-1267.50' },
        { label: 'refunded', back: '-20000.00', kept: '-20000.00' },
      ],
      left: '64500.00',
      kept: '63232.50',
    });
  });
  it('has a line for what is pending and what was charged back', () => {
    const money = moneyOf({ ...payment, refundPending: '100.00', chargedBack: '14500.00' });
    expect(money?.lines.map(({ label }) => label)).toEqual(['paid', 'fee', 'refunded', 'refundPending', 'chargedBack']);
    expect([money?.left, money?.kept]).toEqual(['49900.00', '48632.50']);
  });
  it('has sums that are those of its columns, whatever the amounts', () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 }).map((minor) => (minor / 100).toFixed(2));
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (amount, fee, refunded, refundPending, chargedBack) => {
        const money = moneyOf({ ...payment, amount, fee, refunded, refundPending, chargedBack });
        const back = money?.lines.flatMap((line) => line.back ?? []).reduce(add, '0') ?? '';
        const kept = money?.lines.map((line) => line.kept).reduce(add, '0') ?? '';
        expect([isSame(back, money?.left ?? ''), isSame(kept, money?.kept ?? '')]).toEqual([true, true]);
      }),
    );
  });
  it('is unknown if nothing was paid or the provider does not say what went back', () => {
    expect(moneyOf({ ...payment, status: 'Pending' })).toBeNull();
    expect(moneyOf({ ...payment, refundPending: null })).toBeNull();
    expect(moneyOf({ ...payment, fee: null })?.kept).toBeNull();
  });
});

describe('[TRX-05] a payment', () => {
  it.each([
    ['Failed', { status: 'Failed' }, 'unpaid'],
    ['Reversed', { status: 'Reversed' }, 'unpaid'],
    ['paid by bank transfer', { method: 'Pay With Bank Transfer' }, 'bankTransfer'],
    ['paid by bank transfer, written otherwise', { method: 'pay-with-bank-transfer' }, 'bankTransfer'],
    ['refunded in full', { refunded: '84500.00' }, 'nothingLeft'],
    ['refunded in full with what is pending', { refundPending: '64500.00' }, 'nothingLeft'],
    ['charged back', { chargedBack: '64500.00' }, 'nothingLeft'],
    ['of an unknown rest', { refunded: null }, 'unknown'],
    ['refunded in part', {}, null],
  ])('that is %s', (_, more, why) => {
    expect(whyNotRefundable({ ...payment, ...more })).toBe(why);
  });
  it('says how much went back', () => {
    expect(refundedPart(payment)).toBe('part');
    expect(refundedPart({ ...payment, refunded: '84500.00' })).toBe('all');
    expect(refundedPart({ ...payment, refunded: '0.00' })).toBe('none');
    expect(refundedPart({ ...payment, refunded: null })).toBe('none');
    expect(refundedPart({ ...payment, chargedBack: null })).toBe('none');
    expect([leftOf(payment), leftOf({ ...payment, chargedBack: null })]).toEqual(['64500.00', null]);
  });
});

describe('[TRX-04] the timeline of a payment', () => {
  it('shows creation, confirmation, settlement and each refund with what it moved', () => {
    expect(timelineOf(payment).map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
      ['created', null, 'done'],
      ['confirmed', '84500.00', 'done'],
      ['settled', null, 'done'],
      ['refund', '-20000.00', 'done'],
    ]);
  });
  it.each([
    ['2026-11-10T08:00:00', ['created', 'confirmed', 'settled', 'refund']],
    ['2026-11-21T08:00:00', ['created', 'confirmed', 'refund', 'settled']],
    [null, ['created', 'confirmed', 'refund']],
  ])('shows when the payment was settled, among the refunds: %s', (settledAt, kinds) => {
    const events = timelineOf({ ...payment, settledAt });
    expect(events.map(({ kind }) => kind)).toEqual(kinds);
    expect(events.find(({ kind }) => kind === 'settled')?.at ?? null).toBe(settledAt);
  });
  it.each([
    ['Processing', '-20000.00', 'now'],
    ['Declined', null, 'failed'],
    ['Approved', '-20000.00', 'done'],
  ])('shows a refund that is %s', (status, amount, state) => {
    const refunds = payment.refunds.map((refund) => ({ ...refund, status }));
    expect(timelineOf({ ...payment, refunds }).at(-1)).toMatchObject({ amount, state, status });
  });
  it.each([
    ['Pending', 'now'],
    ['Failed', 'failed'],
    ['Something new', 'failed'],
  ])('ends with %s if the payment did not succeed', (status, state) => {
    const unpaid = { ...payment, status, confirmedAt: null, settledAt: null, refunds: [] };
    expect(timelineOf(unpaid).map((event) => [event.kind, event.state])).toEqual([
      ['created', 'done'],
      ['ended', state],
    ]);
  });
});
