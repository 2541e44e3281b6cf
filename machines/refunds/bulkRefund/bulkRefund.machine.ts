/**
 * Refunds many transactions from a file (RFD-03).
 *
 * What can never happen: a row is dropped silently, or corrections without a confirmation; a row is sent that has a problem, is excluded, or is
 * hidden and not included; the rows together refund more of a transaction than is left of it; a batch is sent before the merchant saw its totals
 * and confirmed; a batch is sent again before the provider answered that it was not received. The provider makes all refunds of a batch or none.
 */

import { not, stateIn } from 'xstate';
import { dismissalOf, expiredState, fileStates, finishes, finishingState, rowEvents } from '../../kit/batch/batch.states';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withFault } from '../../kit/flow/given';
import { onPage, orderStates, problem, resuming } from '../../kit/order/order.states';
import { nextReferences } from './bulkRefund.entries';
import type { Texts } from './bulkRefund.file';
import { bulkRefundParts, CHANGED, NOT_RECEIVED } from './bulkRefund.parts';
import { contextOf } from './bulkRefund.rules';
import type { BulkRefundOutput } from './bulkRefund.types';

const toResults = { target: 'results', actions: [withAnswer('setResults'), 'clearOrder', 'clearNotice'] } as const;

export const bulkRefundMachine = bulkRefundParts.createMachine({
  id: 'bulkRefund',
  description: 'Refunds many transactions from one file.',
  context: ({ input }) => contextOf(input.bookmark),
  output: ({ event }) => event.output as BulkRefundOutput,
  initial: 'resuming',
  states: {
    resuming: resuming(
      'Checks for an open batch or file in this tab.',
      'RFD-03',
      { guard: 'hasSource', target: 'reading' },
      { target: 'choosing' },
    ),
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
            onDone: { target: 'lookingUp', reenter: true, actions: withAnswer('setFound') },
            onError: [
              { ...onExpiry, target: '#bulkRefund.sessionExpired' },
              { target: 'stopped', actions: withFault('setLookupProblem') },
            ],
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
    ...orderStates({
      req: ['RFD-03'],
      thing: 'batch',
      receives: 'the refunds. MOVES MONEY',
      sends: 'createRefunds',
      checks: 'getRefundOrderStatus',
      where: onPage,
      answers: toResults,
      refusals: [
        {
          guard: withFault('hasChanged'),
          target: 'reviewing',
          actions: [withFault('lookUpChanged'), 'clearOrder', problem(CHANGED)],
        },
        { guard: withFault('refused'), target: 'reviewing', actions: [withFault('setRefusals'), 'clearOrder'] },
      ],
      lost: 'clearProblem',
      outcomes: [
        { guard: withAnswer('wasReceived'), target: 'results', actions: [...toResults.actions, 'clearReply'] },
        { target: 'reading', actions: ['reuseSheet', NOT_RECEIVED, 'clearReply'] },
      ],
    }),
    results: {
      description:
        'The merchant sees the result of each row. Rows that were declined or not sent can be refunded next, the others are in the list of refunds.',
      meta: { req: ['RFD-03'] },
      on: {
        retry: { guard: 'isLeftOver', target: 'reading', actions: 'reuseRest' },
        'batch.finished': finishes,
      },
    },
    finishing: finishingState('RFD-03'),
    sessionExpired: expiredState,
  },
});
