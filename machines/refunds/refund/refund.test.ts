import { describe, expect, it } from 'vitest';
import { open } from '../../../tests/samples/refundProvider';
import { refundCases } from './refund.cases';
import { bookmarkRefund } from './refund.select';

const { now } = refundCases.ports.loadPayment.answers;
const { taken, unpaid, byBank } = refundCases.machineOnly.ports.loadPayment.answers;
const { approved } = refundCases.ports.createRefunds.answers;
const { notFound } = refundCases.machineOnly.ports.loadPayment.fails;
const { changed } = refundCases.machineOnly.ports.createRefunds.fails;

describe('[TRX-05] a refund', () => {
  it('starts at what is left, and sends the amount, the reason and what was left', async () => {
    const { actor, sent, reach, view } = open();
    await reach('filling');
    expect([view().draft.amount, view().leftAfter]).toEqual(['84,480.00', '0.00']);
    actor.send({ type: 'amount.changed', amount: ' 50.00 ' });
    actor.send({ type: 'reason.changed', reason: ' Returned ' });
    actor.send({ type: 'refund.reviewed' });
    expect(view()).toMatchObject({ step: 'confirming', leftAfter: '84430.00', maySend: true });
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(sent).toMatchObject([
      { transactionReference: 'KOR-1001', orderId: now.id, amount: '50', reason: 'Returned', expectedLeft: '84480.00' },
    ]);
    expect(view().made, 'the refund as the provider names it').toEqual(approved.refunds[0]);
  });

  it('of an amount that was refunded before is sent only after a second yes', async () => {
    const { actor, sent, reach, view } = open();
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '20' });
    actor.send({ type: 'refund.reviewed' });
    expect(view()).toMatchObject({ maySend: false, similar: { reference: 'RFD-30917' } });
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
    await reach('loadingPayment');
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
    expect([view().problem, sent.length]).toEqual(['The provider didn’t receive the refund.', 1]);
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
  const logged = ({ input, ...provider }: Parameters<typeof open>[0] = {}) =>
    open({ ...provider, input: { reference: '', ...input } });

  it('looks its reference up first, and needs a reason', async () => {
    const { actor, sent, reach, view } = logged();
    expect([view().step, view().mayLookUp]).toEqual(['enteringReference', false]);
    actor.send({ type: 'reference.submitted' });
    expect(view().step).toBe('enteringReference');
    actor.send({ type: 'reference.changed', reference: ' KOR-1001 ' });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    expect([view().blocker, view().draft.reference, view().draft.amount]).toEqual(['reason', ' KOR-1001 ', '84,480.00']);
    actor.send({ type: 'reason.changed', reason: 'Returned' });
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('succeeded');
    expect(sent).toMatchObject([{ transactionReference: 'KOR-1001', orderId: null, reason: 'Returned' }]);
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
    const { actor, reach, view } = logged({ unloaded: notFound });
    actor.send({ type: 'reference.changed', reference: 'KOR-NONE' });
    actor.send({ type: 'reference.submitted' });
    await reach('loadingPayment');
    await reach('enteringReference');
    expect(view()).toMatchObject({
      draft: { reference: 'KOR-NONE' },
      problem: 'Your business has no transaction with this reference.',
    });
    actor.send({ type: 'reference.changed', reference: 'KOR-1001' });
    expect(view().problem).toBeNull();
  });

  it('of a reference that is known by now says no longer that it is unknown', async () => {
    const { actor, reach, view } = logged({ unloaded: notFound });
    actor.send({ type: 'reference.changed', reference: 'KOR-1001' });
    actor.send({ type: 'reference.submitted' });
    await reach('loadingPayment');
    await reach('enteringReference');
    actor.send({ type: 'reference.submitted' });
    expect(view()).toMatchObject({ step: 'loadingPayment', problem: null });
  });

  it('of another transaction starts at what is left of that one, and keeps an amount that was typed', async () => {
    const { actor, reach, view } = logged({ payments: [now, taken, now] });
    actor.send({ type: 'reference.changed', reference: 'KOR-1001' });
    actor.send({ type: 'reference.submitted' });
    await reach('filling');
    actor.send({ type: 'reference.revised' });
    expect(view()).toMatchObject({ step: 'enteringReference', payment: null, draft: { amount: '', reference: 'KOR-1001' } });
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
