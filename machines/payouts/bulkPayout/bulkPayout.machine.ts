/**
 * Pay many recipients from a file (BLK-01).
 *
 * What can never happen: a row is dropped without a word, or corrections without a question; a row with a problem, one that was left out, or a
 * hidden one that nobody included, is sent; a batch is sent without the merchant having seen what it costs and said yes; a batch is sent again
 * before the provider said that it was not received; a row that was paid, or may be, is sent again: every row has a name of its own, the same
 * in every batch, and the provider takes it once.
 */
import { faultIn } from '../../kit/fault';
import { given } from '../../kit/given';
import { lostIn, messageIn } from '../../kit/otp.rules';
import { answer, ended, typed } from '../../kit/params';
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
  description: 'Pay many recipients from a file.',
  context: ({ input }) => contextOf(input.bookmark),
  output: ({ event }) => event.output as BulkPayoutOutput,
  initial: 'opening',
  states: {
    opening: {
      description: 'Decides whether an earlier batch or file of this tab is still open.',
      meta: { req: ['BLK-01'] },
      always: [
        { guard: 'mayHaveBeenMade', target: 'asking' },
        { guard: 'isInitiated', target: 'resulting' },
        { guard: 'hasSource', target: 'reading' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'A file can be chosen. Why the last one was not taken is shown.',
      meta: { req: ['BLK-01'] },
      on: { 'file.chosen': { target: 'reading', actions: { type: 'keepFile', params: typed } } },
    },
    reading: {
      description: 'The file is read and every row checked, away from the page.',
      meta: { req: ['BLK-01'] },
      tags: 'busy',
      on: { 'reading.cancelled': { guard: 'isFromFile', target: 'choosing', actions: 'forgetSheet' } },
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => given(context.source, 'a file'),
        onDone: [
          { guard: { type: 'isRead', params: answer }, target: 'reviewing', actions: { type: 'keepSheet', params: answer } },
          { target: 'choosing', actions: { type: 'keepRefusal', params: answer } },
        ],
        onError: [expired, { target: 'unread', actions: { type: 'keepUnread', params: faultIn } }],
      },
    },
    unread: {
      description: 'What a check needs could not be had; nothing of the file is lost, and it can be tried again.',
      meta: { req: ['BLK-01'] },
      on: { 'reading.askedAgain': 'reading', 'file.dismissed': dismissal },
    },
    reviewing: {
      description:
        'The merchant sees every row with what is wrong with it, and puts it right or leaves it out. Nothing has been sent.',
      meta: { req: ['BLK-01'] },
      on: {
        'cell.changed': { actions: { type: 'keepCell', params: typed } },
        'row.leftOut': { actions: { type: 'leaveOut', params: typed } },
        'row.takenBack': { actions: { type: 'takeBack', params: typed } },
        'row.meant': { actions: { type: 'keepTwin', params: typed } },
        'rows.included': { actions: { type: 'include', params: typed } },
        'rows.shown': { actions: { type: 'keepShown', params: typed } },
        'file.dismissed': dismissal,
        'batch.reviewed': { guard: 'mayBeReviewed', target: 'confirming', actions: 'makeOrder' },
      },
      initial: 'named',
      states: {
        named: {
          description: 'Whose accounts they are has been asked for every row that can be paid.',
          always: { guard: 'someUnnamed', target: 'naming' },
          on: { 'naming.askedAgain': { actions: 'askSilentAgain' } },
        },
        naming: {
          description: 'The next few accounts are looked up.',
          tags: 'busy',
          always: { guard: 'allNamed', target: 'named' },
          on: { 'naming.stopped': 'stopped' },
          invoke: {
            id: 'resolveNames',
            src: 'resolveNames',
            input: ({ context }) => ({ payees: nextUnnamed(context) }),
            onDone: { target: 'naming', reenter: true, actions: { type: 'keepNames', params: answer } },
            onError: [expired, { target: 'stopped', actions: { type: 'keepUnnamed', params: faultIn } }],
          },
        },
        stopped: {
          description: 'Looking up was stopped; it can go on.',
          on: { 'naming.askedAgain': { target: 'named', actions: 'askSilentAgain' } },
        },
      },
    },
    discarding: {
      description: 'Another file would drop what the merchant has corrected here: they are asked whether to.',
      meta: { req: ['BLK-01'] },
      on: {
        'dismissal.confirmed': { target: 'choosing', actions: 'forgetSheet' },
        'dismissal.cancelled': [{ guard: 'hasSource', target: 'unread' }, { target: 'reviewing' }],
      },
    },
    confirming: {
      description: 'The merchant reads how many are paid, what it comes to and what it costs. Nothing has been sent.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        input: ({ context }) => ({ subject: given(context.order, 'an order') }),
        onDone: [
          { guard: ended('confirmed'), target: 'initiating' },
          { guard: ended('sessionExpired'), target: 'left', actions: 'forgetOrder' },
          { target: 'reviewing', actions: 'forgetOrder' },
        ],
      },
    },
    initiating: {
      description: 'The batch is sent to the provider. MOVES MONEY.',
      meta: { req: ['BLK-01', 'PAY-05', 'PAY-09'] },
      tags: ['busy', 'money'],
      invoke: {
        id: 'initiateBatch',
        src: 'initiateBatch',
        input: ({ context }) => given(context.order, 'an order'),
        onDone: [
          { guard: { type: 'isDone', params: answer }, target: 'resulting', actions: { type: 'keepBatch', params: answer } },
          { guard: { type: 'wantsOtp', params: answer }, target: 'verifying', actions: { type: 'keepBatch', params: answer } },
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
      description: 'The merchant enters the code that was sent for the batch. MOVES MONEY.',
      meta: { req: ['BLK-01', 'PAY-06'] },
      tags: 'money',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          subject: given(context.batchId, 'a batch'),
          refusal: 'Error verifying payout. Please try again.',
          problem: context.codeProblem,
        }),
        onDone: [
          {
            guard: ended('verified'),
            target: 'resulting',
            actions: [
              'forgetOrder',
              { type: 'noticeDone', params: ({ event }) => ({ message: messageIn(event.output), fallback: 'Payout verified' }) },
              'forgetCodeProblem',
            ],
          },
          { guard: ended('sessionExpired'), target: 'left' },
          {
            guard: ended('unanswered'),
            target: 'resulting',
            actions: { type: 'sayOfCode', params: ({ event }) => ({ problem: lostIn(event.output) }) },
          },
          { guard: ended('exhausted'), target: 'resulting', actions: ['forgetCodeProblem', 'noticeExhausted'] },
          { target: 'resulting', actions: 'forgetCodeProblem' },
        ],
      },
    },
    asking: {
      description: 'No answer came back: the provider is asked what became of the batch.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      tags: 'busy',
      invoke: {
        id: 'getBatchStatus',
        src: 'getBatchStatus',
        input: ({ context }) => ({ idempotencyKey: given(context.order, 'an order').idempotencyKey }),
        onDone: [
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'wantsOtp' }) },
            target: 'verifying',
            actions: { type: 'keepBatch', params: answer },
          },
          {
            guard: { type: 'outcomeIs', params: ({ event }) => ({ answer: event.output, as: 'known' }) },
            target: 'resulting',
            actions: { type: 'keepBatch', params: answer },
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
      description: 'Nobody can say yet. The merchant may ask again; until somebody can say, nothing more is sent.',
      meta: { req: ['BLK-01', 'PAY-05'] },
      on: { 'outcome.asked': 'asking' },
    },
    ...resultStates,
    left: {
      type: 'final',
      description: 'The session ended. The file, and the key of a batch, wait for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: { result: 'left' },
    },
  },
});
