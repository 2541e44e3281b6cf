/**
 * Swaps money from one wallet into another currency, at a rate that is valid for 300 seconds.
 *
 * What can never happen: the order is sent at a rate or amount that the merchant did not see and confirm; it is sent without a code; it is sent
 * again before the provider answered that the first one was not received, or with the old key. If the rate expires while the merchant enters
 * the code and the credit changes, the merchant compares and decides.
 */

import { ended, expired } from '../../kit/flow/ends';
import { onExpiry } from '../../kit/flow/fault';
import { withAnswer, withFault, withPatch } from '../../kit/flow/given';
import { leaves, leaving, leavingOrder } from '../../kit/flow/leaving';
import { codedOrderStates, expiresUnsent } from '../../kit/order/code.states';
import { inDialog, problem, resuming } from '../../kit/order/order.states';
import { assertPresent } from '../../kit/values/assertPresent';
import { made } from './swap.outcome';
import { NO_MORE, swapParts } from './swap.parts';
import { emptyDraft, validUntil } from './swap.rules';
import type { Market, SwapOutput } from './swap.types';

const untilTheRateEnds = {
  id: 'rateEnds',
  src: 'rateEnds',
  input: ({ context }: { readonly context: { readonly market: Market | null } }) => ({
    at: validUntil(assertPresent(context.market, 'rates')),
  }),
} as const;

/** The order is not sent at a rate that has ended. */
const toTheCurrentRate = { onDone: 'refreshingRate', onError: 'refreshingRate' } as const;

const order = codedOrderStates({
  req: ['SWP-05'],
  thing: 'swap',
  receives: 'the order and its code. MOVES MONEY',
  sends: 'createSwapOrder',
  checks: 'getSwapStatus',
  sendsCode: 'sendSwapOtp',
  enters: 'reviews the swap and enters the code while the rate is valid',
  failed: 'An error occurred',
  where: inDialog('after closing, the next swap'),
  unsent: { target: 'editing', actions: ['clearOrder', withFault('setProblem')] },
  dismissed: { target: 'editing', actions: ['clearOrder', 'clearProblem'] },
  answers: { target: 'succeeded', actions: 'clearNotice' },
  refusals: [
    { guard: withFault('hasChanged'), target: 'refreshingRate', actions: ['renewKey', withFault('setProblem')] },
    {
      guard: withFault('outOfTries'),
      target: 'editing',
      actions: ['clearOrder', problem('Too many attempts. Start again to get a new code.')],
    },
  ],
  lost: withFault('setLost'),
  outcomes: [
    { guard: withAnswer('wasReceived'), target: 'succeeded', actions: [withAnswer('setCredited'), 'clearNotice'] },
    { target: 'refreshingRate', actions: 'renewKey' },
  ],
});

export const swapMachine = swapParts.createMachine({
  id: 'swap',
  description: 'Swaps money from one wallet into another currency.',
  context: ({ input: { source, bookmark } }) => ({
    draft: { ...emptyDraft, source },
    order: null,
    ...bookmark,
    market: null,
    offered: null,
    after: null,
    otp: '',
    sentAt: null,
    usedCodeSentAt: 0,
    problem: null,
    reply: null,
  }),
  output: ({ event }) => event.output as SwapOutput,
  initial: 'resuming',
  states: {
    resuming: resuming('Checks for an open swap order of this form.', 'SWP-05', { target: 'editing' }),
    editing: {
      description: 'The merchant chooses two wallets and an amount, and sees what it converts to.',
      meta: { req: ['SWP-01', 'SWP-02', 'SWP-03'] },
      on: {
        'source.chosen': { actions: [withPatch('setDraft'), 'dropDestination'] },
        'destination.chosen': { actions: withPatch('setDraft') },
        'currencies.swapped': { actions: 'exchangeSides' },
        'debit.changed': { actions: withPatch('setDraft') },
        'description.changed': { actions: withPatch('setDraft') },
        dismissed: leaves,
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Rates and wallets are loading. The merchant can already type.',
          meta: { req: ['SWP-04'] },
          tags: 'busy',
          invoke: {
            id: 'loadMarket',
            src: 'loadMarket',
            onDone: { target: 'ready', actions: withAnswer('setMarket') },
            onError: [
              { ...onExpiry, target: '#swap.sessionExpired' },
              { target: 'loadFailed', actions: withFault('setProblem') },
            ],
          },
        },
        ready: {
          description: 'The rates are valid, and the remaining time counts down.',
          meta: { req: ['SWP-04', 'SWP-05'] },
          invoke: { ...untilTheRateEnds, onDone: 'loading', onError: 'loading' },
          on: {
            'swap.initiated': { guard: 'mayInitiate', target: '#swap.sendingCode', actions: ['makeOrder', 'clearProblem'] },
          },
        },
        loadFailed: {
          description: 'Rates and wallets failed to load. The merchant can retry.',
          on: { 'market.retry': { target: 'loading', actions: 'clearProblem' } },
        },
      },
    },
    leaving: leaving('editing', 'SWP-03'),
    // The rate may have ended while the question stood.
    leavingOrder: leavingOrder('refreshingRate', 'SWP-04', 'SWP-05'),
    ...order,
    verifying: {
      ...order.verifying,
      meta: { req: ['SWP-04', 'SWP-05'] },
      on: { dismissed: 'leavingOrder' },
      invoke: [order.verifying.invoke, { ...untilTheRateEnds, ...toTheCurrentRate }],
    },
    refreshingRate: {
      description: 'The rate expired, or may have, before the order was sent, so current rates are loading.',
      meta: { req: ['SWP-04'] },
      tags: 'busy',
      on: { dismissed: 'leavingOrder' },
      invoke: {
        id: 'loadMarketAgain',
        src: 'loadMarket',
        onDone: [
          { guard: withAnswer('creditUnchanged'), target: 'verifying', actions: withAnswer('setMarket') },
          {
            guard: withAnswer('creditChanged'),
            target: 'confirmingNewRate',
            actions: [withAnswer('setMarket'), withAnswer('offer')],
          },
          { target: 'editing', actions: ['clearOrder', withAnswer('setMarket'), problem(NO_MORE)] },
        ],
        onError: [expiresUnsent, { target: 'rateFailed', actions: withFault('setProblem') }],
      },
    },
    rateFailed: {
      description: 'The current rates failed to load. Nothing was swapped, and the merchant can retry.',
      meta: { req: ['SWP-04'] },
      on: {
        'market.retry': { target: 'refreshingRate', actions: 'clearProblem' },
        dismissed: 'leavingOrder',
      },
    },
    confirmingNewRate: {
      description: 'The swap would now give a different amount. The merchant compares and decides. Nothing was swapped.',
      meta: { req: ['SWP-04'] },
      invoke: { ...untilTheRateEnds, ...toTheCurrentRate },
      on: {
        'rate.accepted': { target: 'verifying', actions: ['accept', 'clearProblem'] },
        'swap.revised': { target: 'editing', actions: ['clearOrder', 'clearProblem'] },
        dismissed: 'leavingOrder',
      },
    },
    ...made,
    another: ended('another', 'The merchant starts another swap.', 'SWP-01'),
    swapped: ended('swapped', 'The merchant closed the confirmation.', 'SWP-05'),
    closed: ended('closed', 'The merchant closed the dialog.', 'SWP-03'),
    sessionExpired: expired('The session expired. The input and the key of an open order are kept for the same merchant.'),
  },
});
