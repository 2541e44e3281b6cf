import { describe, expect, it } from 'vitest';
import { open } from '../../../tests/samples/refundProvider';
import { refundCases } from './refund.cases';
import { bookmarkRefund, selectRefund } from './refund.select';

const { now } = refundCases.ports.loadPayment.answers;
const { untold } = refundCases.machineOnly.ports.loadPayment.answers;
const { bookmark } = refundCases.inputs.reopened;

describe('[TRX-05] the amounts that a refund shows', () => {
  it.each([
    ['50', { amount: '50', leftAfter: '84430.00', fault: null, unclear: null }],
    ['84,480.00', { amount: '84480', leftAfter: '0.00', fault: null, unclear: null }],
    [' ', { amount: null, leftAfter: null, fault: null, unclear: null }],
    ['0', { amount: null, leftAfter: null, fault: 'zero', unclear: null }],
    ['84480.01', { amount: null, leftAfter: null, fault: 'tooMuch', unclear: null }],
    ['1,50', { amount: null, leftAfter: null, fault: 'unclear', unclear: expect.stringMatching(/^Did you mean 1\.50/) }],
  ])('for %j', async (amount, shown) => {
    const { actor, reach, view } = open();
    await reach('filling');
    actor.send({ type: 'amount.changed', amount });
    expect(view()).toMatchObject(shown);
  });

  it('are not known before the transaction is loaded, or if the provider doesn’t say what is left', async () => {
    const { actor, reach, view } = open({ payments: [untold] });
    expect(view()).toMatchObject({ step: 'loadingPayment', payment: null, left: null, amount: null, leftAfter: null });
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '5' });
    expect(view()).toMatchObject({ left: null, amount: null, leftAfter: null, blocker: 'unknown' });
  });
});

describe('[TRX-05] the bookmark of a refund', () => {
  it('goes when the merchant said that they leave, unless an order may have been sent', async () => {
    const { actor, reach } = open();
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '1' });
    actor.send({ type: 'dismissed' });
    expect(selectRefund(actor.getSnapshot())).toMatchObject({ step: 'filling', leaving: true, draft: { amount: '1' } });
    actor.send({ type: 'leave.dismissed' });
    expect(selectRefund(actor.getSnapshot())).toMatchObject({ step: 'filling', leaving: false, draft: { amount: '1' } });
    actor.send({ type: 'dismissed' });
    actor.send({ type: 'leave.confirmed' });
    expect(bookmarkRefund(actor.getSnapshot())).toBeNull();
    const reopened = open({ input: { bookmark } });
    reopened.actor.send({ type: 'dismissed' });
    expect(bookmarkRefund(reopened.actor.getSnapshot())).toEqual(bookmark);
  });

  it('stays with the review for a merchant who stays in it', async () => {
    const { actor, reach } = open();
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '1' });
    actor.send({ type: 'refund.reviewed' });
    const { order } = selectRefund(actor.getSnapshot());
    actor.send({ type: 'dismissed' });
    expect(selectRefund(actor.getSnapshot())).toMatchObject({ step: 'confirming', leaving: true, order });
    actor.send({ type: 'leave.dismissed' });
    expect(selectRefund(actor.getSnapshot())).toMatchObject({ step: 'confirming', leaving: false, order });
  });

  it('is nothing of an untouched form, whose amount is what is left, and which closes at once', async () => {
    const { actor, reach } = open();
    await reach('filling');
    actor.send({ type: 'dismissed' });
    expect([actor.getSnapshot().output, bookmarkRefund(actor.getSnapshot())]).toEqual([{ result: 'closed' }, null]);
  });

  it('stays with what was typed when the session expires', async () => {
    const { actor, reach } = open({ payments: [now], answers: [{ kind: 'sessionExpired' }] });
    await reach('filling');
    actor.send({ type: 'amount.changed', amount: '1' });
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('sessionExpired');
    expect(bookmarkRefund(actor.getSnapshot())).toMatchObject({ draft: { amount: '1' }, order: { amount: '1' } });
  });
});
