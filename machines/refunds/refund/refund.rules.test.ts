import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, isSame } from '../../kit/values/money';
import { refundCases } from './refund.cases';
import {
  amountFault,
  blockerOf,
  draftForAnother,
  emptyDraft,
  isLogged,
  leftAfter,
  mayLookUp,
  maySend,
  orderOf,
  referenceOf,
  similar,
} from './refund.rules';
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
    ['a logged refund with a reason', { ...filled(now, '1', { reason: 'Returned' }), reference: '' }, null],
    ['the longest reason', filled(now, '1', { reason: 'x'.repeat(200) }), null],
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
    const right = [filled(now, ''), filled(now, '1'), filled(null, '5'), filled(untold, '5')];
    expect(right.map(amountFault)).toEqual([null, null, null, null]);
  });
});

describe('[TRX-05] a likely duplicate', () => {
  const order = (amount: string) => ({ ...refundCases.inputs.reopened.bookmark.order, amount, expectedLeft: '84480.00' });
  it('is a refund of the same amount that was not declined', () => {
    expect(similar(now, order('20'))?.reference).toBe('RFD-30917');
    expect([similar(now, order('20.01')), similar(whole, order('20')), similar(now, null)]).toEqual([null, null, null]);
    const refunds = now.refunds.map((refund) => ({ ...refund, status: turnedDown.refunds[0]?.status ?? '' }));
    expect(similar({ ...now, refunds }, order('20'))).toBeNull();
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
  it('needs a transaction, an order, the same rest as confirmed, and for a second one another yes', () => {
    const may = (payment: Payment | null, isOrdered: boolean, amount = '21', isRepeatAccepted = false) =>
      maySend({ payment, order: isOrdered ? order(amount) : null, isRepeatAccepted });
    expect([may(now, true), may(null, true), may(now, false), may(null, false)]).toEqual([true, false, false, false]);
    expect([may(taken, true, '5'), may(now, true, '84480'), may(now, true, '20', true)]).toEqual([false, true, true]);
  });
});

describe('[RFD-02] the reference of a refund', () => {
  const of = (reference: string, typed = '') => ({ reference, draft: { ...emptyDraft, reference: typed } });
  it.each([
    [of(''), true, '', false],
    [of('', '  '), true, '', false],
    [of('', ' KOR-1 '), true, 'KOR-1', true],
    [of('', 'K'.repeat(100)), true, 'K'.repeat(100), true],
    [of('', 'K'.repeat(101)), true, 'K'.repeat(101), false],
    [of('KPY-1'), false, 'KPY-1', true],
    [of('KPY-1', 'KOR-2'), false, 'KPY-1', true],
  ])('of %j: entered %s, %j, can be looked up %s', (context, isEntered, reference, mayBe) => {
    expect([isLogged(context), referenceOf(context), mayLookUp(context)]).toEqual([isEntered, reference, mayBe]);
  });
  it('of another transaction drops only an amount that is all of the first one', () => {
    const amountAfter = (amount: string, payment: Payment | null = now) =>
      draftForAnother({ draft: { ...emptyDraft, amount }, payment }).amount;
    expect([amountAfter('84,480.00'), amountAfter('84480.00'), amountAfter('5'), amountAfter('5', null)]).toEqual([
      '',
      '84480.00',
      '5',
      '5',
    ]);
    expect(amountAfter('5', untold)).toBe('5');
  });
});
