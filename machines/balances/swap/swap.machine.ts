/**
 * Swaps money from one wallet into another currency, at a rate that is valid for 300 seconds.
 *
 * What can never happen: the order is sent at a rate or amount that the merchant did not see and confirm; it is sent without a code; it is sent
 * again before the provider answered that the first one was not received, or with the old key. If the rate expires while the merchant enters
 * the code and the credit changes, the merchant compares and decides.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn, onExpiry } from '../../kit/fault';
import { enteredCode } from '../../kit/order';
import { childResult, eventPatch, outputOf } from '../../kit/params';
import { made } from './swap.outcome';
import { NO_MORE, swapParts } from './swap.parts';
import { emptyDraft, validUntil } from './swap.rules';
import type { Market, SwapOutput } from './swap.types';

const ends = (result: SwapOutput['result']): SwapOutput => ({ result });

const expires = { ...onExpiry, target: '#swap.sessionExpired' } as const;
/** The session expired before the order was sent, so there is no outcome to ask for. */
const expiresUnsent = { ...expires, actions: 'clearOrder' } as const;

const untilTheRateEnds = {
  id: 'rateEnds',
  src: 'rateEnds',
  input: ({ context }: { readonly context: { readonly market: Market | null } }) => ({
    at: validUntil(assertPresent(context.market, 'rates')),
  }),
} as const;

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
    problem: null,
  }),
  output: ({ event }) => event.output as SwapOutput,
  initial: 'resuming',
  states: {
    resuming: {
      description: 'Checks for an open swap order of this form.',
      meta: { req: ['SWP-05'] },
      always: [{ guard: 'hasOpenOrder', target: 'checkingOutcome' }, { target: 'editing' }],
    },
    editing: {
      description: 'The merchant chooses two wallets and an amount, and sees what it converts to.',
      meta: { req: ['SWP-01', 'SWP-02', 'SWP-03'] },
      on: {
        'source.chosen': { actions: [{ type: 'setDraft', params: eventPatch }, 'dropDestination'] },
        'destination.chosen': { actions: { type: 'setDraft', params: eventPatch } },
        'currencies.swapped': { actions: 'exchangeSides' },
        'debit.changed': { actions: { type: 'setDraft', params: eventPatch } },
        'description.changed': { actions: { type: 'setDraft', params: eventPatch } },
        dismissed: 'closed',
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
            onDone: { target: 'ready', actions: { type: 'setMarket', params: outputOf } },
            onError: [expires, { target: 'loadFailed', actions: { type: 'setProblem', params: faultIn } }],
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
    sendingCode: {
      description: 'The provider sends a code to the merchant.',
      meta: { req: ['SWP-05'] },
      tags: 'busy',
      invoke: {
        id: 'sendSwapOtp',
        src: 'sendSwapOtp',
        onDone: { target: 'verifying', actions: { type: 'notifySent', params: outputOf } },
        onError: [expiresUnsent, { target: 'editing', actions: ['clearOrder', { type: 'setProblem', params: faultIn }] }],
      },
    },
    verifying: {
      description: 'The merchant reviews the swap and enters the code while the rate is valid.',
      meta: { req: ['SWP-04', 'SWP-05'] },
      invoke: [
        {
          id: 'otp',
          src: 'otp',
          input: ({ context }) => ({ subject: '', failureMessage: 'An error occurred', problem: context.problem }),
          onDone: [
            {
              guard: childResult('verified'),
              target: 'submitting',
              actions: { type: 'setCode', params: enteredCode },
            },
            { guard: childResult('sessionExpired'), target: 'sessionExpired', actions: 'clearOrder' },
            { target: 'closed', actions: 'clearOrder' },
          ],
        },
        { ...untilTheRateEnds, onDone: 'refreshingRate', onError: 'refreshingRate' },
      ],
    },
    submitting: {
      description: 'The provider receives the order and its code. MOVES MONEY.',
      meta: { req: ['SWP-05'] },
      tags: 'busy',
      exit: 'clearCode',
      invoke: {
        id: 'createSwapOrder',
        src: 'createSwapOrder',
        input: ({ context }) => ({ order: assertPresent(context.order, 'an order'), otp: context.otp }),
        onDone: { target: 'succeeded', actions: 'clearNotice' },
        onError: [
          expires,
          {
            guard: { type: 'rateHasChanged', params: faultIn },
            target: 'refreshingRate',
            actions: ['renewKey', { type: 'setProblem', params: faultIn }],
          },
          {
            guard: { type: 'outOfTries', params: faultIn },
            target: 'editing',
            actions: [
              'clearOrder',
              { type: 'setProblemText', params: { problem: 'Too many attempts. Start again to get a new code.' } },
            ],
          },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'verifying',
            actions: ['renewKey', { type: 'setProblem', params: faultIn }],
          },
          { target: 'checkingOutcome', actions: { type: 'setLost', params: faultIn } },
        ],
      },
    },
    refreshingRate: {
      description: 'The rate expired before the order was sent, so current rates are loading.',
      meta: { req: ['SWP-04'] },
      tags: 'busy',
      on: { dismissed: { target: 'closed', actions: 'clearOrder' } },
      invoke: {
        id: 'loadMarketAgain',
        src: 'loadMarket',
        onDone: [
          {
            guard: { type: 'creditUnchanged', params: outputOf },
            target: 'verifying',
            actions: { type: 'setMarket', params: outputOf },
          },
          {
            guard: { type: 'creditChanged', params: outputOf },
            target: 'confirmingNewRate',
            actions: [
              { type: 'setMarket', params: outputOf },
              { type: 'offer', params: outputOf },
            ],
          },
          {
            target: 'editing',
            actions: [
              'clearOrder',
              { type: 'setMarket', params: outputOf },
              { type: 'setProblemText', params: { problem: NO_MORE } },
            ],
          },
        ],
        onError: [expiresUnsent, { target: 'rateFailed', actions: { type: 'setProblem', params: faultIn } }],
      },
    },
    rateFailed: {
      description: 'The current rates failed to load. Nothing was swapped, and the merchant can retry.',
      meta: { req: ['SWP-04'] },
      on: {
        'market.retry': { target: 'refreshingRate', actions: 'clearProblem' },
        dismissed: { target: 'closed', actions: 'clearOrder' },
      },
    },
    confirmingNewRate: {
      description: 'The swap would now give a different amount. The merchant compares and decides. Nothing was swapped.',
      meta: { req: ['SWP-04'] },
      invoke: { ...untilTheRateEnds, onDone: 'refreshingRate', onError: 'refreshingRate' },
      on: {
        'rate.accepted': { target: 'verifying', actions: ['accept', 'clearProblem'] },
        'swap.revised': { target: 'editing', actions: ['clearOrder', 'clearProblem'] },
        dismissed: { target: 'closed', actions: 'clearOrder' },
      },
    },
    checkingOutcome: {
      description: 'The swap got no response, so its outcome is checked with the provider.',
      meta: { req: ['SWP-05'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'getSwapStatus',
        src: 'getSwapStatus',
        input: ({ context }) => ({ idempotencyKey: assertPresent(context.order, 'an order').idempotencyKey }),
        onDone: [
          { guard: { type: 'wasReceived', params: outputOf }, target: 'succeeded', actions: 'clearNotice' },
          { target: 'refreshingRate', actions: 'renewKey' },
        ],
        onError: [expires, { target: 'outcomeUnknown' }],
      },
    },
    outcomeUnknown: {
      description: 'The outcome is unknown. The merchant can check again; after closing, the next swap starts with this check.',
      meta: { req: ['SWP-05'] },
      on: { 'outcome.retry': 'checkingOutcome', dismissed: 'closed' },
    },
    ...made,
    another: {
      type: 'final',
      description: 'The merchant starts another swap.',
      meta: { req: ['SWP-01'] },
      output: ends('another'),
    },
    swapped: {
      type: 'final',
      description: 'The merchant closed the confirmation.',
      meta: { req: ['SWP-05'] },
      output: ends('swapped'),
    },
    closed: { type: 'final', description: 'The merchant closed the dialog.', meta: { req: ['SWP-03'] }, output: ends('closed') },
    sessionExpired: {
      type: 'final',
      description: 'The session expired. The input and the key of an open order are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('sessionExpired'),
    },
  },
});
