/** Responses of success that do not say success: each order asks for its outcome, and each form keeps what was typed. */
import { describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, waitFor } from 'xstate';
import { allEndpoints, type EndpointName } from '../contract/all';
import { virtualAccountMachine } from '../machines/balances/virtualAccount/virtualAccount.machine';
import { whole } from '../machines/catalog/newProduct/newProduct.flow';
import { newProductMachine } from '../machines/catalog/newProduct/newProduct.machine';
import { Failure, type Fault, faultGuards } from '../machines/kit/flow/fault';
import { wire } from '../machines/kit/flow/port';
import type { Form } from '../machines/kit/form/form.flow';
import type { Fields, SaveInput } from '../machines/kit/form/form.types';
import type { Said } from '../machines/kit/otp/otp.types';
import { emptyValues as emptyLink, newPaymentLinkMachine } from '../machines/links/newPaymentLink/newPaymentLink.machine';
import { approvalMachine } from '../machines/payouts/approval/approval.machine';
import { rent } from '../machines/payouts/approvals/approvals.flow';
import { payoutVerificationCases } from '../machines/payouts/payoutVerification/payoutVerification.cases';
import { payoutVerificationMachine } from '../machines/payouts/payoutVerification/payoutVerification.machine';
import { checked } from '../src/services/call';
import * as bulk from './samples/bulkProvider';
import * as bulkRefund from './samples/bulkRefundProvider';
import { openPayout } from './samples/payoutProvider';
import * as refund from './samples/refundProvider';
import * as split from './samples/splitSettlementProvider';
import * as swap from './samples/swapProvider';

const WORDS = 'Insufficient balance';

const BODIES = {
  'false and why': { status: false, message: WORDS },
  'false alone': { status: false },
  nothing: {},
  'a text': 'unexpected body',
  'false as text': { status: 'false', message: WORDS },
} as const;
type Body = keyof typeof BODIES;
const bodies = Object.keys(BODIES) as readonly Body[];

/** The fault that a call ends with, or null: it took the body for a success. */
function faultOf(name: EndpointName, body: unknown): Fault | null {
  try {
    checked(allEndpoints[name], body);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.fault;
    throw error;
  }
}

const faultFor = (name: EndpointName, body: Body): Fault => {
  const fault = faultOf(name, BODIES[body]);
  if (fault === null) throw new Error(`${name} takes ${body} for a success.`);
  return fault;
};

/** Files, and texts that are answers by themselves. */
const writes = Object.values(allEndpoints).filter((one) => one.method !== 'GET' && !('file' in one));

describe('a response of success', () => {
  it.each(writes.map(({ name }) => name))('[GEN-01] that does not say so is a fault of %s', (name) => {
    expect(bodies.filter((body) => faultOf(name, BODIES[body]) === null)).toEqual([]);
    const [why, alone] = [faultOf(name, BODIES['false and why']), faultOf(name, BODIES['false alone'])];
    expect([why, alone]).toEqual([
      { kind: 'server', status: 200, message: WORDS },
      { kind: 'server', status: 200, message: '' },
    ]);
    expect(why && faultGuards.refused(null, why)).toBe(true);
  });

  it.each<[EndpointName, object]>([
    ['createSwapOrder', { message: 'Currency swap successful' }],
    ['createSwapOrder', { status: true }],
    ['verifyPayout', { status: true, message: 'Payout verified' }],
    ['createRefunds', { refunds: [{ refundReference: 'R', refundStatus: 'Approved' }] }],
    ['upsertSplitSettlement', { status: true }],
    ['repeatReport', { reportReference: 'R' }],
  ])('of %s is %j', (name, body) => expect(faultOf(name, body)).toBeNull());
});

interface Sent {
  readonly idempotencyKey: string;
}

interface Ran {
  readonly actor: AnyActorRef;
  readonly sent: readonly (Sent | { readonly order: Sent })[];
  readonly said?: readonly string[];
}

