import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isSame } from '../../kit/money';
import { refundCases } from './refund.cases';
import { amountFault, blockerOf, emptyDraft, leftAfter, likeIt, maySend, orderOf } from './refund.rules';
import type { Payment } from './refund.types';

const { now } = refundCases.ports.loadPayment.answers;
const { taken, unpaid, byBank, untold, whole } = refundCases.machineOnly.ports.loadPayment.answers;
const { turnedDown } = refundCases.ports.createRefunds.answers;

describe('[TRX-05 RFD-02] what may be reviewed', () => {
  const filled = (payment: Payment | null, amount: string, more = {}) => ({
    payment,
    draft: { ...emptyDraft, amount, ...more },
    reference: 'KPY-1001',
  });
  it.each([
    ['nothing loaded', filled(null, '1'), 'loading'],
    ['an unpaid transaction', filled(unpaid, '1'), 'unpaid'],
    ['a transaction by bank transfer', filled(byBank, '1'), 'bankTransfer'],
    ['an unknown rest', filled(untold, '1'), 'unknown'],
    ['nothing left', filled({ ...now, refunded: now.amount }, '1'), 'nothingLeft'],
    ['no amount', filled(now, ' '), 'amount'],
    ['zero', filled(now, '0.00'), 'zero'],
    ['a negative amount', filled(now, '-1'), 'unclear'],
    ['scientific notation', filled(now, '1e3'), 'unclear'],
    ['a decimal comma', filled(now, '1,50'), 'unclear'],
    ['three decimals', filled(now, '1.005'), 'unclear'],
    ['one minor unit too much', filled(now, '84480.01'), 'tooMuch'],
    ['all of it', filled(now, '84,480.00'), null],
    ['a reason that is too long', filled(now, '1', { reason: 'x'.repeat(201) }), 'longReason'],
    ['a missing reason', { ...filled(now, '1'), reference: '' }, 'reason'],
    ['a reason of spaces', { ...filled(now, '1', { reason: '  ' }), reference: '' }, 'reason'],
  ])('is not %s', (_, context, blocker) => {
    expect(blockerOf(context)).toBe(blocker);
    expect(orderOf(context) === null).toBe(blocker !== null);
  });

  it('never leaves less than nothing, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.integer({ min: -9, max: 99_999_999 }).map((n) => (n / 100).toFixed(2)),
        ),
        (amount) => {
          const order = orderOf(filled(now, amount));
          if (order === null) return;
          const rest = leftAfter(order);
          expect([rest.startsWith('-'), isSame(add(rest, order.amount), order.expectedLeft)]).toEqual([false, true]);
        },
      ),
    );
  });

  it('says what is wrong with an amount only where it is wrong', () => {
    expect([amountFault(filled(now, '')), amountFault(filled(now, '1')), amountFault(filled(null, '5'))]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('[TRX-05] a likely duplicate', () => {
  const order = (amount: string) => ({ ...refundCases.inputs.reopened.bookmark.order, amount, expectedLeft: '84480.00' });
  it('is a refund of the same amount that was not declined', () => {
    expect(likeIt(now, order('20'))?.reference).toBe('RFD-30917');
    expect([likeIt(now, order('20.01')), likeIt(whole, order('20')), likeIt(now, null)]).toEqual([null, null, null]);
    const refunds = now.refunds.map((refund) => ({ ...refund, status: turnedDown.refunds[0]?.status ?? '' }));
    expect(likeIt({ ...now, refunds }, order('20'))).toBeNull();
  });
  it('and anything that is not left is not sent', () => {
    const may = (payment: Payment, amount: string) => maySend({ payment, order: order(amount), isRepeatAccepted: false });
    expect([may(now, '20'), may(now, '21'), may(taken, '21'), may(unpaid, '21'), may(now, '84480.01')]).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
  });
});
