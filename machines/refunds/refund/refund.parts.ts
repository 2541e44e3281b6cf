/** Ports, guards and actions of the refund's chart. The chart itself is `refund.machine.ts`. */
import { assign, setup } from 'xstate';
import type { Fault } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { asIs, orderActions, orderGuards } from '../../kit/order/order.parts';
import { unconfirmed } from '../../kit/order/order.states';
import type { Keyed } from '../../kit/order/order.types';
import { hasStatus } from '../../kit/order/sentOrder';
import { allOf, draftForAnother, isDeclined, isFilled, isLogged, mayLookUp, mayReview, maySend, orderOf } from './refund.rules';
import type {
  CreatedRefund,
  Draft,
  Order,
  Payment,
  RefundAnswer,
  RefundContext,
  RefundEvent,
  RefundInput,
  RefundOrderStatus,
  RefundOutput,
} from './refund.types';

/** The message when the provider never received the order. */
export const NOT_RECEIVED = unconfirmed('The provider didn’t receive the refund.', '');
export const NOT_FOUND = 'Your business has no transaction with this reference.';
export const CHANGED = 'What is left to refund has changed. Nothing was refunded.';
export const DECLINED = 'The customer’s bank declined this refund.';

const firstOf = ({ refunds: [made] }: { readonly refunds: readonly CreatedRefund[] }): CreatedRefund | null => made ?? null;

const wasDeclined = ({ refunds }: { readonly refunds: readonly CreatedRefund[] }) => refunds.slice(0, 1).some(isDeclined);

export const refundParts = setup({
  types: {} as FlowTypes<RefundContext, RefundEvent, RefundInput, RefundOutput>,
  actors: {
    loadPayment: port<Payment, { readonly key: string }>('refund.loadPayment', { calls: ['getOrder'] }),
    createRefunds: port<RefundAnswer, Order>('createRefunds', { calls: ['createRefunds'] }),
    getRefundOrderStatus: port<RefundOrderStatus, Keyed>('getRefundOrderStatus', {
      calls: ['getRefundOrderStatus'],
    }),
  },
  guards: orderGuards,
  actions: orderActions<RefundContext, RefundEvent>(asIs, { failed: 'We couldn’t load this transaction' }),
}).extend({
  guards: {
    isFilled: ({ context }) => isFilled(context),
    hasPayment: ({ context: { payment } }) => payment !== null,
    isLogged: ({ context }) => isLogged(context),
    awaitsReference: ({ context }) => !mayLookUp(context),
    mayLookUp: ({ context }) => mayLookUp(context),
    isNotFound: ({ context }, fault: Fault) => isLogged(context) && hasStatus(fault, 404),
    mayReview: ({ context }) => mayReview(context),
    maySend: ({ context }) => maySend(context),
    wasDeclined: (_, answer: RefundAnswer | RefundOrderStatus) => wasDeclined(answer),
    wasReceivedAndDeclined: (_, answer: RefundOrderStatus) => answer.status === 'Successful' && wasDeclined(answer),
  },
  actions: {
    setDraft: assign({
      draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }),
      problem: null,
      leftBefore: null,
    }),
    /** The amount starts at what is left. What the merchant typed stays. */
    setPayment: assign({
      payment: (_, payment: Payment) => payment,
      draft: ({ context: { draft } }, payment: Payment) =>
        draft.amount === '' ? { ...draft, amount: allOf(payment) ?? '' } : draft,
    }),
    clearPayment: assign({ draft: ({ context }) => draftForAnother(context), payment: null, problem: null, leftBefore: null }),
    dropPayment: assign({ payment: null }),
    takeAll: assign({
      draft: ({ context: { draft, payment } }) => ({ ...draft, amount: allOf(payment) ?? draft.amount }),
      problem: null,
      leftBefore: null,
    }),
    makeOrder: assign({
      order: ({ context }) => {
        const order = orderOf(context);
        return order && { ...order, idempotencyKey: crypto.randomUUID() };
      },
      isRepeatAccepted: false,
      problem: null,
      leftBefore: null,
    }),
    setRepeat: assign({ isRepeatAccepted: (_, { isAccepted }: { readonly isAccepted: boolean }) => isAccepted }),
    /** Taken before the order is cleared, so that the merchant can compare. */
    keepLeft: assign({ leftBefore: ({ context: { order } }) => order?.expectedLeft ?? null }),
    clearOrder: assign({ order: null, isRepeatAccepted: false }),
    setMade: assign({ made: (_, answer: RefundAnswer | RefundOrderStatus) => firstOf(answer) }),
  },
});