/** Each order is sent once and ends with this fault. The provider then says that it never received it. */
const orders: Readonly<Record<string, { readonly call: EndpointName; readonly run: (fault: Fault) => Promise<Ran> }>> = {
  payout: {
    call: 'initiatePayout',
    run: async (fault) => {
      const { actor, orders: sent, said, review, confirm } = openPayout({ initiate: [fault], status: ['Not Received'] });
      const watched = watch(actor);
      await review();
      await confirm();
      return { actor: watched, sent, said };
    },
  },
  bulkPayout: {
    call: 'initiatePayout',
    run: async (fault) => {
      const of = bulk.provider(bulk.rows(2), { unsent: [fault] });
      const { actor } = await bulk.reviewed(of);
      const said: string[] = [];
      actor.on('notice', ({ text }) => said.push(text));
      const watched = watch(actor);
      actor.send({ type: 'batch.reviewed' });
      const { confirmation } = actor.getSnapshot().children;
      await vi.waitFor(() => expect(confirmation?.getSnapshot().matches('ready')).toBe(true));
      confirmation?.send({ type: 'confirmation.confirmed' });
      await waitFor(actor, (snapshot) => snapshot.matches('checkingOutcome'));
      await waitFor(actor, (snapshot) => snapshot.matches({ reviewing: 'namesResolved' }));
      return { actor: watched, sent: of.orders, said };
    },
  },
  refund: {
    call: 'createRefunds',
    run: async (fault) => {
      const { actor, sent, reach } = refund.open({ answers: [fault] });
      const watched = watch(actor);
      await reach('filling');
      actor.send({ type: 'refund.reviewed' });
      actor.send({ type: 'refund.confirmed' });
      await reach('filling');
      return { actor: watched, sent };
    },
  },
  bulkRefund: {
    call: 'createRefunds',
    run: async (fault) => {
      const { actor, sent, reach, review, confirm } = bulkRefund.open({ answers: [fault] });
      const watched = watch(actor);
      await review();
      confirm();
      await reach({ reviewing: 'lookedUp' });
      return { actor: watched, sent };
    },
  },
  swap: {
    call: 'createSwapOrder',
    run: async (fault) => {
      const { actor, sent, at, fill, enter } = swap.open({ orders: [fault] });
      const watched = watch(actor);
      await fill();
      enter('123456');
      await at('refreshingRate');
      await at('verifying');
      return { actor: watched, sent };
    },
  },
  splitSettlement: {
    call: 'upsertSplitSettlement',
    run: async (fault) => {
      const { actor, sent, said, at, submit } = split.open({ answers: [fault] });
      const watched = watch(actor);
      await submit('1');
      await at('checkingOutcome');
      await at('building');
      return { actor: watched, sent, said };
    },
  },
};

/** The keys that an order had while its outcome was checked. */
const checkedKeys = new WeakMap<AnyActorRef, string[]>();

function watch<Actor extends AnyActorRef>(actor: Actor): Actor {
  const keys: string[] = [];
  checkedKeys.set(actor, keys);
  actor.subscribe((snapshot) => {
    const { value, context } = Object(snapshot);
    if (value === 'checkingOutcome') keys.push(context.order.idempotencyKey);
  });
  return actor;
}

const keyOf = (sent: Ran['sent'][number] | undefined) =>
  sent && ('order' in sent ? sent.order.idempotencyKey : sent.idempotencyKey);

describe.each(Object.entries(orders))('[FLW-03] an order whose response is one of success: %s', (_, { call, run }) => {
  it.each(bodies)('is asked for with its own key after %s, and sent once', async (body) => {
    const { actor, sent, said = [] } = await run(faultFor(call, body));
    expect(sent).toHaveLength(1);
    expect(new Set(checkedKeys.get(actor))).toEqual(new Set([keyOf(sent[0])]));
    const words = [Object(actor.getSnapshot()).context.problem, said.at(-1)].join(' ');
    if (body === 'false and why') expect(words).toContain(WORDS);
    if (body === 'false alone') expect(words).not.toContain('get a response');
  });
});

