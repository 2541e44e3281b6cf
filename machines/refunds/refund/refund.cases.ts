import { type Cases, everyFault } from '../../kit/flow/cases';
import { unconfirmed } from '../../kit/order/order.cases';
import { refundedInPart } from '../../transactions/transactionDetails/transactionDetails.flow';
import type { refundMachine } from './refund.machine';
import { blockerOf, emptyDraft, maySend } from './refund.rules';
import type { Order, Payment } from './refund.types';

/** NGN 20.00 of it went back. */
const now: Payment = {
  ...refundedInPart,
  refunded: '20.00',
  refunds: refundedInPart.refunds.map((refund) => ({ ...refund, amount: '20.00' })),
};
/** Meanwhile somebody else refunded nearly all of it. */
const taken: Payment = { ...now, refunded: '84490.00' };
const whole: Payment = { ...now, refunded: '0.00', refunds: [] };
const unpaid: Payment = { ...now, status: 'Failed' };
const byBank: Payment = { ...now, method: 'Pay With Bank Transfer' };
/** The provider doesn't say what went back. */
const untold: Payment = { ...now, refunded: null };

/** An order of an earlier page that the provider never received. Its key was closed before it arrived. */
const neverSent: Order = {
  transactionReference: 'KOR-1001',
  orderId: now.id,
  currency: 'NGN',
  amount: '50',
  reason: '',
  expectedLeft: '84480.00',
  idempotencyKey: 'never-sent',
};

const events = {
  'reference.changed': { known: { reference: 'KPY-1001' } },
  'reference.submitted': { now: {} },
  'reference.revised': { now: {} },
  'amount.changed': {
    some: { amount: '50.00' },
    again: { amount: '20.00' },
    declined: { amount: '13.15' },
    processing: { amount: '13.14' },
    zero: { amount: '0' },
    unclear: { amount: '1,50' },
    tooMuch: { amount: '99,999,999.00' },
  },
  'reason.changed': { given: { reason: 'Returned' } },
  'all.chosen': { now: {} },
  'payment.retry': { now: {} },
  'refund.reviewed': { now: {} },
  'repeat.accepted': { yes: { isAccepted: true } },
  'refund.confirmed': { now: {} },
  'refund.revised': { now: {} },
  'outcome.retry': { now: {} },
  reconnected: { now: {} },
  dismissed: { now: {} },
  'leave.confirmed': { now: {} },
  'leave.dismissed': { now: {} },
} as const;

/** What the sandbox makes of an amount. */
const OUTCOMES: Readonly<Record<string, string>> = { '13.15': 'turnedDown', '13.14': 'accepted' };

const RECEIVED: Readonly<Record<string, string>> = { '13.15': 'receivedDeclined' };

const answered = (status: string) => ({ message: 'Refund logged successfully', refunds: [{ reference: 'RFD-1', status }] });

export const refundCases = {
  inputs: {
    fresh: { reference: 'KPY-1001', bookmark: null },
    logged: { reference: '', bookmark: null },
    reopened: {
      reference: 'KPY-1001',
      bookmark: { draft: { ...emptyDraft, amount: '50.00' }, order: neverSent },
    },
  },
  events,
  ports: {
    loadPayment: { answers: { now }, fails: everyFault },
    createRefunds: {
      answers: { approved: answered('Approved'), accepted: answered('Processing'), turnedDown: answered('Declined') },
      fails: everyFault,
    },
    getRefundOrderStatus: {
      answers: {
        made: { status: 'Successful', ...answered('Approved') },
        receivedDeclined: { status: 'Successful', ...answered('Declined') },
        notReceived: { status: 'Not Received', message: '', refunds: [] },
      },
      fails: everyFault,
    },
  },
  children: {},
  machineOnly: {
    events: { 'reference.changed': { long: { reference: 'K'.repeat(101) } }, 'repeat.accepted': { no: { isAccepted: false } } },
    ports: {
      loadPayment: {
        answers: { taken, whole, unpaid, byBank, untold },
        fails: { notFound: { kind: 'server', status: 404, message: 'Transaction not found' } },
      },
      createRefunds: {
        fails: { ...unconfirmed, changed: { kind: 'server', status: 412, message: 'What is left to refund has changed' } },
      },
    },
  },
  possible: (snapshot, { kind, subject, name }) => {
    const { draft, order, isRepeatAccepted } = snapshot.context;
    switch (`${subject} ${kind}`) {
      case 'amount.changed event':
        return Object.entries(events['amount.changed']).some(([one, { amount }]) => one === name && amount !== draft.amount);
      case 'reference.changed event':
        return draft.reference === '';
      case 'reason.changed event':
        return draft.reason === '';
      case 'repeat.accepted event':
        return order?.amount === '20' && !isRepeatAccepted;
      case 'createRefunds answers':
        return name === (OUTCOMES[order?.amount ?? ''] ?? 'approved');
      case 'getRefundOrderStatus answers':
        return name === 'notReceived' || (order !== neverSent && name === (RECEIVED[order?.amount ?? ''] ?? 'made'));
      default:
        return true;
    }
  },
  remember: (context) => [
    context.reference,
    context.draft.reference,
    context.draft.amount,
    context.draft.reason !== '',
    context.payment,
    blockerOf(context),
    context.order?.amount,
    context.order?.expectedLeft,
    context.order === neverSent,
    maySend(context),
    context.isRepeatAccepted,
    context.leftBefore !== null,
  ],
} satisfies Cases<typeof refundMachine>;
