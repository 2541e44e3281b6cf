/** What the paths of the payout do not cover: what it remembers, and that each confirmation makes one money call. */
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../atlas/explore';
import { type Answer, openPayout as open, settle } from '../../../tests/samples/payoutProvider';
import type { Fault } from '../../kit/flow/fault';
import { payoutCases } from './payout.cases';
import { payoutMachine } from './payout.machine';
import { bookmarkPayout, selectPayout } from './payout.select';
import type { PayoutResult } from './payout.types';

describe('[PAY-05] money is called once', () => {
  it('however often the confirmation is given', async () => {
    const { orders, review, confirm, actor } = open();
    await review();
    actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.confirmed' });
    await confirm();
    expect(orders).toHaveLength(1);
  });
  it('and after `Not Received` only when it is confirmed again, with another key', async () => {
    const { orders, asked, review, confirm, step } = open({ initiate: [{ kind: 'network' }], status: ['Not Received'] });
    await review();
    await confirm();
    expect(step()).toBe('confirming');
    expect(orders).toHaveLength(1);
    await confirm();
    expect(orders).toHaveLength(2);
    expect(asked).toEqual([orders[0]?.idempotencyKey]);
    expect(orders[1]).toEqual({ ...orders[0], idempotencyKey: orders[1]?.idempotencyKey });
    expect(orders[1]?.idempotencyKey).not.toBe(orders[0]?.idempotencyKey);
  });
  it('in every configuration: from `submitting` alone, which only a confirmation leads to', () => {
    const into = graphOf(payoutMachine, payoutCases)
      .out.flat()
      .filter(({ step }) => step.value === 'submitting');
    expect(new Set(into.map(({ step }) => `${step.subject} ${step.kind} ${step.name}`))).toEqual(
      new Set(['confirmation ends confirmed']),
    );
  });
  it('and what was asked for when the flow comes back is the key that was sent', async () => {
    const first = open({ initiate: [{ kind: 'timeout' }] });
    await first.review();
    await first.confirm();
    expect(first.step()).toBe('outcomeUnknown');
    const bookmark = bookmarkPayout(first.actor.getSnapshot());
    const { orders, asked, step } = open({ bookmark, status: ['Awaiting Verification'] });
    await settle();
    expect(step()).toBe('verifying');
    expect(asked).toEqual([first.orders[0]?.idempotencyKey]);
    expect(orders).toEqual([]);
  });
});

describe('[PAY-05] what is said', () => {
  const unavailable: Fault = { kind: 'server', status: 503, message: '' };
  it.each<[Answer, string, string]>([
    ['unknownCode', 'Unable to initiate payout at the moment', 'outcomeUnknown'],
    [{ kind: 'server', status: 400, message: 'Insufficient balance' }, 'Insufficient balance', 'editing'],
    [{ kind: 'server', status: 403, message: 'Your role may not pay' }, 'Your role may not pay', 'editing'],
    [{ kind: 'server', status: 400, message: '' }, 'Something went wrong!', 'outcomeUnknown'],
    [unavailable, 'Something went wrong!', 'outcomeUnknown'],
    [{ kind: 'network' }, 'We didn’t get a response, so we don’t know the outcome yet.', 'outcomeUnknown'],
    [{ kind: 'timeout' }, 'We didn’t get a response, so we don’t know the outcome yet.', 'outcomeUnknown'],
    [{ kind: 'badAnswer', endpoint: 'initiatePayout', field: 'statusCode' }, 'Something went wrong!', 'outcomeUnknown'],
  ])('[GEN-01 GEN-10] after %j: %s', async (answer, text, step) => {
    const flow = open({ initiate: [answer] });
    await flow.review();
    await flow.confirm();
    expect([...flow.said, selectPayout(flow.actor.getSnapshot()).problem]).toContain(text);
    expect(flow.said).not.toContain('sessionExpired');
    expect(flow.step()).toBe(step);
  });
  it('after a payout that is paid: the outcome, and no message beside it', async () => {
    const flow = open({ initiate: [{ kind: 'network' }], status: ['Successful'] });
    await flow.review();
    await flow.confirm();
    await settle();
    // An empty message removes the one about the lost response.
    expect(flow.said.at(-1)).toBe('');
    expect(flow.step()).toBe('settled');
  });
  it.each(['Awaiting Verification', 'Not Received', 'Failed'])(
    '[PAY-05] once it is known that a payout is %s: no message about the lost response',
    async (status) => {
      const flow = open({ initiate: [{ kind: 'network' }], status: [status] });
      await flow.review();
      await flow.confirm();
      await settle();
      expect(flow.said.at(-1)).toBe('');
    },
  );
  it('[PAY-06] after a code that was accepted: the outcome, and no message beside it', async () => {
    const flow = open({ initiate: ['requiresOtp'] });
    await flow.review();
    await flow.confirm();
    await flow.enter('1');
    expect(flow.said.at(-1)).toBe('');
    expect(flow.step()).toBe('settled');
  });
  it.each<Fault>([{ kind: 'server', status: 500, message: 'Something went wrong' }, { kind: 'network' }, { kind: 'timeout' }])(
    '[PAY-06] after %j to the code: that it was not verified, at the field, until something is typed',
    async (fault) => {
      const flow = open({ initiate: ['requiresOtp'], verify: [fault], status: ['Awaiting Verification'] });
      await flow.review();
      await flow.confirm();
      await flow.enter('1');
      const otp = () => selectPayout(flow.actor.getSnapshot()).otp;
      expect(flow.step()).toBe('verifying');
      expect(otp()).toMatchObject({ otp: '', problem: 'Error verifying payout. Please try again.' });
      flow.actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp: '2' });
      expect(otp()?.problem).toBeNull();
    },
  );
  it('[PAY-05] after an order that never arrived: so, where it is confirmed again', async () => {
    const flow = open({ initiate: [{ kind: 'network' }], status: ['Not Received'] });
    await flow.review();
    await flow.confirm();
    expect(flow.step()).toBe('confirming');
    expect(selectPayout(flow.actor.getSnapshot()).problem).toBe('The provider didn’t receive the payout.');
    await flow.confirm();
    expect(flow.actor.getSnapshot().context.problem).toBeNull();
  });
});

