import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../../kit/fault';
import { add, isSame } from '../../kit/money';
import { wire } from '../../kit/port';
import { refundCases } from './refund.cases';
import { refundMachine } from './refund.machine';
import { amountFault, blockerOf, emptyDraft, leftAfter, likeIt, maySend, orderOf } from './refund.rules';
import { bookmarkRefund, selectRefund } from './refund.select';
import type { Order, Payment, RefundInput } from './refund.types';

const { now } = refundCases.ports.loadPayment.answers;
const { taken, unpaid, byBank, untold, whole } = refundCases.machineOnly.ports.loadPayment.answers;
const { approved, turnedDown } = refundCases.ports.createRefunds.answers;
const { notFound } = refundCases.machineOnly.ports.loadPayment.fails;
const { changed } = refundCases.machineOnly.ports.createRefunds.fails;

interface Provider {
  readonly payments?: readonly Payment[];
  /** Null: the refund is approved. */
  readonly answers?: readonly (Fault | null)[];
  readonly input?: Partial<RefundInput>;
  /** The business has no such transaction. */
  readonly unknown?: boolean;
}

/** Opens a refund. Transactions and responses are used in turn, the last one repeatedly. */
function open({ payments = [now], answers = [null], input = {}, unknown = false }: Provider = {}) {
  const sent: Order[] = [];
  let asked = 0;
  const inTurn = <One>(list: readonly One[], turn: number) => list[Math.min(turn, list.length - 1)] as One;
  const machine = wire(refundMachine, {
    loadPayment: async () => {
      if (unknown) throw new Failure(notFound);
      return inTurn(payments, asked++);
    },
    createRefunds: async (order) => {
      sent.push(order);
      const fault = inTurn(answers, sent.length - 1);
      if (fault) throw new Failure(fault);
      return approved;
    },
    getRefundOrderStatus: async () => ({ status: 'Not Received', message: '', refunds: [] }),
  });
  const actor = createActor(machine, { input: { reference: 'KPY-1001', bookmark: null, ...input } });
  actor.start();
  const reach = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, sent, reach, view: () => selectRefund(actor.getSnapshot()) };
}

describe('[TRX-05] a refund', () => {
  it('starts at what is left, and sends the amount, the reason and what was left', async () => {
    const { actor, sent, reach, view } = open();
    await reach('filling');
    expect([view().draft.amount, view().leftAfter]).toEqual(['84480.00', '0.00']);
    actor.send({ type: 'amount.changed', amount: ' 50.00 ' });
    actor.send({ type: 'reason.changed', reason: ' Returned ' });
    actor.send({ type: 'refund.reviewed' });
    expect(view()).toMatchObject({ step: 'confirming', leftAfter: '84430.00', maySend: true });
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(sent).toMatchObject([
      { transactionReference: 'KOR-1001', amount: '50', reason: 'Returned', expectedLeft: '84480.00' },
    ]);
    expect(view().made, 'the refund as the provider names it').toEqual(approved.refunds[0]);
  });

  it('of an amount that was refunded before is sent only after a second yes', async () => {
    const { actor, sent, reach, view } = open();
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '20' });
    actor.send({ type: 'refund.reviewed' });
    expect(view()).toMatchObject({ maySend: false, likeIt: { reference: 'RFD-30917' } });
    actor.send({ type: 'refund.confirmed' });
    expect(view().step).toBe('confirming');
    actor.send({ type: 'repeat.accepted', isAccepted: true });
    actor.send({ type: 'refund.revised' });
    actor.send({ type: 'refund.reviewed' });
    // A second yes is for the order that was shown.
    expect(view().maySend).toBe(false);
    actor.send({ type: 'repeat.accepted', isAccepted: true });
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(sent).toHaveLength(1);
  });

  it('that somebody else made impossible shows what was left and what is left now, and keeps what was typed', async () => {
    const { actor, sent, reach, view } = open({ payments: [now, taken], answers: [changed, null] });
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '50.00' });
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('weighing');
    await reach('filling');
    expect(view()).toMatchObject({
      leftBefore: '84480.00',
      left: '10.00',
      blocker: 'tooMuch',
      draft: { amount: '50.00' },
      order: null,
    });
    expect(view().problem).toBe('What is left to refund has changed. Nothing was refunded.');
    actor.send({ type: 'all.chosen' });
    expect(view()).toMatchObject({ leftBefore: null, problem: null, amount: '10' });
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('without a response is checked before anything else, and needs another confirmation', async () => {
    const { actor, sent, reach, view } = open({ answers: [{ kind: 'timeout' }, null] });
    await reach('filling');
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('checkingOutcome');
    expect(bookmarkRefund(actor.getSnapshot())?.order?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
    await reach('filling');
    expect([view().problem, sent.length]).toEqual([
      'We didn’t get a response. Nothing was refunded. Review the refund again.',
      1,
    ]);
  });

  it('that was left open starts with a check of its outcome', async () => {
    const { bookmark } = refundCases.inputs.reopened;
    const { reach, sent } = open({ input: { bookmark } });
    await reach('checkingOutcome');
    await reach('filling');
    expect(sent).toEqual([]);
  });

  it('is forgotten once it is made, and its draft is kept until then', async () => {
    const { actor, reach } = open();
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '1' });
    expect(bookmarkRefund(actor.getSnapshot())).toEqual({
      draft: { reference: '', amount: '1', reason: '' },
      order: null,
    });
    actor.send({ type: 'refund.reviewed' });
    // An order that was not sent is not an open one.
    expect(bookmarkRefund(actor.getSnapshot())?.order).toBeNull();
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(bookmarkRefund(actor.getSnapshot())).toBeNull();
  });
});

