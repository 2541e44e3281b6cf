/**
 * Pays many recipients from a file (BLK-01).
 *
 * What can never happen: a row is dropped silently, or corrections without a confirmation; a row is sent that is invalid, excluded, or hidden
 * and not included; a batch is sent before the merchant saw its cost and confirmed; a batch is sent again before the provider answered that it
 * was not received; a row that was or may be paid is sent again: every row has its own reference, the same in every batch, and the provider
 * accepts it once.
 */

import { assertPresent } from '../../kit/assertPresent';
import { expiredState, fileStates } from '../../kit/batch.states';
import { faultIn, onExpiry } from '../../kit/fault';
import { lostCode } from '../../kit/lostCode';
import { messageIn } from '../../kit/otp.rules';
import { childResult, outputOf } from '../../kit/params';
import type { Texts } from './bulkPayout.file';
import { bulkPayoutParts, UNKNOWN_CODE } from './bulkPayout.parts';
import { resultStates } from './bulkPayout.results';
import { reviewingState } from './bulkPayout.review';
import { contextOf } from './bulkPayout.rules';
import type { BulkPayoutOutput } from './bulkPayout.types';

const expired = { ...onExpiry, target: '#bulkPayout.sessionExpired' } as const;

export const bulkPayoutMachine = bulkPayoutParts.createMachine({
  id: 'bulkPayout',
  description: 'Pays many recipients from one file.',
  context: ({ input }) => contextOf(input.bookmark),
  output: ({ event }) => event.output as BulkPayoutOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Checks for an open batch or file in this tab.',
      meta: { req: ['BLK-01'] },
      always: [
        { guard: 'hasOpenOrder', target: 'checkingOutcome' },
        { guard: 'isInitiated', target: 'loadingResults' },
        { guard: 'hasSource', target: 'reading' },
        { target: 'choosing' },
      ],
    },
    ...fileStates<Texts>('bulkPayout', ['BLK-01']),
    reviewing: reviewingState,
    confirming: {
      description: 'The merchant reviews the number of payouts, the total and the fee. Nothing has been sent.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ subject: assertPresent(context.order, 'an order') }),
        onDone: [
          { guard: childResult('confirmed'), target: 'submitting' },
          { guard: childResult('sessionExpired'), target: 'sessionExpired', actions: 'clearOrder' },
          { target: 'reviewing', actions: 'clearOrder' },
        ],
      },
    },
    submitting: {
      description: 'The provider receives the batch. MOVES MONEY.',
      meta: { req: ['BLK-01', 'PAY-05', 'PAY-09'] },
      tags: 'busy',
      invoke: {
        id: 'initiateBatch',
        src: 'initiateBatch',
        input: ({ context }) => assertPresent(context.order, 'an order'),
        onDone: [
          {
            guard: { type: 'isDone', params: outputOf },
            target: 'loadingResults',
            actions: { type: 'setBatchId', params: outputOf },
          },
          {
            guard: { type: 'requiresOtp', params: outputOf },
            target: 'verifying',
            actions: { type: 'setBatchId', params: outputOf },
          },
          { target: 'checkingOutcome', actions: { type: 'notifyError', params: UNKNOWN_CODE } },
        ],
        onError: [
          expired,
          {
            guard: { type: 'refused', params: faultIn },
            target: 'reviewing',
            actions: ['clearOrder', { type: 'setSendProblem', params: faultIn }],
          },
          { target: 'checkingOutcome', actions: { type: 'notifyFault', params: faultIn } },
        ],
      },
    },
    verifying: {
      description: 'The merchant enters the code for the batch. MOVES MONEY.',
      meta: { req: ['BLK-01', 'PAY-06'] },
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: assertPresent(context.batchId, 'a batch'),
          failureMessage: 'Error verifying payout. Please try again.',
          problem: context.codeProblem,
          sentAt: context.sentAt,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'loadingResults',
            actions: [
              'clearOrder',
              { type: 'notifyDone', params: ({ event }) => ({ message: messageIn(event.output), fallback: 'Payout verified' }) },
              'clearCodeProblem',
            ],
          },
          { guard: childResult('sessionExpired'), target: 'sessionExpired' },
          {
            guard: childResult('noResponse'),
            target: 'loadingResults',
            actions: { type: 'setLost', params: ({ event }) => lostCode(event.output) },
          },
          {
            guard: childResult('tooManyAttempts'),
            target: 'loadingResults',
            actions: ['clearCodeProblem', 'notifyTooManyAttempts'],
          },
          { target: 'loadingResults', actions: { type: 'setLost', params: ({ event }) => lostCode(event.output) } },
        ],
      },
    },
    checkingOutcome: {
      description: 'The batch got no response, so its outcome is checked with the provider.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      tags: 'busy',
      invoke: {
        id: 'getBatchStatus',
        src: 'getBatchStatus',
        input: ({ context }) => ({ idempotencyKey: assertPresent(context.order, 'an order').idempotencyKey }),
        onDone: [
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'requiresOtp' }) },
            target: 'verifying',
            actions: { type: 'setBatchId', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'known' }) },
            target: 'loadingResults',
            actions: { type: 'setBatchId', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'notReceived' }) },
            target: 'reading',
            actions: [
              'reuseSheet',
              { type: 'notifyError', params: { text: 'The provider didn’t receive the batch. Nothing was paid.' } },
            ],
          },
          { target: 'outcomeUnknown' },
        ],
        onError: [expired, { target: 'outcomeUnknown' }],
      },
    },
    outcomeUnknown: {
      description: 'The outcome is unknown. The merchant can check again, and nothing more is sent until it is known.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      on: { 'outcome.retry': 'checkingOutcome' },
    },
    ...resultStates,
    sessionExpired: expiredState,
  },
});
