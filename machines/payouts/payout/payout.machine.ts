/**
 * Pay one recipient from one of the merchant's wallets.
 *
 * What can never happen: the money call is made from anywhere but `initiating`; it is made without the merchant having seen the fee and
 * confirmed; it is made again before the provider said that the first one was not received, and then never with the old key. Whenever an
 * answer is lost - a fault, an expired session, a reloaded page - the flow goes on by asking for the outcome with the order's key.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { lostIn, messageIn } from '../../kit/otp.rules';
import { childResult, eventParams, eventPatch, outputOf } from '../../kit/params';
import { payoutParts, UNABLE } from './payout.parts';
import { accountOf, blank } from './payout.rules';
import type { PayoutOutput } from './payout.types';

const ends = (result: PayoutOutput['result']): PayoutOutput => ({ result });

export const payoutMachine = payoutParts.createMachine({
  id: 'payout',
  description: 'Pays one recipient from a wallet.',
  context: ({ input }) => ({
    currency: input.currency,
    businessId: input.businessId,
    draft: blank,
    recipient: null,
    order: null,
    ...input.bookmark,
    choices: null,
    batchId: null,
    problem: null,
  }),
  output: ({ event }) => event.output as PayoutOutput,
  initial: 'opening',
  on: { 'session.expired': '.left' },
  states: {
    opening: {
      description: 'Checks for an open payout order of this form.',
      meta: { req: ['PAY-05'] },
      always: [{ guard: 'mayHaveBeenMade', target: 'asking' }, { target: 'filling' }],
    },
    filling: {
      description: 'The merchant fills in the form while the account name is looked up.',
      meta: { req: ['PAY-03', 'PAY-04', 'PAY-08', 'GEN-02'] },
      invoke: {
        id: 'resolution',
        src: 'resolution',
        input: ({ context }) => ({ account: context.recipient === null ? accountOf(context) : null }),
      },
      on: {
        'source.chosen': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetRecipient', 'lookUp'] },
        'type.chosen': {
          actions: [
            { type: 'keepDraft', params: ({ event }) => ({ type: event.recipientType, accountNumber: '' }) },
            'forgetRecipient',
            'lookUp',
          ],
        },
        'bank.chosen': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetRecipient', 'lookUp'] },
        'account.changed': { actions: [{ type: 'keepDraft', params: eventPatch }, 'forgetRecipient', 'lookUp'] },
        'beneficiary.chosen': { actions: { type: 'keepDraft', params: eventPatch } },
        'amount.changed': { actions: { type: 'keepDraft', params: eventPatch } },
        'international.changed': { actions: { type: 'keepAbroad', params: eventPatch } },
        'description.changed': { actions: { type: 'keepDraft', params: eventPatch } },
        'recipient.resolved': { actions: { type: 'keepRecipient', params: eventParams } },
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
            onDone: { target: 'ready', actions: { type: 'keepChoices', params: outputOf } },
            onError: [{ guard: { type: 'sessionExpired', params: faultIn }, target: '#payout.left' }, { target: 'unloaded' }],
          },
        },
        ready: {
          description: 'All options are available.',
          on: { 'payout.reviewed': { guard: 'mayBeReviewed', target: '#payout.confirming', actions: 'makeOrder' } },
        },
        unloaded: {
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
          { guard: childResult('confirmed'), target: 'initiating', actions: 'forgetProblem' },
          { guard: childResult('revised'), target: 'filling', actions: 'forgetOrder' },
          { guard: childResult('sessionExpired'), target: 'left' },
          { target: 'closed', actions: 'forgetOrder' },
        ],
      },
    },
    initiating: {
      description: 'The provider receives the payout. MOVES MONEY.',
      meta: { req: ['PAY-05', 'PAY-09'] },
      tags: ['busy', 'money'],
      invoke: {
        id: 'initiatePayout',
        src: 'initiatePayout',
        input: ({ context }) => assertPresent(context.order, 'an order'),
        onDone: [
          {
            guard: { type: 'isDone', params: outputOf },
            target: 'paid',
            actions: {
              type: 'noticeDone',
              params: ({ event }) => ({ message: event.output.message, fallback: 'Payout successful' }),
            },
          },
          {
            guard: { type: 'wantsOtp', params: outputOf },
            target: 'verifying',
            actions: { type: 'keepBatch', params: outputOf },
          },
          {
            guard: { type: 'wantsOtpForNothing', params: outputOf },
            target: 'asking',
            actions: { type: 'notice', params: { tone: 'bad', text: 'Unable to get auth code, please try again' } },
          },
          {
            target: 'asking',
            actions: { type: 'notice', params: { tone: 'bad', text: UNABLE } },
          },
        ],
        onError: [
          { guard: { type: 'sessionExpired', params: faultIn }, target: 'left' },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'filling',
            actions: ['forgetOrder', { type: 'keepRefusal', params: faultIn }],
          },
          { target: 'asking', actions: { type: 'noticeFault', params: faultIn } },
        ],
      },
    },
    verifying: {
      description: 'The merchant enters the code. MOVES MONEY.',
      meta: { req: ['PAY-06', 'PAY-07'] },
      tags: 'money',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: assertPresent(context.batchId, 'a batch'),
          refusal: 'Error verifying payout. Please try again.',
          problem: context.problem,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'verified',
            actions: {
              type: 'noticeDone',
              params: ({ event }) => ({ message: messageIn(event.output), fallback: 'Payout verified' }),
            },
          },
          {
            guard: childResult('unanswered'),
            target: 'asking',
            actions: { type: 'sayProblem', params: ({ event }) => ({ problem: lostIn(event.output) }) },
          },
          { guard: childResult('sessionExpired'), target: 'left' },
          { guard: childResult('exhausted'), target: 'closed', actions: ['forgetOrder', 'noticeExhausted'] },
          { target: 'closed', actions: 'forgetOrder' },
        ],
      },
    },
    asking: {
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
            actions: { type: 'noticeDone', params: { message: '', fallback: 'Payout successful' } },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'received' }) },
            target: 'received',
            actions: { type: 'noticeStatus', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'wantsOtp' }) },
            target: 'verifying',
            actions: { type: 'keepBatch', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'notPaid' }) },
            target: 'filling',
            actions: ['forgetOrder', { type: 'sayProblem', params: { problem: 'The payout failed.' } }],
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'notReceived' }) },
            target: 'confirming',
            actions: ['renewKey', { type: 'sayProblem', params: { problem: "The provider didn't receive the payout." } }],
          },
          { target: 'unknown' },
        ],
        onError: [{ guard: { type: 'sessionExpired', params: faultIn }, target: 'left' }, { target: 'unknown' }],
      },
    },
    unknown: {
      description: 'The outcome is unknown. The merchant can check again; after closing, the next payout starts with this check.',
      meta: { req: ['PAY-05'] },
      on: { 'outcome.retry': 'asking', dismissed: 'closed' },
    },
    paid: { type: 'final', description: 'The payout is paid.', meta: { req: ['PAY-05'] }, output: ends('paid') },
    verified: {
      type: 'final',
      description: 'The code was accepted. The list shows the outcome of the payout.',
      meta: { req: ['PAY-06'] },
      output: ends('verified'),
    },
    received: {
      type: 'final',
      description: 'The provider received the payout and is processing it.',
      meta: { req: ['PAY-05'] },
      output: ends('received'),
    },
    closed: { type: 'final', description: 'The merchant closed the dialog.', meta: { req: ['PAY-03'] }, output: ends('closed') },
    left: {
      type: 'final',
      description: 'The session expired. The input and the key of an open order are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('left'),
    },
  },
});
