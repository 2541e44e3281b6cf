/** Ports, child machines, guards and actions of the swap's chart. The chart itself is `swap.machine.ts`. */
import { assign, setup } from 'xstate';
import type { Fault } from '../../kit/flow/fault';
import type { FlowTypes } from '../../kit/flow/flowTypes';
import { port } from '../../kit/flow/port';
import { codedActions, codeGuards } from '../../kit/order/code.parts';
import { asIs, orderActions, orderGuards, withNextKey } from '../../kit/order/order.parts';
import type { Keyed } from '../../kit/order/order.types';
import { otpMachine } from '../../kit/otp/otp.machine';
import { lostWords } from '../../kit/otp/otp.rules';
import type { Entered, Said } from '../../kit/otp/otp.types';
import { assertPresent } from '../../kit/values/assertPresent';
import { destinations, isFilled, isSameCredit, mayInitiate, quoteOf, repriced } from './swap.rules';
import type { Draft, Market, Sent, SwapContext, SwapEvent, SwapInput, SwapOutput, SwapStatus } from './swap.types';

/** The message when the code is requested again. By then the flow knows that nothing was swapped. */
const LOST = 'We didn’t get a response. Re-enter the code.';
export const NO_MORE = 'This swap can’t be made at the new rate. Check the amount.';

export const swapParts = setup({
  types: {} as FlowTypes<SwapContext, SwapEvent, SwapInput, SwapOutput, { otp: 'otp' }>,
  actors: {
    loadMarket: port<Market>('swap.loadMarket', { calls: ['listFxRates', 'listWallets'] }),
    /** Resolves when the rates expire, by the wall clock, so a computer that slept learns it as soon as it wakes. */
    rateEnds: port<void, { readonly at: number }>('swap.rateEnds', { calls: [] }),
    sendSwapOtp: port<Said>('sendSwapOtp', { calls: ['sendSwapOtp'] }),
    createSwapOrder: port<Said, Sent>('createSwapOrder', { calls: ['createSwapOrder'] }),
    getSwapStatus: port<SwapStatus, Keyed>('getSwapStatus', { calls: ['getSwapStatus'] }),
    otp: otpMachine<Entered>({ verify: null, resend: 'sendSwapOtp' }),
  },
  guards: { ...orderGuards, ...codeGuards },
  actions: {
    ...orderActions<SwapContext, SwapEvent>(asIs, { failed: 'An error occurred' }),
    ...codedActions<SwapContext, SwapEvent>(asIs),
  },
}).extend({
  guards: {
    isFilled: ({ context }) => isFilled(context),
    mayInitiate: ({ context }) => mayInitiate(context),
    creditUnchanged: ({ context: { order } }, market: Market) => {
      const now = order && repriced(order, market);
      return order !== null && now !== null && isSameCredit(order, now);
    },
    creditChanged: ({ context: { order } }, market: Market) => order !== null && repriced(order, market) !== null,
  },
  actions: {
    setDraft: assign({ draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }), problem: null }),
    dropDestination: assign({
      draft: ({ context: { draft, market } }) => {
        const offered = market ? destinations(market, draft.source) : [];
        return offered.includes(draft.destination)
          ? draft
          : { ...draft, destination: offered.length === 1 ? (offered[0] ?? '') : '' };
      },
    }),
    exchangeSides: assign({
      draft: ({ context: { draft } }) => ({ ...draft, source: draft.destination, destination: draft.source }),
    }),
    setMarket: assign({ market: (_, market: Market) => market }),
    setAfter: assign({ after: (_, { wallets }: Market) => wallets }),
    makeOrder: assign({
      order: ({ context }) => {
        const quote = quoteOf(context);
        return quote && { ...quote, idempotencyKey: crypto.randomUUID() };
      },
    }),
    renewKey: assign({ order: withNextKey }),
    offer: assign({
      offered: ({ context: { order } }, market: Market) => order && repriced(order, market),
    }),
    accept: assign({ order: ({ context }) => assertPresent(context.offered, 'an order at the new rate'), offered: null }),
    /** Another tab with this order may have sent it at another rate. */
    setCredited: assign({
      order: ({ context: { order } }, { credit }: SwapStatus) => order && { ...order, credit: credit ?? order.credit },
    }),
    clearOrder: assign({ order: null, offered: null }),
    setLost: assign({ problem: ({ context: { reply } }, fault: Fault) => reply ?? lostWords(fault, LOST) }),
  },
});
