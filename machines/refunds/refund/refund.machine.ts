/**
 * Refunds a transaction, in part or in full. The transaction is given, or the merchant enters its reference.
 *
 * What can never happen: more is refunded than is left; the refund that is sent is another than the merchant confirmed; it is sent again before
 * the provider answered that the first one was not received, or with the old key; a second refund of the same amount is sent without a second yes.
 * If somebody else refunded meanwhile, the provider refuses, and the merchant sees what is left now.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn, onExpiry } from '../../kit/fault';
import { eventParams, eventPatch, outputOf } from '../../kit/params';
import { CHANGED, DECLINED, LOST, NOT_FOUND, refundParts } from './refund.parts';
import { emptyDraft, referenceOf } from './refund.rules';
import type { RefundContext, RefundOutput } from './refund.types';

const ends = (result: RefundOutput['result']): RefundOutput => ({ result });

const expires = { ...onExpiry, target: '#refund.sessionExpired' } as const;

const sent = ({ context }: { readonly context: RefundContext }) => assertPresent(context.order, 'an order');

export const refundMachine = refundParts.createMachine({
  id: 'refund',
  description: 'Refunds a transaction, in part or in full.',
  context: ({ input: { reference, bookmark } }) => ({
    reference,
    draft: emptyDraft,
    order: null,
    ...bookmark,
    payment: null,
    leftBefore: null,
    isRepeatAccepted: false,
    made: null,
    problem: null,
  }),
  output: ({ event }) => event.output as RefundOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Checks for an open refund order of this transaction.',
      meta: { req: ['TRX-05'] },
      always: [
        { guard: 'hasOpenOrder', target: 'checkingOutcome' },
        { guard: 'awaitsReference', target: 'naming' },
        { target: 'weighing' },
      ],
    },
    naming: {
      description: 'The merchant enters the reference of the transaction.',
      meta: { req: ['RFD-02'] },
      on: {
        'reference.changed': { actions: { type: 'setDraft', params: eventPatch } },
        'reference.submitted': { guard: 'mayLookUp', target: 'weighing', actions: 'clearProblem' },
        dismissed: 'closed',
      },
    },
    weighing: {
      description: 'The transaction and what is left of it are loading.',
      meta: { req: ['TRX-05'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'loadPayment',
        src: 'loadPayment',
        input: ({ context }) => ({ key: referenceOf(context) }),
        onDone: { target: 'filling', actions: { type: 'setPayment', params: outputOf } },
        onError: [
          expires,
          {
            guard: { type: 'isNotFound', params: faultIn },
            target: 'naming',
            actions: { type: 'setProblemText', params: { problem: NOT_FOUND } },
          },
          { target: 'weighFailed', actions: { type: 'setProblem', params: faultIn } },
        ],
      },
    },
    weighFailed: {
      description: 'The transaction failed to load. The merchant can retry.',
      meta: { req: ['TRX-05'] },
      on: { 'payment.retry': { target: 'weighing', actions: 'clearProblem' }, dismissed: 'closed' },
    },
    filling: {
      description: 'The merchant enters the amount and the reason, and sees what is left afterwards.',
      meta: { req: ['TRX-05', 'RFD-02'] },
      on: {
        'reference.revised': { guard: 'isLogged', target: 'naming', actions: 'clearPayment' },
        'amount.changed': { actions: { type: 'setDraft', params: eventPatch } },
        'reason.changed': { actions: { type: 'setDraft', params: eventPatch } },
        'all.chosen': { actions: 'takeAll' },
        'refund.reviewed': { guard: 'mayReview', target: 'confirming', actions: 'makeOrder' },
        dismissed: 'closed',
      },
    },
    confirming: {
      description: 'The merchant reviews the refund. A second refund of the same amount needs a second yes.',
      meta: { req: ['TRX-05', 'RFD-02'] },
      on: {
        'repeat.accepted': { actions: { type: 'setRepeat', params: eventParams } },
        'refund.confirmed': { guard: 'maySend', target: 'submitting' },
        'refund.revised': { target: 'filling', actions: 'clearOrder' },
        dismissed: { target: 'closed', actions: 'clearOrder' },
      },
    },
    submitting: {
      description: 'The provider receives the refund. MOVES MONEY.',
      meta: { req: ['TRX-05', 'RFD-02'] },
      tags: 'busy',
      invoke: {
        id: 'createRefunds',
        src: 'createRefunds',
        input: sent,
        onDone: [
          {
            guard: { type: 'wasDeclined', params: outputOf },
            target: 'declined',
            actions: [
              { type: 'setMade', params: outputOf },
              { type: 'setProblemText', params: { problem: DECLINED } },
            ],
          },
          { target: 'succeeded', actions: [{ type: 'setMade', params: outputOf }, 'clearNotice'] },
        ],
        onError: [
          expires,
          {
            guard: { type: 'hasChanged', params: faultIn },
            target: 'weighing',
            actions: ['keepLeft', 'clearOrder', { type: 'setProblemText', params: { problem: CHANGED } }],
          },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'filling',
            actions: ['clearOrder', { type: 'setProblem', params: faultIn }],
          },
          { target: 'checkingOutcome', actions: { type: 'setProblemText', params: { problem: LOST } } },
        ],
      },
    },
    checkingOutcome: {
      description: 'The refund got no response, so its outcome is checked with the provider.',
      meta: { req: ['TRX-05'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'getRefundOrderStatus',
        src: 'getRefundOrderStatus',
        input: ({ context }) => ({ idempotencyKey: sent({ context }).idempotencyKey }),
        onDone: [
          {
            guard: { type: 'wasReceivedAndDeclined', params: outputOf },
            target: 'declined',
            actions: [
              { type: 'setMade', params: outputOf },
              { type: 'setProblemText', params: { problem: DECLINED } },
            ],
          },
          {
            guard: { type: 'wasReceived', params: outputOf },
            target: 'succeeded',
            actions: [{ type: 'setMade', params: outputOf }, 'clearProblem', 'clearNotice'],
          },
          { target: 'weighing', actions: ['clearOrder', { type: 'setProblemText', params: { problem: LOST } }] },
        ],
        onError: [expires, { target: 'outcomeUnknown' }],
      },
    },
    outcomeUnknown: {
      description:
        'The outcome is unknown. The merchant can check again; after closing, the next refund of this transaction starts with this check.',
      meta: { req: ['TRX-05'] },
      on: { 'outcome.retry': 'checkingOutcome', dismissed: 'closed' },
    },
    succeeded: {
      description: 'The refund was accepted, and the merchant sees what is left.',
      meta: { req: ['TRX-05'] },
      on: { dismissed: 'refunded' },
    },
    declined: {
      description: 'The refund was declined. Nothing was refunded, and the same amount is still left.',
      meta: { req: ['TRX-05'] },
      on: { dismissed: 'refunded' },
    },
    refunded: {
      type: 'final',
      description: 'The merchant closed the outcome.',
      meta: { req: ['TRX-05'] },
      output: ends('refunded'),
    },
    closed: { type: 'final', description: 'The merchant closed the dialog.', meta: { req: ['TRX-05'] }, output: ends('closed') },
    sessionExpired: {
      type: 'final',
      description: 'The session expired. The input and the key of an open refund are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('sessionExpired'),
    },
  },
});
