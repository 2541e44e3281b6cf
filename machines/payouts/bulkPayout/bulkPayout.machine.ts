/**
 * Pay many recipients from a file (BLK-01).
 *
 * What can never happen: a row is dropped without a word, or corrections without a question; a row with a problem, one that was left out, or a
 * hidden one that nobody included, is sent; a batch is sent without the merchant having seen what it costs and said yes; a batch is sent again
 * before the provider said that it was not received; a row that was paid, or may be, is sent again: every row has a name of its own, the same
 * in every batch, and the provider takes it once.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { lostIn, messageIn } from '../../kit/otp.rules';
import { childResult, eventParams, outputOf } from '../../kit/params';
import { nextUnnamed } from './bulkPayout.entries';
import { bulkPayoutParts, UNKNOWN_CODE } from './bulkPayout.parts';
import { resultStates } from './bulkPayout.results';
import { contextOf } from './bulkPayout.rules';
import type { BulkPayoutOutput } from './bulkPayout.types';

const dismissal = [
  { guard: 'isCorrected', target: '#bulkPayout.discarding' },
  { target: '#bulkPayout.choosing', actions: 'forgetSheet' },
] as const;

const expired = { guard: { type: 'sessionExpired', params: faultIn }, target: '#bulkPayout.left' } as const;

export const bulkPayoutMachine = bulkPayoutParts.createMachine({
  id: 'bulkPayout',
  description: 'Pays many recipients from one file.',
  context: ({ input }) => contextOf(input.bookmark),
  output: ({ event }) => event.output as BulkPayoutOutput,
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks for an open batch or file in this tab.',
      meta: { req: ['BLK-01'] },
      always: [
        { guard: 'mayHaveBeenMade', target: 'asking' },
        { guard: 'isInitiated', target: 'resulting' },
        { guard: 'hasSource', target: 'reading' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'The merchant chooses a file. If the last file was rejected, the reason is shown.',
      meta: { req: ['BLK-01'] },
      on: { 'file.chosen': { target: 'reading', actions: { type: 'keepFile', params: eventParams } } },
    },
    reading: {
      description: 'The file is read and every row is validated in the background.',
      meta: { req: ['BLK-01'] },
      tags: 'busy',
      on: { 'reading.cancelled': { guard: 'isFromFile', target: 'choosing', actions: 'forgetSheet' } },
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => assertPresent(context.source, 'a file'),
        onDone: [
          { guard: { type: 'isRead', params: outputOf }, target: 'reviewing', actions: { type: 'keepSheet', params: outputOf } },
          { target: 'choosing', actions: { type: 'keepRefusal', params: outputOf } },
        ],
        onError: [expired, { target: 'unread', actions: { type: 'keepUnread', params: faultIn } }],
      },
    },
    unread: {
      description: 'Data needed for validation failed to load. The file is kept, and the merchant can retry.',
      meta: { req: ['BLK-01'] },
      on: { 'reading.retry': 'reading', 'file.dismissed': dismissal },
    },
    reviewing: {
      description: 'The merchant reviews the rows and fixes or excludes those with errors. Nothing has been sent.',
      meta: { req: ['BLK-01'] },
      on: {
        'cell.changed': { actions: { type: 'keepCell', params: eventParams } },
        'row.excluded': { actions: { type: 'leaveOut', params: eventParams } },
        'row.restored': { actions: { type: 'takeBack', params: eventParams } },
        'row.confirmed': { actions: { type: 'keepTwin', params: eventParams } },
        'rows.included': { actions: { type: 'include', params: eventParams } },
        'rows.shown': { actions: { type: 'keepShown', params: eventParams } },
        'file.dismissed': dismissal,
        'batch.reviewed': { guard: 'mayBeReviewed', target: 'confirming', actions: 'makeOrder' },
      },
      initial: 'named',
      states: {
        named: {
          description: 'Every payable row has been looked up.',
          always: { guard: 'someUnnamed', target: 'naming' },
          on: { 'naming.retry': { actions: 'askSilentAgain' } },
        },
        naming: {
          description: 'The next account names are being looked up.',
          tags: 'busy',
          always: { guard: 'allNamed', target: 'named' },
          on: { 'naming.stopped': 'stopped' },
          invoke: {
            id: 'resolveNames',
            src: 'resolveNames',
            input: ({ context }) => ({ payees: nextUnnamed(context) }),
            onDone: { target: 'naming', reenter: true, actions: { type: 'keepNames', params: outputOf } },
            onError: [expired, { target: 'stopped', actions: { type: 'keepUnnamed', params: faultIn } }],
          },
        },
        stopped: {
          description: 'The lookup is paused and can be resumed.',
          on: { 'naming.retry': { target: 'named', actions: 'askSilentAgain' } },
        },
      },
    },
    discarding: {
      description: 'A new file would discard the corrections made here. The merchant is asked to confirm it.',
      meta: { req: ['BLK-01'] },
      on: {
        'dismissal.confirmed': { target: 'choosing', actions: 'forgetSheet' },
        'dismissal.cancelled': [{ guard: 'hasSource', target: 'unread' }, { target: 'reviewing' }],
      },
    },
    confirming: {
      description: 'The merchant reviews the number of payouts, the total and the fee. Nothing has been sent.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ subject: assertPresent(context.order, 'an order') }),
        onDone: [
          { guard: childResult('confirmed'), target: 'initiating' },
          { guard: childResult('sessionExpired'), target: 'left', actions: 'forgetOrder' },
          { target: 'reviewing', actions: 'forgetOrder' },
        ],
      },
    },
    initiating: {
      description: 'The provider receives the batch. MOVES MONEY.',
      meta: { req: ['BLK-01', 'PAY-05', 'PAY-09'] },
      tags: ['busy', 'money'],
      invoke: {
        id: 'initiateBatch',
        src: 'initiateBatch',
        input: ({ context }) => assertPresent(context.order, 'an order'),
        onDone: [
          { guard: { type: 'isDone', params: outputOf }, target: 'resulting', actions: { type: 'keepBatch', params: outputOf } },
          {
            guard: { type: 'wantsOtp', params: outputOf },
            target: 'verifying',
            actions: { type: 'keepBatch', params: outputOf },
          },
          { target: 'asking', actions: { type: 'noticeBad', params: UNKNOWN_CODE } },
        ],
        onError: [
          expired,
          {
            guard: { type: 'refused', params: faultIn },
            target: 'reviewing',
            actions: ['forgetOrder', { type: 'keepUnsent', params: faultIn }],
          },
          { target: 'asking', actions: { type: 'noticeFault', params: faultIn } },
        ],
      },
    },
    verifying: {
      description: 'The merchant enters the code for the batch. MOVES MONEY.',
      meta: { req: ['BLK-01', 'PAY-06'] },
      tags: 'money',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: assertPresent(context.batchId, 'a batch'),
          refusal: 'Error verifying payout. Please try again.',
          problem: context.codeProblem,
        }),
        onDone: [
          {
            guard: childResult('verified'),
            target: 'resulting',
            actions: [
              'forgetOrder',
              { type: 'noticeDone', params: ({ event }) => ({ message: messageIn(event.output), fallback: 'Payout verified' }) },
              'forgetCodeProblem',
            ],
          },
          { guard: childResult('sessionExpired'), target: 'left' },
          {
            guard: childResult('unanswered'),
            target: 'resulting',
            actions: { type: 'sayOfCode', params: ({ event }) => ({ problem: lostIn(event.output) }) },
          },
          { guard: childResult('exhausted'), target: 'resulting', actions: ['forgetCodeProblem', 'noticeExhausted'] },
          { target: 'resulting', actions: 'forgetCodeProblem' },
        ],
      },
    },
    asking: {
      description: 'The batch got no response, so its outcome is checked with the provider.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      tags: 'busy',
      invoke: {
        id: 'getBatchStatus',
        src: 'getBatchStatus',
        input: ({ context }) => ({ idempotencyKey: assertPresent(context.order, 'an order').idempotencyKey }),
        onDone: [
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'wantsOtp' }) },
            target: 'verifying',
            actions: { type: 'keepBatch', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'known' }) },
            target: 'resulting',
            actions: { type: 'keepBatch', params: outputOf },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'notReceived' }) },
            target: 'reading',
            actions: ['takeAgain', { type: 'noticeBad', params: { text: 'The batch was not received. Nothing was paid.' } }],
          },
          { target: 'unknown' },
        ],
        onError: [expired, { target: 'unknown' }],
      },
    },
    unknown: {
      description: 'The outcome is unknown. The merchant can check again, and nothing more is sent until it is known.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      on: { 'outcome.retry': 'asking' },
    },
    ...resultStates,
    left: {
      type: 'final',
      description: 'The session expired. The file and the key of an open batch are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' },
    },
  },
});
