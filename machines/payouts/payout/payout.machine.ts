/**
 * Pays one recipient from one of the merchant's wallets.
 *
 * What can never happen: the money call is made outside `submitting`; it is made before the merchant saw the fee and confirmed; it is made
 * again before the provider answered that the first one was not received, or with the old key. After any lost response (a fault, an expired
 * session, a reload) the flow checks the outcome with the order's key.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn, onExpiry } from '../../kit/fault';
import { lostCode } from '../../kit/lostCode';
import { childResult, eventParams, eventPatch, outputOf } from '../../kit/params';
import { leaving, reporting, settled } from './payout.outcome';
import { payoutParts, UNABLE } from './payout.parts';
import { accountOf, emptyDraft } from './payout.rules';
import type { PayoutOutput } from './payout.types';

const ends = (result: PayoutOutput['result']): PayoutOutput => ({ result });

export const payoutMachine = payoutParts.createMachine({
  id: 'payout',
  description: 'Pays one recipient from a wallet.',
  context: ({ input }) => ({
    currency: input.currency,
    businessId: input.businessId,
    draft: emptyDraft,
    recipient: null,
    order: null,
    reviewed: null,
    ...input.bookmark,
    choices: null,
    batchId: null,
    outcome: null,
    result: null,
    problem: null,
    sentAt: null,
  }),
  output: ({ event }) => event.output as PayoutOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Checks for an open payout order of this form, or for one that was reviewed and not sent.',
      meta: { req: ['PAY-05'] },
      always: [
        { guard: 'hasOpenOrder', target: 'checkingOutcome' },
        { guard: 'hasReviewedOrder', target: 'confirming', actions: 'resumeReview' },
        { target: 'editing' },
      ],
    },
    editing: {
      description: 'The merchant fills in the form while the account name is looked up.',
      meta: { req: ['PAY-03', 'PAY-04', 'PAY-08', 'GEN-02'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.recipient === null ? accountOf(context) : null }),
      },
      on: {
        'source.chosen': { actions: [{ type: 'setDraft', params: eventPatch }, 'clearRecipient', 'lookUp'] },
        'type.chosen': {
          actions: [
            { type: 'setDraft', params: ({ event }) => ({ type: event.recipientType, accountNumber: '' }) },
            'clearRecipient',
            'lookUp',
          ],
        },
        'bank.chosen': { actions: [{ type: 'setDraft', params: eventPatch }, 'clearRecipient', 'lookUp'] },
        'account.changed': { actions: [{ type: 'setDraft', params: eventPatch }, 'clearRecipient', 'lookUp'] },
        'beneficiary.chosen': { actions: { type: 'setDraft', params: eventPatch } },
        'amount.changed': { actions: { type: 'setDraft', params: eventPatch } },
        'international.changed': { actions: { type: 'setInternational', params: eventPatch } },
        'description.changed': { actions: { type: 'setDraft', params: eventPatch } },
        'recipient.resolved': { actions: { type: 'setRecipient', params: eventParams } },
        'session.expired': 'sessionExpired',
        dismissed: 'closed',
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Banks, beneficiaries and the balance are loading. The merchant can already type.',
          tags: 'busy',
          invoke: {
            id: 'loadChoices',
            src: 'loadChoices',
            onDone: { target: 'ready', actions: { type: 'setChoices', params: outputOf } },
            onError: [{ ...onExpiry, target: '#payout.sessionExpired' }, { target: 'loadFailed' }],
          },
        },
        ready: {
          description: 'All options are available.',
          on: { 'payout.reviewed': { guard: 'mayBeReviewed', target: '#payout.confirming', actions: 'makeOrder' } },
        },
        loadFailed: {
          description: 'Banks, beneficiaries and the balance failed to load. The merchant can retry.',
          on: { 'choices.retry': 'loading' },
        },
      },
    },
    confirming: {
      description: 'The merchant reviews the recipient, amount and fee. Nothing has been sent.',
      meta: { req: ['PAY-05'] },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ subject: assertPresent(context.order, 'an order') }),
        onDone: [
          { guard: childResult('confirmed'), target: 'submitting', actions: 'endReview' },
          { guard: childResult('revised'), target: 'editing', actions: 'clearOrder' },
          { guard: childResult('sessionExpired'), target: 'sessionExpired', actions: 'setAside' },
          { target: 'closed', actions: 'clearOrder' },
        ],
      },
    },
    submitting: {
      description: 'The provider receives the payout. MOVES MONEY.',
      meta: { req: ['PAY-05', 'PAY-09'] },
      tags: 'busy',
      invoke: {
        id: 'initiatePayout',
        src: 'initiatePayout',
        input: ({ context }) => assertPresent(context.order, 'an order'),
        onDone: [
          {
            guard: { type: 'isDone', params: outputOf },
            target: 'paid',
            actions: [{ type: 'setBatchId', params: outputOf }, 'clearNotice'],
          },
          {
            guard: { type: 'requiresOtp', params: outputOf },
            target: 'verifying',
            actions: { type: 'setBatchId', params: outputOf },
          },
          {
            guard: { type: 'otpWithoutBatch', params: outputOf },
            target: 'checkingOutcome',
            actions: { type: 'notice', params: { tone: 'bad', text: 'Unable to get auth code, please try again' } },
          },
          {
            target: 'checkingOutcome',
            actions: { type: 'notice', params: { tone: 'bad', text: UNABLE } },
          },
        ],
        onError: [
          onExpiry,
          {
            guard: { type: 'refused', params: faultIn },
            target: 'editing',
            actions: ['clearOrder', { type: 'setRefusal', params: faultIn }],
          },
          { target: 'checkingOutcome', actions: { type: 'notifyFault', params: faultIn } },
        ],
      },
    },
    verifying: {
      description: 'The merchant enters the code. MOVES MONEY.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: assertPresent(context.batchId, 'a batch'),
          failureMessage: 'Error verifying payout. Please try again.',
          problem: context.problem,
          sentAt: context.sentAt,
        }),
        onDone: [
          { guard: childResult('verified'), target: 'verified', actions: 'clearNotice' },
          {
            guard: childResult('noResponse'),
            target: 'checkingOutcome',
            actions: { type: 'setLost', params: ({ event }) => lostCode(event.output) },
          },
          { guard: childResult('sessionExpired'), target: 'sessionExpired' },
          { guard: childResult('tooManyAttempts'), target: 'closed', actions: ['clearOrder', 'notifyTooManyAttempts'] },
          { target: 'closed', actions: 'clearOrder' },
        ],
      },
    },
    checkingOutcome: {
      description: 'The payout got no response, so its outcome is checked with the provider.',
      meta: { req: ['PAY-05'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'getPayoutStatus',
        src: 'getPayoutStatus',
        input: ({ context }) => ({ idempotencyKey: assertPresent(context.order, 'an order').idempotencyKey }),
        onDone: [
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'paid' }) },
            target: 'paid',
            actions: [{ type: 'setBatchId', params: outputOf }, 'clearNotice'],
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'received' }) },
            target: 'received',
            actions: [{ type: 'setBatchId', params: outputOf }, 'clearNotice'],
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'requiresOtp' }) },
            target: 'verifying',
            actions: { type: 'setBatchId', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'notPaid' }) },
            target: 'editing',
            actions: ['clearOrder', { type: 'setProblemText', params: { problem: 'The payout failed.' } }],
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'notReceived' }) },
            target: 'confirming',
            actions: ['renewKey', { type: 'setProblemText', params: { problem: "The provider didn't receive the payout." } }],
          },
          { target: 'outcomeUnknown' },
        ],
        onError: [onExpiry, { target: 'outcomeUnknown' }],
      },
    },
    outcomeUnknown: {
      description: 'The outcome is unknown. The merchant can check again; after closing, the next payout starts with this check.',
      meta: { req: ['PAY-05'] },
      on: { 'outcome.retry': 'checkingOutcome', dismissed: 'closed' },
    },
    paid: settled('paid', 'The payout is paid. The merchant sees it while the balance after it loads.', ['PAY-05']),
    verified: settled('verified', 'The code was accepted. The status of the payout and the balance after it are loading.', [
      'PAY-06',
    ]),
    received: settled('received', 'The provider has the payout. Its status and the balance after it are loading.', ['PAY-05']),
    reporting: reporting('The status of the payout and the balance after it are loading again.', ['PAY-05']),
    reported: {
      description: 'The merchant sees the outcome of the payout and the balance after it.',
      meta: { req: ['PAY-05'] },
      on: leaving,
    },
    reportFailed: {
      description: 'The balance after the payout failed to load. The payout is not affected, and the merchant can retry.',
      meta: { req: ['PAY-05'] },
      on: { ...leaving, 'result.retry': 'reporting' },
    },
    another: {
      type: 'final',
      description: 'The merchant starts another payout.',
      meta: { req: ['PAY-03'] },
      output: ends('another'),
    },
    closed: { type: 'final', description: 'The merchant closed the dialog.', meta: { req: ['PAY-03'] }, output: ends('closed') },
    sessionExpired: {
      type: 'final',
      description: 'The session expired. The input and the key of an open order are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('sessionExpired'),
    },
  },
});
