/**
 * Refunds a transaction, in part or in full. The transaction is given, or the merchant enters its reference.
 *
 * What can never happen: more is refunded than is left; the refund that is sent is another than the merchant confirmed; it is sent again before
 * the provider answered that the first one was not received, or with the old key; a second refund of the same amount is sent without a second yes.
 * If somebody else refunded meanwhile, the provider refuses, and the merchant sees what is left now.
 */

import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withEvent, withFault, withPatch } from '../../kit/flow/given';
import { leaves, leaving, leavingOrder } from '../../kit/flow/leaving';
import { inDialog, orderStates, problem, resuming } from '../../kit/order/order.states';
import { CHANGED, DECLINED, NOT_FOUND, NOT_RECEIVED, refundParts } from './refund.parts';
import { emptyDraft, referenceOf } from './refund.rules';
import type { RefundOutput } from './refund.types';

const isDeclined = { target: 'declined', actions: [withAnswer('setMade'), problem(DECLINED)] } as const;

/** What is left has to be loaded before the form can go on. */
const leavesUnloaded = [{ guard: 'isFilled', target: 'leaving', actions: 'dropPayment' }, { target: 'closed' }] as const;

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
    reply: null,
  }),
  output: ({ event }) => event.output as RefundOutput,
  initial: 'resuming',
  states: {
    resuming: resuming(
      'Checks for an open refund order of this transaction.',
      'TRX-05',
      { guard: 'awaitsReference', target: 'enteringReference' },
      { target: 'loadingPayment' },
    ),
    enteringReference: {
      description: 'The merchant enters the reference of the transaction.',
      meta: { req: ['RFD-02'] },
      on: {
        'reference.changed': { actions: withPatch('setDraft') },
        'reference.submitted': { guard: 'mayLookUp', target: 'loadingPayment', actions: 'clearProblem' },
        dismissed: leavesUnloaded,
      },
    },
    loadingPayment: {
      description: 'The transaction and what is left of it are loading.',
      meta: { req: ['TRX-05'] },
      tags: 'busy',
      on: { dismissed: leavesUnloaded },
      invoke: {
        id: 'loadPayment',
        src: 'loadPayment',
        input: ({ context }) => ({ key: referenceOf(context) }),
        onDone: { target: 'filling', actions: withAnswer('setPayment') },
        onError: [
          onExpiry,
          { guard: withFault('isNotFound'), target: 'enteringReference', actions: problem(NOT_FOUND) },
          { target: 'loadFailed', actions: withFault('setProblem') },
        ],
      },
    },
    loadFailed: {
      description: 'The transaction failed to load. The merchant can retry.',
      meta: { req: ['TRX-05'] },
      on: { 'payment.retry': { target: 'loadingPayment', actions: 'clearProblem' }, dismissed: leavesUnloaded },
    },
    filling: {
      description: 'The merchant enters the amount and the reason, and sees what is left afterwards.',
      meta: { req: ['TRX-05', 'RFD-02'] },
      on: {
        'reference.revised': { guard: 'isLogged', target: 'enteringReference', actions: 'clearPayment' },
        'amount.changed': { actions: withPatch('setDraft') },
        'reason.changed': { actions: withPatch('setDraft') },
        'all.chosen': { actions: 'takeAll' },
        'refund.reviewed': { guard: 'mayReview', target: 'confirming', actions: 'makeOrder' },
        dismissed: leaves,
      },
    },
    leaving: leaving(
      [
        { guard: 'hasPayment', target: 'filling' },
        { guard: 'isLogged', target: 'enteringReference' },
        { target: 'loadingPayment' },
      ],
      'TRX-05',
      'RFD-02',
    ),
    leavingReview: leavingOrder('confirming', 'TRX-05', 'RFD-02'),
    confirming: {
      description: 'The merchant reviews the refund. A second refund of the same amount needs a second yes.',
      meta: { req: ['TRX-05', 'RFD-02'] },
      on: {
        'repeat.accepted': { actions: withEvent('setRepeat') },
        'refund.confirmed': { guard: 'maySend', target: 'submitting' },
        'refund.revised': { target: 'filling', actions: 'clearOrder' },
        dismissed: 'leavingReview',
      },
    },
    ...orderStates({
      req: ['TRX-05'],
      sendingReq: ['RFD-02'],
      thing: 'refund',
      receives: 'the refund. MOVES MONEY',
      sends: 'createRefunds',
      checks: 'getRefundOrderStatus',
      where: inDialog('after closing, the next refund of this transaction'),
      answers: [
        { guard: withAnswer('wasDeclined'), ...isDeclined },
        { target: 'succeeded', actions: [withAnswer('setMade'), 'clearNotice'] },
      ],
      refusals: [
        { guard: withFault('hasChanged'), target: 'loadingPayment', actions: ['keepLeft', 'clearOrder', problem(CHANGED)] },
        { guard: withFault('refused'), target: 'filling', actions: ['clearOrder', withFault('setProblem')] },
      ],
      lost: 'clearProblem',
      outcomes: [
        { guard: withAnswer('wasReceivedAndDeclined'), ...isDeclined },
        {
          guard: withAnswer('wasReceived'),
          target: 'succeeded',
          actions: [withAnswer('setMade'), 'clearProblem', 'clearNotice'],
        },
        { target: 'loadingPayment', actions: ['clearOrder', NOT_RECEIVED] },
      ],
    }),
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
    refunded: ended('refunded', 'The merchant closed the outcome.', 'TRX-05'),
    closed: ended('closed', 'The merchant closed the dialog.', 'TRX-05'),
    sessionExpired: expired('The session expired. The input and the key of an open refund are kept for the same merchant.'),
  },
});
