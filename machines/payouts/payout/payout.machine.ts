/**
 * Pays one recipient from one of the merchant's wallets.
 *
 * What can never happen: the money call is made outside `submitting`; it is made before the merchant saw the fee and confirmed; it is made
 * again before the provider answered that the first one was not received, or with the old key. After any lost response (a fault, an expired
 * session, a reload) the flow checks the outcome with the order's key.
 */

import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { leaves, leaving, leavingOrder } from '../../kit/flow/leaving';
import { childResult } from '../../kit/flow/params';
import { codeState } from '../../kit/order/code.states';
import { badNews, inDialog, orderStates, outcomeIs, problem, resuming, unconfirmed } from '../../kit/order/order.states';
import { assertPresent } from '../../kit/values/assertPresent';
import { outcomeStates } from './payout.outcome';
import { payoutParts, UNABLE } from './payout.parts';
import { accountOf, emptyDraft } from './payout.rules';
import type { PayoutContext, PayoutOutput } from './payout.types';

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
    reply: null,
    sentAt: null,
  }),
  output: ({ event }) => event.output as PayoutOutput,
  initial: 'resuming',
  states: {
    resuming: resuming(
      'Checks for an open payout order of this form, or for one that was reviewed and not sent.',
      'PAY-05',
      { guard: 'hasReviewedOrder', target: 'confirming', actions: 'resumeReview' },
      { target: 'editing' },
    ),
    editing: {
      description: 'The merchant fills in the form while the account name is looked up.',
      meta: { req: ['PAY-03', 'PAY-04', 'PAY-08', 'GEN-02'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.recipient === null ? accountOf(context) : null }),
      },
      on: {
        'source.chosen': { actions: [withPatch('setDraft'), 'clearRecipient', 'lookUp'] },
        'type.chosen': {
          actions: [
            { type: 'setDraft', params: ({ event }) => ({ type: event.recipientType, accountNumber: '' }) },
            'clearRecipient',
            'lookUp',
          ],
        },
        'bank.chosen': { actions: [withPatch('setDraft'), 'clearRecipient', 'lookUp'] },
        'account.changed': { actions: [withPatch('setDraft'), 'clearRecipient', 'lookUp'] },
        'beneficiary.chosen': { actions: withPatch('setDraft') },
        'amount.changed': { actions: withPatch('setDraft') },
        'international.changed': { actions: withPatch('setInternational') },
        'description.changed': { actions: withPatch('setDraft') },
        'recipient.resolved': { actions: withEvent('setRecipient') },
        'session.expired': 'sessionExpired',
        dismissed: leaves,
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Banks, beneficiaries and the balance are loading. The merchant can already type.',
          tags: 'busy',
          invoke: {
            id: 'loadChoices',
            src: 'loadChoices',
            onDone: { target: 'ready', actions: withAnswer('setChoices') },
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
    leaving: leaving('editing', 'PAY-03'),
    leavingReview: leavingOrder('confirming', 'PAY-05'),
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
          { target: 'leavingReview' },
        ],
      },
    },
    ...orderStates({
      req: ['PAY-05'],
      sendingReq: ['PAY-09'],
      thing: 'payout',
      receives: 'the payout. MOVES MONEY',
      sends: 'initiatePayout',
      checks: 'getPayoutStatus',
      where: inDialog('after closing, the next payout'),
      answers: [
        { guard: withAnswer('isDone'), target: 'paid', actions: [withAnswer('setBatchId'), 'clearNotice'] },
        { guard: withAnswer('requiresOtp'), target: 'verifying', actions: withAnswer('setBatchId') },
        {
          guard: withAnswer('otpWithoutBatch'),
          target: 'checkingOutcome',
          actions: badNews('Unable to get auth code, please try again'),
        },
        { target: 'checkingOutcome', actions: badNews(UNABLE) },
      ],
      refusals: [{ guard: withFault('refused'), target: 'editing', actions: ['clearOrder', withFault('setProblem')] }],
      lost: withFault('notifyLost'),
      outcomes: [
        { guard: outcomeIs('paid'), target: 'paid', actions: [withAnswer('setBatchId'), 'clearNotice'] },
        { guard: outcomeIs('received'), target: 'received', actions: [withAnswer('setBatchId'), 'clearNotice'] },
        { guard: outcomeIs('requiresOtp'), target: 'verifying', actions: [withAnswer('setBatchId'), 'clearNotice'] },
        {
          guard: outcomeIs('notPaid'),
          target: 'editing',
          actions: ['clearOrder', problem('The payout failed.'), 'clearNotice'],
        },
        {
          guard: outcomeIs('notReceived'),
          target: 'confirming',
          actions: ['renewKey', unconfirmed('The provider didn’t receive the payout.', ''), 'clearNotice'],
        },
        { target: 'outcomeUnknown' },
      ],
    }),
    verifying: codeState({
      description: 'The merchant enters the code. MOVES MONEY.',
      req: ['PAY-06', 'PAY-07'],
      failed: 'Error verifying payout. Please try again.',
      codeOf: (context: PayoutContext) => context,
      verified: { target: 'verified', actions: 'clearNotice' },
      lost: 'checkingOutcome',
      outOfTries: { target: 'closed', actions: ['clearOrder', 'notifyTooManyAttempts'] },
      dismissed: { target: 'closed', actions: 'clearOrder' },
    }),
    ...outcomeStates,
    another: ended('another', 'The merchant starts another payout.', 'PAY-03'),
    closed: ended('closed', 'The merchant closed the dialog.', 'PAY-03'),
    sessionExpired: expired('The session expired. The input and the key of an open order are kept for the same merchant.'),
  },
});