describe('[RFD-02] a logged refund', () => {
  const logged = (provider: Provider = {}) => open({ ...provider, input: { reference: '', ...provider.input } });

  it('looks its reference up first, and needs a reason', async () => {
    const { actor, sent, reach, view } = logged();
    expect([view().step, view().mayLookUp]).toEqual(['naming', false]);
    actor.send({ type: 'reference.submitted' });
    expect(view().step).toBe('naming');
    actor.send({ type: 'reference.changed', reference: ' KOR-1001 ' });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    expect([view().blocker, view().draft.reference, view().draft.amount]).toEqual(['reason', ' KOR-1001 ', '84480.00']);
    actor.send({ type: 'reason.changed', reason: 'Returned' });
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(sent).toMatchObject([{ transactionReference: 'KOR-1001', reason: 'Returned' }]);
  });

  it.each([
    ['unpaid', unpaid],
    ['bankTransfer', byBank],
  ])('has the same conditions as one from a transaction: %s', async (blocker, payment) => {
    const { actor, reach, view } = logged({ payments: [payment] });
    actor.send({ type: 'reference.changed', reference: 'KPY-1001' });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    actor.send({ type: 'reason.changed', reason: 'Returned' });
    actor.send({ type: 'refund.reviewed' });
    expect([view().step, view().blocker]).toEqual(['filling', blocker]);
  });

  it('of an unknown reference says so beside what was typed, and another one can be entered', async () => {
    const { actor, reach, view } = logged({ unknown: true });
    actor.send({ type: 'reference.changed', reference: 'KOR-NONE' });
    actor.send({ type: 'reference.submitted' });
    await reach('weighing');
    await reach('naming');
    expect(view()).toMatchObject({
      draft: { reference: 'KOR-NONE' },
      problem: 'Your business has no transaction with this reference.',
    });
    actor.send({ type: 'reference.changed', reference: 'KOR-1001' });
    expect(view().problem).toBeNull();
  });

  it('of another transaction starts at what is left of that one, and keeps an amount that was typed', async () => {
    const { actor, reach, view } = logged({ payments: [now, taken, now] });
    actor.send({ type: 'reference.changed', reference: 'KOR-1001' });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    actor.send({ type: 'reference.revised' });
    expect(view()).toMatchObject({ step: 'naming', payment: null, draft: { amount: '', reference: 'KOR-1001' } });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    expect(view().draft.amount).toBe('10.00');
    actor.send({ type: 'amount.changed', amount: '5' });
    actor.send({ type: 'reference.revised' });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    expect(view().draft.amount).toBe('5');
  });

  it('whose outcome is unknown is checked before another reference can be entered', async () => {
    const { bookmark } = refundCases.inputs.reopened;
    const { reach, view } = logged({ input: { bookmark: { ...bookmark, draft: { ...bookmark.draft, reference: 'KOR-1001' } } } });
    expect(view().step).toBe('checkingOutcome');
    await reach('filling');
  });
});

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
