import { createActor } from 'xstate';
import { Failure, type Fault } from '../../machines/kit/flow/fault';
import { wire } from '../../machines/kit/flow/port';
import { payoutCases } from '../../machines/payouts/payout/payout.cases';
import { payoutMachine } from '../../machines/payouts/payout/payout.machine';
import { selectPayout } from '../../machines/payouts/payout/payout.select';
import type { Bookmark, Order, PayoutResult, Quote } from '../../machines/payouts/payout/payout.types';

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const { all: choices } = payoutCases.ports.loadChoices.answers;
const quote: Quote = {
  fee: '50.00',
  total: '20050.00',
  needsOtp: false,
  needsApproval: false,
  similar: null,
  available: '6482930.00',
};

export type Answer = 'done' | 'requiresOtp' | 'unknownCode' | Fault;

/** Opens a payout whose provider gives these answers, one after the other. */
export function openPayout({
  initiate = [],
  status = [],
  verify = [],
  results = [],
  quotes = [],
  bookmark = null,
}: {
  initiate?: Answer[];
  status?: string[];
  verify?: Fault[];
  results?: (PayoutResult | Fault)[];
  quotes?: (Partial<Quote> | Fault)[];
  bookmark?: Bookmark | null;
} = {}) {
  const orders: Order[] = [];
  const asked: string[] = [];
  const said: string[] = [];
  const looked: string[] = [];
  const machine = wire(payoutMachine, {
    loadChoices: async () => choices,
    initiatePayout: async (order) => {
      orders.push(order);
      const next = initiate.shift() ?? 'done';
      if (typeof next === 'string') return payoutCases.ports.initiatePayout.answers[next];
      throw new Failure(next);
    },
    getPayoutStatus: async ({ idempotencyKey }) => {
      asked.push(idempotencyKey);
      return { status: status.shift() ?? 'Pending', message: '', batchId: 'B1' };
    },
    loadResult: async () => {
      const next = results.shift() ?? payoutCases.ports.loadResult.answers.successful;
      if ('kind' in next) throw new Failure(next);
      return next;
    },
    resolution: {
      resolve: async ({ accountNumber }) => {
        looked.push(accountNumber);
        return { accountName: 'ADA OKAFOR' };
      },
    },
    confirmation: {
      quote: async () => {
        const next = quotes.shift() ?? {};
        if ('kind' in next) throw new Failure(next);
        return { ...quote, ...next };
      },
    },
    otp: {
      verify: async () => {
        const fault = verify.shift();
        if (fault) throw new Failure(fault);
        return { message: '' };
      },
      resend: async () => ({ message: '' }),
    },
  });
  const actor = createActor(machine, { input: { currency: 'NGN', businessId: '1001', bookmark } });
  actor.on('*', (event) => said.push(event.type === 'notice' ? event.text : event.type));
  actor.start();
  const step = () => selectPayout(actor.getSnapshot()).step;
  const review = async () => {
    await settle();
    actor.send({ type: 'source.chosen', source: 'beneficiary' });
    actor.send({ type: 'beneficiary.chosen', beneficiaryId: '1' });
    actor.send({ type: 'amount.changed', amount: '20,000' });
    actor.send({ type: 'payout.reviewed' });
    await settle();
  };
  const confirm = async () => {
    actor.getSnapshot().children.confirmation?.send({ type: 'confirmation.confirmed' });
    await settle();
    await settle();
  };
  const enter = async (otp: string) => {
    actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp });
    actor.getSnapshot().children.otp?.send({ type: 'otp.submitted' });
    await settle();
    await settle();
  };
  return { actor, orders, asked, said, looked, step, review, confirm, enter };
}
