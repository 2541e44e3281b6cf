/** What a transfer shows and keeps, step by step. */
import { describe, expect, it } from 'vitest';
import { openPayout as open, settle } from '../../../tests/samples/payoutProvider';
import { payoutCases } from './payout.cases';
import { bookmarkPayout, selectPayout } from './payout.select';

describe('[PAY-05] the review of a transfer', () => {
  const reviewed = async (how: Parameters<typeof open>[0]) => {
    const flow = open(how);
    await flow.review();
    const review = () => selectPayout(flow.actor.getSnapshot()).review;
    const retry = () => flow.actor.getSnapshot().children.confirmation?.send({ type: 'retry' });
    return { ...flow, review, retry };
  };
  it('shows the balance after it, if the provider returns the total', async () => {
    const { review } = await reviewed({ quotes: [{ total: '20050.00', available: '20050.00' }] });
    expect(review()).toMatchObject({ problem: null, availableAfter: '0.00', affordable: true });
    const { review: without } = await reviewed({ quotes: [{ total: null, fee: null, available: '20000.00' }] });
    expect(without()).toMatchObject({ availableAfter: null, affordable: true });
  });
  it('says that the balance does not cover it', async () => {
    const { review } = await reviewed({ quotes: [{ total: '20050.00', available: '20049.99' }] });
    expect(review()).toMatchObject({ availableAfter: '-0.01', affordable: false });
  });
  it('says why the fee is missing, until it is asked for again', async () => {
    const { review, retry } = await reviewed({ quotes: [{ kind: 'server', status: 500, message: 'No fees today' }] });
    expect(review()).toEqual({ quote: null, problem: 'No fees today', availableAfter: null, affordable: true });
    retry();
    expect(review()?.problem).toBeNull();
    await settle();
    expect(review()).toMatchObject({ quote: { fee: '50.00' }, problem: null });
  });
});

describe('[PAY-03 SES-06] what is kept of a transfer', () => {
  const bookmark = payoutCases.inputs.reopened.bookmark;
  const kept = (flow: ReturnType<typeof open>) => bookmarkPayout(flow.actor.getSnapshot());

  it('is the draft while it is edited, and nothing once the merchant said that they leave', async () => {
    const flow = open();
    await settle();
    flow.actor.send({ type: 'amount.changed', amount: '7' });
    expect(kept(flow)).toMatchObject({ draft: { amount: '7' }, order: null });
    flow.actor.send({ type: 'dismissed' });
    expect(kept(flow)).toMatchObject({ draft: { amount: '7' } });
    flow.actor.send({ type: 'leave.confirmed' });
    expect(kept(flow)).toBeNull();
  });
  it('is all of it for a merchant who stays', async () => {
    const flow = open();
    await settle();
    flow.actor.send({ type: 'amount.changed', amount: '7' });
    flow.actor.send({ type: 'dismissed' });
    const asked = selectPayout(flow.actor.getSnapshot());
    expect(asked).toMatchObject({ step: 'editing', leaving: true, draft: { amount: '7' } });
    flow.actor.send({ type: 'leave.dismissed' });
    expect(selectPayout(flow.actor.getSnapshot())).toMatchObject({ step: 'editing', leaving: false, draft: { amount: '7' } });
  });
  it('is the review for a merchant who stays in it', async () => {
    const flow = open();
    await flow.review();
    const { order } = selectPayout(flow.actor.getSnapshot());
    flow.actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.dismissed' });
    expect(selectPayout(flow.actor.getSnapshot())).toMatchObject({ step: 'confirming', leaving: true, order });
    flow.actor.send({ type: 'leave.dismissed' });
    expect(selectPayout(flow.actor.getSnapshot())).toMatchObject({ step: 'confirming', leaving: false, order });
  });
  it('is nothing of an empty form, which closes at once', async () => {
    const flow = open();
    await settle();
    flow.actor.send({ type: 'dismissed' });
    expect([flow.step(), kept(flow)]).toEqual(['ended', null]);
  });
  it('is the order whose outcome is unknown, also once it is closed', async () => {
    const flow = open({ bookmark, status: ['Pending'] });
    await settle();
    await settle();
    expect(flow.step()).toBe('outcomeUnknown');
    flow.actor.send({ type: 'dismissed' });
    expect(flow.step()).toBe('ended');
    expect(kept(flow)?.order).toEqual(bookmark.order);
  });
  it('is no order that may have been sent while it is only reviewed, and the review with its key opens again', async () => {
    const flow = open();
    await flow.review();
    expect(flow.step()).toBe('confirming');
    const bookmark = kept(flow);
    expect(bookmark).toMatchObject({ draft: { amount: '20,000' }, order: null, reviewed: { amount: '20000' } });
    const later = open({ bookmark });
    await settle();
    expect([later.step(), later.asked]).toEqual(['confirming', []]);
    await later.confirm();
    expect(later.orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([bookmark?.reviewed?.idempotencyKey]);
  });
  it('is no order that may have been sent once the session expired during the review', async () => {
    const flow = open({ quotes: [{ kind: 'sessionExpired' }] });
    await flow.review();
    expect(flow.said).toEqual(['sessionExpired']);
    expect(kept(flow)).toMatchObject({ order: null, reviewed: { amount: '20000' } });
  });
  it('is no order any more once a reviewed one is edited', async () => {
    const flow = open();
    await flow.review();
    const later = open({ bookmark: kept(flow) });
    await settle();
    later.actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.revised' });
    expect([later.step(), kept(later)]).toEqual(['editing', expect.objectContaining({ order: null, reviewed: null })]);
  });
  it('is nothing once it is paid, and none of another one either', async () => {
    const flow = open();
    await flow.review();
    await flow.confirm();
    expect([flow.step(), kept(flow)]).toEqual(['settled', null]);
    flow.actor.send({ type: 'payout.another' });
    expect([flow.step(), kept(flow)]).toEqual(['ended', null]);
  });
});

describe('[PAY-04] the name of the recipient', () => {
  const draft = { ...payoutCases.inputs.reopened.bookmark, order: null };
  it('is not looked up again, if it is known from before', async () => {
    const flow = open({ bookmark: draft });
    await settle();
    expect([flow.looked, selectPayout(flow.actor.getSnapshot()).recipient]).toEqual([[], 'ADA OKAFOR']);
  });
  it('is looked up, if only the number is', async () => {
    const flow = open({ bookmark: { ...draft, recipient: null } });
    await expect.poll(() => selectPayout(flow.actor.getSnapshot()).recipient).toBe('ADA OKAFOR');
    expect(flow.looked).toEqual(['0123456789']);
  });
});