describe('[PAY-06] the code of a payout whose response is one of success', () => {
  const { waiting } = payoutVerificationCases.ports.getPayout.answers;

  it.each(bodies)('leads to another look at the payout after %s', async (body) => {
    let looks = 0;
    const said: string[] = [];
    const machine = wire(payoutVerificationMachine, {
      getPayout: async () => {
        looks += 1;
        return waiting;
      },
      sendCode: async () => ({ message: '' }),
      otp: {
        verify: () => Promise.reject(new Failure(faultFor('verifyPayout', body))),
        resend: async () => ({ message: '' }),
      },
    });
    const actor = createActor(machine, { input: { payoutId: '1' } });
    actor.on('notice', ({ text }) => said.push(text));
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
    const entry = actor.getSnapshot().children.otp;
    entry?.send({ type: 'otp.changed', otp: '1' });
    entry?.send({ type: 'otp.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('checkingOutcome'));
    await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
    expect(looks).toBe(2);
    expect(said).toEqual(['Success - Enter OTP']);
    const { problem } = actor.getSnapshot().context;
    expect(problem).toBe(body === 'false and why' ? WORDS : 'Error verifying payout. Please try again.');
  });
});

describe('[APR-01] a decision whose response is one of success', () => {
  it.each(bodies)('leads to another look at the payouts after %s', async (body) => {
    let looks = 0;
    const machine = wire(approvalMachine, {
      look: async ({ payoutIds }) => {
        looks += 1;
        return { payouts: payoutIds.map((payoutId) => ({ ...rent, payoutId })) };
      },
      sendCode: async () => ({ message: '' }),
      decide: () => Promise.reject(new Failure(faultFor('verifySecondLevel', body))),
      otp: { verify: async ({ otp }) => ({ message: '', otp }), resend: async () => ({ message: '' }) },
    });
    const approver = { id: '2', name: 'Tunde Bello', mayApprove: true };
    const actor = createActor(machine, { input: { payoutIds: ['1'], isApproved: true, approver, sentAt: null } });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('reviewing'));
    actor.send({ type: 'code.requested', isApproved: true });
    await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
    const entry = actor.getSnapshot().children.otp;
    entry?.send({ type: 'otp.changed', otp: '1' });
    entry?.send({ type: 'otp.submitted' });
    await waitFor(actor, (snapshot) => snapshot.matches('checkingOutcome'));
    await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
    expect(looks).toBe(2);
    const { problem } = actor.getSnapshot().context;
    if (body === 'false and why') expect(problem).toContain(WORDS);
    if (body === 'false alone') expect(problem).not.toContain('get a response');
  });
});

/** Submits a form twice, which ends so both times. */
async function submitTwice<Values extends Fields<Values>>(machine: Form<Values, Said>, values: Values, fault: Fault) {
  const keys: string[] = [];
  const save = async ({ idempotencyKey }: SaveInput<Values>): Promise<Said> => {
    keys.push(idempotencyKey);
    throw new Failure(fault);
  };
  const actor = createActor(wire<Form<Values, Said>>(machine, { save }), {
    input: { subject: '', initialValues: values, draft: values },
  });
  actor.start();
  for (let turn = 0; turn < 2; turn += 1) {
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  }
  const { submitError, attempt } = actor.getSnapshot().context;
  return { keys, isEditing: actor.getSnapshot().matches('editing'), problem: submitError?.text, isOpen: attempt !== null };
}

const link = { ...emptyLink('NGN'), name: 'Ankara', paymentType: 'MULTIPLE' };

/** Forms that create something. */
const forms: Readonly<Record<string, readonly [EndpointName, string, (fault: Fault) => ReturnType<typeof submitTwice>]>> = {
  newPaymentLink: ['createPaymentLink', 'An error occurred', (fault) => submitTwice(newPaymentLinkMachine, link, fault)],
  newProduct: [
    'createProduct',
    'We couldn’t save the product. Try again.',
    (fault) => submitTwice(newProductMachine, whole, fault),
  ],
  virtualAccount: [
    'createVirtualAccount',
    'An error occurred',
    (fault) => submitTwice(virtualAccountMachine, { alias: 'Lagos' }, fault),
  ],
};

describe.each(Object.entries(forms))('[GEN-01] a form whose response is one of success: %s', (_, [call, failed, submit]) => {
  it.each(bodies)('says what is wrong after %s, and has another key only if nothing was created', async (body) => {
    const isRefused = body === 'false and why';
    const { keys, ...seen } = await submit(faultFor(call, body));
    expect(seen).toEqual({ isEditing: true, problem: isRefused ? WORDS : failed, isOpen: !isRefused });
    expect([keys.length, new Set(keys).size]).toEqual([2, isRefused ? 2 : 1]);
  });
});
