/**
 * Swap money of one wallet for another currency, at a rate that holds for 300 seconds.
 *
 * What can never happen: the order is sent at a rate or amount that was not on screen when the merchant confirmed it; it is sent without a
 * code; it is sent again before the provider said that the first one was not received, and then never with the old key. When the rate runs out
 * while the code is being entered and the swap would come to another credit, the merchant compares and decides.
 */

import { assertPresent } from '../../kit/assertPresent';
import { faultIn } from '../../kit/fault';
import { childResult, eventPatch, outputOf } from '../../kit/params';
import { LOST, NO_MORE, swapParts } from './swap.parts';
import { blank, validUntil } from './swap.rules';
import type { Market, SwapOutput } from './swap.types';

const ends = (result: SwapOutput['result']): SwapOutput => ({ result });

const expires = { guard: { type: 'sessionExpired', params: faultIn }, target: '#swap.left' } as const;

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
    draft: { ...blank, source },
    order: null,
    ...bookmark,
    market: null,
    offered: null,
    otp: '',
    problem: null,
  }),
  output: ({ event }) => event.output as SwapOutput,
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks for an open swap order of this form.',
      meta: { req: ['SWP-05'] },
      always: [{ guard: 'mayHaveBeenMade', target: 'asking' }, { target: 'filling' }],
    },
    filling: {
      description: 'The merchant chooses two wallets and an amount, and sees what it converts to.',
      meta: { req: ['SWP-01', 'SWP-02', 'SWP-03'] },
      on: {
        'source.chosen': { actions: [{ type: 'keepDraft', params: eventPatch }, 'dropDestination'] },
        'destination.chosen': { actions: { type: 'keepDraft', params: eventPatch } },
        'currencies.swapped': { actions: 'exchangeSides' },
        'debit.changed': { actions: { type: 'keepDraft', params: eventPatch } },
        'description.changed': { actions: { type: 'keepDraft', params: eventPatch } },
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
            onDone: { target: 'ready', actions: { type: 'keepMarket', params: outputOf } },
            onError: [expires, { target: 'unloaded', actions: { type: 'keepProblem', params: faultIn } }],
          },
        },
        ready: {
          description: 'The rates are valid, and the remaining time counts down.',
          meta: { req: ['SWP-04', 'SWP-05'] },
          invoke: { ...untilTheRateEnds, onDone: 'loading', onError: 'loading' },
          on: {
            'swap.initiated': { guard: 'mayInitiate', target: '#swap.sendingCode', actions: ['makeOrder', 'forgetProblem'] },
          },
        },
        unloaded: {
          description: 'Rates and wallets failed to load. The merchant can retry.',
          on: { 'market.retry': { target: 'loading', actions: 'forgetProblem' } },
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
        onDone: { target: 'verifying', actions: { type: 'noticeSent', params: outputOf } },
        onError: [expires, { target: 'filling', actions: ['forgetOrder', { type: 'keepProblem', params: faultIn }] }],
      },
    },
    verifying: {
      description: 'The merchant reviews the swap and enters the code while the rate is valid.',
      meta: { req: ['SWP-04', 'SWP-05'] },
      invoke: [
        {
          id: 'otp',
          src: 'otp',
          input: ({ context }) => ({ subject: '', refusal: 'An error occurred', problem: context.problem }),
          onDone: [
            {
              guard: childResult('verified'),
              target: 'ordering',
              actions: {
                type: 'keepCode',
                params: ({ event }) => ({ message: '', otp: event.output.result === 'verified' ? event.output.answer.otp : '' }),
              },
            },
            { guard: childResult('sessionExpired'), target: 'left' },
            { target: 'closed', actions: 'forgetOrder' },
          ],
        },
        { ...untilTheRateEnds, onDone: 'repricing', onError: 'repricing' },
      ],
    },
    ordering: {
      description: 'The provider receives the order and its code. MOVES MONEY.',
      meta: { req: ['SWP-05'] },
      tags: ['busy', 'money'],
      exit: 'forgetCode',
      invoke: {
        id: 'createSwapOrder',
        src: 'createSwapOrder',
        input: ({ context }) => ({ order: assertPresent(context.order, 'an order'), otp: context.otp }),
        onDone: 'successful',
        onError: [
          expires,
          { guard: { type: 'rateHasChanged', params: faultIn }, target: 'repricing', actions: 'renewKey' },
          {
            guard: { type: 'outOfTries', params: faultIn },
            target: 'filling',
            actions: [
              'forgetOrder',
              { type: 'sayProblem', params: { problem: 'Too many attempts. Start again for a new code.' } },
            ],
          },
          {
            guard: { type: 'refused', params: faultIn },
            target: 'verifying',
            actions: ['renewKey', { type: 'keepProblem', params: faultIn }],
          },
          { target: 'asking', actions: { type: 'sayProblem', params: { problem: LOST } } },
        ],
      },
    },
    repricing: {
      description: 'The rate expired before the order was sent, so current rates are loading.',
      meta: { req: ['SWP-04'] },
      tags: 'busy',
      on: { dismissed: { target: 'closed', actions: 'forgetOrder' } },
      invoke: {
        id: 'loadMarketAgain',
        src: 'loadMarket',
        onDone: [
          {
            guard: { type: 'comesToTheSame', params: outputOf },
            target: 'verifying',
            actions: { type: 'keepMarket', params: outputOf },
          },
          {
            guard: { type: 'comesToAnother', params: outputOf },
            target: 'comparing',
            actions: [
              { type: 'keepMarket', params: outputOf },
              { type: 'offer', params: outputOf },
            ],
          },
          {
            target: 'filling',
            actions: [
              'forgetOrder',
              { type: 'keepMarket', params: outputOf },
              { type: 'sayProblem', params: { problem: NO_MORE } },
            ],
          },
        ],
        onError: [expires, { target: 'unpriced', actions: { type: 'keepProblem', params: faultIn } }],
      },
    },
    unpriced: {
      description: 'The current rates failed to load. Nothing was swapped, and the merchant can retry.',
      meta: { req: ['SWP-04'] },
      on: {
        'market.retry': { target: 'repricing', actions: 'forgetProblem' },
        dismissed: { target: 'closed', actions: 'forgetOrder' },
      },
    },
    comparing: {
      description: 'The swap would now give a different amount. The merchant compares and decides. Nothing was swapped.',
      meta: { req: ['SWP-04'] },
      invoke: { ...untilTheRateEnds, onDone: 'repricing', onError: 'repricing' },
      on: {
        'rate.accepted': { target: 'verifying', actions: ['accept', 'forgetProblem'] },
        'swap.revised': { target: 'filling', actions: ['forgetOrder', 'forgetProblem'] },
        dismissed: { target: 'closed', actions: 'forgetOrder' },
      },
    },
    asking: {
      description: 'The swap got no response, so its outcome is checked with the provider.',
      meta: { req: ['SWP-05'] },
      tags: 'busy',
      on: { dismissed: 'closed' },
      invoke: {
        id: 'getSwapStatus',
        src: 'getSwapStatus',
        input: ({ context }) => ({ idempotencyKey: assertPresent(context.order, 'an order').idempotencyKey }),
        onDone: [
          { guard: { type: 'wasReceived', params: outputOf }, target: 'successful' },
          { target: 'repricing', actions: 'renewKey' },
        ],
        onError: [expires, { target: 'unknown' }],
      },
    },
    unknown: {
      description: 'The outcome is unknown. The merchant can check again; after closing, the next swap starts with this check.',
      meta: { req: ['SWP-05'] },
      on: { 'outcome.retry': 'asking', dismissed: 'closed' },
    },
    successful: {
      description: 'The swap is complete, and the credited amount is shown.',
      meta: { req: ['SWP-05'] },
      on: { dismissed: 'swapped' },
    },
    swapped: {
      type: 'final',
      description: 'The merchant closed the confirmation.',
      meta: { req: ['SWP-05'] },
      output: ends('swapped'),
    },
    closed: { type: 'final', description: 'The merchant closed the dialog.', meta: { req: ['SWP-03'] }, output: ends('closed') },
    left: {
      type: 'final',
      description: 'The session expired. The input and the key of an open order are kept for the same merchant.',
      meta: { req: ['SES-06'] },
      entry: 'reportExpiry',
      output: ends('left'),
    },
  },
});
