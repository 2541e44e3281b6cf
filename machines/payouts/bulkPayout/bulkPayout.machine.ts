/**
 * Pays many recipients from a file (BLK-01).
 *
 * What can never happen: a row is dropped silently, or corrections without a confirmation; a row is sent that is invalid, excluded, or hidden
 * and not included; a batch is sent before the merchant saw its cost and confirmed; a code is asked for before the provider said which rows it
 * confirms; a batch is sent again before the provider answered that it was not received; a row that was or may be paid is sent again: every row has
 * its own reference, the same in every batch, and the provider
 * accepts it once.
 */

import { expiredState, fileStates } from '../../kit/batch/batch.states';
import { withAnswer, withFault } from '../../kit/flow/given';
import { childResult } from '../../kit/flow/params';
import { codeState, said } from '../../kit/order/code.states';
import { badNews, notifyUnconfirmed, onPage, orderStates, outcomeIs, resuming, theOrder } from '../../kit/order/order.states';
import { setLost } from '../../kit/otp/lostCode';
import type { Texts } from './bulkPayout.file';
import { bulkPayoutParts, UNABLE } from './bulkPayout.parts';
import { resultStates } from './bulkPayout.results';
import { reviewingState } from './bulkPayout.review';
import { contextOf } from './bulkPayout.rules';
import type { BulkPayoutContext, BulkPayoutOutput } from './bulkPayout.types';

export const bulkPayoutMachine = bulkPayoutParts.createMachine({
  id: 'bulkPayout',
  description: 'Pays many recipients from one file.',
  context: ({ input }) => contextOf(input.bookmark),
  output: ({ event }) => event.output as BulkPayoutOutput,
  initial: 'resuming',
  states: {
    resuming: resuming(
      'Checks for an open batch or file in this tab.',
      'BLK-01',
      { guard: 'isInitiated', target: 'loadingResults' },
      { guard: 'hasSource', target: 'reading' },
      { target: 'choosing' },
    ),
    ...fileStates<Texts>('bulkPayout', ['BLK-01']),
    reviewing: reviewingState,
    confirming: {
      description: 'The merchant reviews the number of payouts, the total and the fee. Nothing has been sent.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ subject: theOrder({ context }) }),
        onDone: [
          { guard: childResult('confirmed'), target: 'submitting', actions: 'useKey' },
          { guard: childResult('sessionExpired'), target: 'sessionExpired', actions: 'clearOrder' },
          { target: 'reviewing', actions: 'clearOrder' },
        ],
      },
    },
    ...orderStates({
      req: ['BLK-01', 'PAY-05'],
      sendingReq: ['PAY-09'],
      thing: 'batch',
      receives: 'the batch. MOVES MONEY',
      sends: 'initiateBatch',
      checks: 'getBatchStatus',
      where: onPage,
      answers: [
        { guard: withAnswer('isDone'), target: 'loadingResults', actions: withAnswer('setBatchId') },
        { guard: withAnswer('requiresOtp'), target: 'loadingAccepted', actions: [withAnswer('setBatchId'), 'setCodeSent'] },
        { target: 'checkingOutcome', actions: badNews(UNABLE) },
      ],
      refusals: [{ guard: withFault('refused'), target: 'reviewing', actions: ['clearOrder', withFault('setProblem')] }],
      lost: withFault('notifyLost'),
      outcomes: [
        {
          guard: outcomeIs('requiresOtp'),
          target: 'loadingAccepted',
          actions: [withAnswer('setBatchId'), 'setCodeSent', 'clearNotice'],
        },
        { guard: outcomeIs('known'), target: 'loadingResults', actions: [withAnswer('setBatchId'), 'clearNotice'] },
        {
          guard: outcomeIs('notReceived'),
          target: 'reading',
          actions: ['reuseSheet', notifyUnconfirmed('The provider didn’t receive the batch.', 'Nothing was paid.')],
        },
        { target: 'outcomeUnknown' },
      ],
    }),
    verifying: codeState({
      description: 'The merchant enters the code for the batch. MOVES MONEY.',
      req: ['BLK-01', 'PAY-06'],
      failed: 'Error verifying payout. Please try again.',
      codeOf: ({ batchId, codeProblem, sentAt }: BulkPayoutContext) => ({ batchId, problem: codeProblem, sentAt }),
      verified: {
        target: 'loadingResults',
        actions: ['clearOrder', { type: 'notifyVerified', params: said }, 'clearCodeProblem'],
      },
      lost: 'loadingResults',
      outOfTries: { target: 'loadingResults', actions: ['clearCodeProblem', 'notifyTooManyAttempts'] },
      dismissed: { target: 'loadingResults', actions: setLost },
    }),
    ...resultStates,
    sessionExpired: expiredState,
  },
});