describe('a payout’s bookmark', () => {
  it('[SES-06] keeps the draft of an expired session, and reports it to the app', async () => {
    const flow = open({ initiate: [{ kind: 'sessionExpired' }] });
    await flow.review();
    await flow.confirm();
    expect(flow.actor.getSnapshot().output).toEqual({ result: 'sessionExpired' });
    expect(flow.said).toEqual(['sessionExpired']);
    expect(bookmarkPayout(flow.actor.getSnapshot())).toMatchObject({
      draft: { amount: '20,000' },
      order: { idempotencyKey: flow.orders[0]?.idempotencyKey },
    });
  });
  it('is gone when the payout is made, or the form was closed with nothing open', async () => {
    const paid = open();
    await paid.review();
    await paid.confirm();
    expect(bookmarkPayout(paid.actor.getSnapshot())).toBeNull();
    const closed = open();
    await closed.review();
    closed.actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.dismissed' });
    expect(bookmarkPayout(closed.actor.getSnapshot())).toMatchObject({ draft: { amount: '20,000' }, order: null });
    closed.actor.send({ type: 'leave.confirmed' });
    expect(bookmarkPayout(closed.actor.getSnapshot())).toBeNull();
  });
  it('never holds a code', async () => {
    const flow = open({ initiate: ['requiresOtp'] });
    await flow.review();
    await flow.confirm();
    flow.actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp: '424242' });
    expect(JSON.stringify(bookmarkPayout(flow.actor.getSnapshot()))).not.toContain('424242');
  });
});

describe('[PAY-05] the outcome', () => {
  const paid = async (results: (PayoutResult | Fault)[] = []) => {
    const flow = open({ results });
    await flow.review();
    await flow.confirm();
    const outcome = () => selectPayout(flow.actor.getSnapshot()).outcome;
    return { ...flow, outcome };
  };
  it('shows the balance after the payout', async () => {
    const { outcome, actor } = await paid();
    expect(outcome()).toMatchObject({ fate: 'paid', loading: false, statement: { balance: '6462880.00' } });
    actor.send({ type: 'dismissed' });
    expect(actor.getSnapshot().output).toEqual({ result: 'closed' });
    expect(bookmarkPayout(actor.getSnapshot())).toBeNull();
  });
  it('stays when the balance fails to load, and loads it again', async () => {
    const { outcome, actor } = await paid([{ kind: 'network' }]);
    expect(outcome()).toMatchObject({ fate: 'paid', failed: true, statement: null });
    actor.send({ type: 'result.retry' });
    expect(outcome()).toMatchObject({ loading: true, failed: false });
    await settle();
    expect(outcome()?.statement?.balance).toBe('6462880.00');
  });
  it('leads to another payout, and keeps nothing of this one', async () => {
    const { actor } = await paid();
    actor.send({ type: 'payout.another' });
    expect(actor.getSnapshot().output).toEqual({ result: 'another' });
    expect(bookmarkPayout(actor.getSnapshot())).toBeNull();
  });
  it('[SES-06] is checked again, and nothing is sent, if the session expired while the balance was loading', async () => {
    const { actor } = await paid([{ kind: 'sessionExpired' }]);
    expect(actor.getSnapshot().output).toEqual({ result: 'sessionExpired' });
    const { orders, step } = open({ bookmark: bookmarkPayout(actor.getSnapshot()), status: ['Successful'] });
    await settle();
    await settle();
    expect([step(), orders]).toEqual(['settled', []]);
  });
});
