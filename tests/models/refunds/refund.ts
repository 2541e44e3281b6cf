import { refundCases } from '../../../machines/refunds/refund/refund.cases';
import type { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import type { Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';
import { lostOrder, sending } from '../orders';
import { seeUnclear } from '../typing';

const start: Start = {
  path: '/dashboard/business/transactions/transaction-details/{paymentReference}?open=refund',
  as: 'amaka.obi@bluecrest.test',
  paid: true,
  before: ['transactionDetails.load'],
  holds: ['refund.loadPayment', 'createRefunds', 'getRefundOrderStatus'],
};

/** A refund, in a user's words. */
export const refundModel = {
  req: ['TRX-05', 'RFD-02'],
  starts: {
    fresh: start,
    logged: { ...start, path: '/dashboard/business/refunds?open=refund', before: ['refunds.load'] },
    reopened: { ...start, bookmark: { flow: 'refund:{paymentReference}', bookmark: refundCases.inputs.reopened.bookmark } },
  },
  events: {
    // The case names the payment of the sample. Here it is the one of the start.
    'reference.changed': (I) => I.fill('Transaction reference', '{paymentReference}'),
    'reference.submitted': (I) => I.press('Find transaction'),
    'reference.revised': (I) => I.press('Change transaction'),
    'amount.changed': async (I, { amount }: { amount: string }) => {
      await I.fill('Amount', amount);
      await seeUnclear(I, amount);
    },
    'reason.changed': (I, { reason }: { reason: string }) => I.fill('Reason', reason),
    'all.chosen': (I) => I.press('Refund all'),
    'payment.retry': (I) => I.press('Try again'),
    'refund.reviewed': (I) => I.press('Review refund'),
    'repeat.accepted': (I) => I.tick('Send a second refund of NGN 20.00'),
    'refund.confirmed': (I) => I.press(/^Refund NGN /),
    'refund.revised': (I) => I.press('Back'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    dismissed: (I, _, __, { fired }) => I.press(fired.some((one) => /succeeded|declined/.test(one)) ? 'Done' : 'Close'),
    'leave.confirmed': (I) => I.press('Leave'),
    'leave.dismissed': (I) => I.press('Keep editing'),
  },
  ports: {
    loadPayment: answering('refund.loadPayment'),
    createRefunds: sending('createRefunds', lostOrder('getRefundOrderStatus')),
    getRefundOrderStatus: answering('getRefundOrderStatus'),
  },
  children: {},
  states: {
    enteringReference: async (I) => {
      await I.see('Transaction reference');
      await I.see('Find transaction');
    },
    loadingPayment: (I) => I.see('Loading what is left to refund…'),
    loadFailed: (I) => I.see('Try again'),
    filling: async (I) => {
      await I.seeHeading('Refund');
      await I.see('Refund all');
    },
    confirming: async (I) => {
      await I.seeHeading('Review refund');
      await I.see('You refund');
      await I.see('Left after this refund');
    },
    submitting: (I) => I.see('Refunding…'),
    checkingOutcome: (I) => I.see('Checking the status of your refund…'),
    outcomeUnknown: (I) => I.seeHeading('We couldn’t confirm this yet'),
    succeeded: async (I) => {
      await I.seeHeading('Refund sent');
      await I.see('Left on this transaction');
    },
    declined: async (I) => {
      await I.seeHeading('Refund declined');
      await I.see('Your money stays with you, and the same amount is left to refund.');
    },
    refunded: (I) => I.seeNoDialog(),
    leaving: (I) => I.see('What you entered will be lost.'),
    leavingReview: (I) => I.see('What you entered will be lost.'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'refund.loadingPayment | xstate.error.actor.loadPayment | 1': 'The sandbox gives paths one refusal, and this is another.',
    'refund.submitting | xstate.error.actor.createRefunds | 1': 'The sandbox gives paths one refusal, and this is another.',
  },
} satisfies Model<typeof refundCases, StateOf<typeof refundMachine>, 'resuming'>;
