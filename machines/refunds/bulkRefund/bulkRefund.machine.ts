/**
 * Refunds many transactions from a file (RFD-03).
 *
 * What can never happen: a row is dropped silently, or corrections without a confirmation; a row is sent that has a problem, is excluded, or is
 * hidden and not included; the rows together refund more of a transaction than is left of it; a batch is sent before the merchant saw its totals
 * and confirmed; a batch is sent again before the provider answered that it was not received. The provider makes all refunds of a batch or none.
 */

import { not, stateIn } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import { dismissalOf, expiredState, fileStates, rowEvents } from '../../kit/batch.states';
import { faultIn, onExpiry } from '../../kit/fault';
import { outputOf } from '../../kit/params';
import { nextReferences } from './bulkRefund.entries';
import type { Texts } from './bulkRefund.file';
import { bulkRefundParts, CHANGED, LOST } from './bulkRefund.parts';
import { contextOf } from './bulkRefund.rules';
import type { BulkRefundContext, BulkRefundOutput } from './bulkRefund.types';

const expired = { ...onExpiry, target: '#bulkRefund.sessionExpired' } as const;

const sent = ({ context }: { readonly context: BulkRefundContext }) => assertPresent(context.order, 'an order');

export const bulkRefundMachine = bulkRefundParts.createMachine({
  id: 'bulkRefund',
  description: 'Refunds many transactions from one file.',
  context: ({ input }) => contextOf(input.bookmark),
  output: ({ event }) => event.output as BulkRefundOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Checks for an open batch or file in this tab.',
      meta: { req: ['RFD-03'] },
      always: [
        { guard: 'hasOpenOrder', target: 'checkingOutcome' },
        { guard: 'hasSource', target: 'reading' },
        { target: 'choosing' },
      ],
    },
    ...fileStates<Texts>('bulkRefund', ['RFD-03']),
    reviewing: {
      description: 'The merchant reviews the rows and fixes or excludes those with problems. Nothing has been sent.',
      meta: { req: ['RFD-03'] },
      on: {
        ...rowEvents,
        'lookup.retry': { guard: not(stateIn({ reviewing: 'lookingUp' })), target: '.lookedUp', actions: 'askAgain' },
        'file.dismissed': dismissalOf('bulkRefund'),
        'batch.reviewed': { guard: 'mayBeReviewed', target: '#bulkRefund.confirming', actions: 'makeOrder' },
      },
      initial: 'lookedUp',
      states: {
        lookedUp: {
          description: 'The transaction of every row has been looked up.',
          always: { guard: 'someUnknown', target: 'lookingUp' },
        },
        lookingUp: {
          description: 'The next transactions are being looked up.',
          tags: 'busy',
          always: { guard: 'allKnown', target: 'lookedUp' },
          on: { 'lookup.stopped': 'stopped' },
          invoke: {
            id: 'findPayments',
            src: 'findPayments',
            input: ({ context }) => ({ references: nextReferences(context) }),
            onDone: { target: 'lookingUp', reenter: true, actions: { type: 'setFound', params: outputOf } },
            onError: [expired, { target: 'stopped', actions: { type: 'setLookupProblem', params: faultIn } }],
          },
        },
        stopped: { description: 'The lookup is paused and can be resumed.' },
      },
    },
    confirming: {
      description: 'The merchant reviews the number of refunds and their total in each currency. Nothing has been sent.',
      meta: { req: ['RFD-03'] },
      on: {
        'batch.confirmed': 'submitting',
        'batch.revised': { target: 'reviewing', actions: 'clearOrder' },
      },
    },
    submitting: {
      description: 'The provider receives the refunds. MOVES MONEY.',
      meta: { req: ['RFD-03'] },
      tags: 'busy',
      invoke: {
        id: 'createRefunds',
        src: 'createRefunds',
        input: sent,
        onDone: { target: 'results', actions: [{ type: 'setResults', params: outputOf }, 'clearOrder', 'clearNotice'] },
        onError: [
          expired,
          {
            guard: { type: 'hasChanged', params: faultIn },
            target: 'reviewing',
            actions: [{ type: 'lookUpChanged', params: faultIn }, 'clearOrder', { type: 'setProblem', params: CHANGED }],
          },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'reviewing',
            actions: [{ type: 'setRefusals', params: faultIn }, 'clearOrder'],
          },
          { target: 'checkingOutcome', actions: { type: 'setProblem', params: LOST } },
        ],
      },
    },
    checkingOutcome: {
      description: 'The batch got no response, so its outcome is checked with the provider.',
      meta: { req: ['RFD-03'] },
      tags: 'busy',
      invoke: {
        id: 'getRefundOrderStatus',
        src: 'getRefundOrderStatus',
        input: ({ context }) => ({ idempotencyKey: sent({ context }).idempotencyKey }),
        onDone: [
          {
            guard: { type: 'wasReceived', params: outputOf },
            target: 'results',
            actions: [{ type: 'setResults', params: outputOf }, 'clearOrder', 'clearNotice'],
          },
          { target: 'reading', actions: ['reuseSheet', { type: 'setProblem', params: LOST }] },
        ],
        onError: [expired, { target: 'outcomeUnknown' }],
      },
    },
    outcomeUnknown: {
      description: 'The outcome is unknown. The merchant can check again, and nothing more is sent until it is known.',
      meta: { req: ['RFD-03'] },
      on: { 'outcome.retry': 'checkingOutcome' },
    },
    results: {
      description:
        'The merchant sees the result of each row. Rows that were declined or not sent can be refunded next, the others are in the list of refunds.',
      meta: { req: ['RFD-03'] },
      on: {
        retry: { guard: 'isLeftOver', target: 'reading', actions: 'reuseRest' },
        'batch.finished': { target: 'choosing', actions: 'clearSheet' },
      },
    },
    sessionExpired: expiredState,
  },
});
