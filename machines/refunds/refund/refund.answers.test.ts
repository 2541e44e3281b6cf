import { describe, expect, it } from 'vitest';
import { open } from '../../../tests/samples/refundProvider';
import type { Fault } from '../../kit/flow/fault';
import { refundCases } from './refund.cases';
import type { Draft, RefundAnswer, RefundOrderStatus } from './refund.types';

const { approved, accepted, turnedDown } = refundCases.ports.createRefunds.answers;
const { made, receivedDeclined, notReceived } = refundCases.ports.getRefundOrderStatus.answers;
const { notFound } = refundCases.machineOnly.ports.loadPayment.fails;

const refusal = (status: number, message: string): Fault => ({ kind: 'server', status, message });

describe('[TRX-05] the response to a refund', () => {
  const NONE: RefundAnswer = { message: 'Refund logged successfully', refunds: [] };

  it.each<[string, RefundAnswer, 'succeeded' | 'declined']>([
    ['approved', approved, 'succeeded'],
    ['processing', accepted, 'succeeded'],
    ['declined', turnedDown, 'declined'],
    ['without a refund', NONE, 'succeeded'],
  ])('that is %s ends in %s', async (_, answer, step) => {
    const { actor, reach, view } = open({ answers: [answer] });
    await reach('filling');
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach(step);
    expect(view().made).toEqual(answer.refunds[0] ?? null);
    expect(view().problem).toBe(step === 'declined' ? 'The customer’s bank declined this refund.' : null);
  });

  it.each<[string, RefundOrderStatus, 'succeeded' | 'declined' | 'filling']>([
    ['approved', made, 'succeeded'],
    ['declined', receivedDeclined, 'declined'],
    ['received, without a refund', { ...made, refunds: [] }, 'succeeded'],
    ['never received', notReceived, 'filling'],
    ['never received, whatever refunds it names', { ...receivedDeclined, status: 'Not Received' }, 'filling'],
  ])('whose status is %s leads to %s', async (_, status, step) => {
    const { bookmark } = refundCases.inputs.reopened;
    const { reach, view } = open({ status, input: { bookmark } });
    expect(view().step).toBe('checkingOutcome');
    await reach(step);
    expect(view().made).toEqual(step === 'filling' ? null : (status.refunds[0] ?? null));
  });

  it.each([
    ['filling', refusal(400, 'Limit reached'), 'Limit reached'],
    ['loadingPayment', refusal(412, 'Changed'), 'What is left to refund has changed. Nothing was refunded.'],
    ['checkingOutcome', refusal(500, ''), null],
    ['checkingOutcome', { kind: 'network' } as const, null],
  ] as const)('leads to %s after %j', async (step, fault, problem) => {
    const { actor, reach, view } = open({ answers: [fault] });
    await reach('filling');
    actor.send({ type: 'refund.reviewed' });
    actor.send({ type: 'refund.confirmed' });
    await reach('submitting');
    await reach(step);
    expect(view().problem).toBe(problem);
  });
});

describe('[RFD-02] a transaction that can’t be loaded', () => {
  const logged = { draft: { reference: 'KOR-9', amount: '', reason: '' }, order: null };

  it.each<[string, Fault, 'enteringReference' | 'loadFailed', string]>([
    ['', notFound, 'enteringReference', 'Your business has no transaction with this reference.'],
    ['KPY-1001', notFound, 'loadFailed', 'Transaction not found'],
    ['', refusal(500, 'Busy'), 'loadFailed', 'Busy'],
    ['', { kind: 'network' }, 'loadFailed', 'We couldn’t reach the server. Check your connection and try again.'],
  ])('of the given reference %j, after %j, leads to %s', async (reference, fault, step, problem) => {
    const { reach, view } = open({ unloaded: fault, input: { reference, bookmark: reference === '' ? logged : null } });
    expect(view().step).toBe('loadingPayment');
    await reach(step);
    expect(view().problem).toBe(problem);
  });
});

describe('[RFD-02] a refund starts', () => {
  it.each<[string, Partial<Draft>, 'enteringReference' | 'loadingPayment']>([
    ['', {}, 'enteringReference'],
    ['', { reference: ' ' }, 'enteringReference'],
    ['', { reference: 'KOR-1001' }, 'loadingPayment'],
    ['', { reference: 'K'.repeat(101) }, 'enteringReference'],
    ['KPY-1001', {}, 'loadingPayment'],
  ])('with the reference %j and the draft %j at %s', (reference, draft, step) => {
    const bookmark = { draft: { reference: '', amount: '', reason: '', ...draft }, order: null };
    expect(open({ input: { reference, bookmark } }).view().step).toBe(step);
  });
});
