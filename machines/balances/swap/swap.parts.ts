/** Ports, child machines, guards and actions of the swap's chart. The chart itself is `swap.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import { orderGuards, withNewKey } from '../../kit/order';
import { otpMachine } from '../../kit/otp.machine';
import { isOutOfTries, lostWords } from '../../kit/otp.rules';
import type { Entered, Said } from '../../kit/otp.types';
import { resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import { isOutdated } from '../../kit/sentOrder';
import { destinations, isSameCredit, mayInitiate, quoteOf, repriced } from './swap.rules';
import type { Draft, Market, Sent, SwapContext, SwapEvent, SwapInput, SwapOutput, SwapStatus } from './swap.types';

/** The message when the code is requested again. By then the flow knows that nothing was swapped. */
const LOST = "We didn't get a response. Re-enter the code.";
export const NO_MORE = "This swap can't be made at the new rate. Check the amount.";

export const swapParts = setup({
  types: {
    context: {} as SwapContext,
    events: {} as SwapEvent,
    input: {} as SwapInput,
    output: {} as SwapOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy',
    children: {} as { otp: 'otp' },
  },
  actors: {
    loadMarket: port<Market>('swap.loadMarket', { calls: ['listFxRates', 'listWallets'] }),
    /** Resolves when the rates expire, by the wall clock, so a computer that slept learns it as soon as it wakes. */
    rateEnds: port<void, { readonly at: number }>('swap.rateEnds', { calls: [] }),
    sendSwapOtp: port<Said>('sendSwapOtp', { calls: ['sendSwapOtp'] }),
    createSwapOrder: port<Said, Sent>('createSwapOrder', { calls: ['createSwapOrder'] }),
    getSwapStatus: port<SwapStatus, { readonly idempotencyKey: string }>('getSwapStatus', { calls: ['getSwapStatus'] }),
    otp: otpMachine<Entered>({ verify: null, resend: 'sendSwapOtp' }),
  },
  guards: {
    mayInitiate: ({ context }) => mayInitiate(context),
    creditUnchanged: ({ context: { order } }, market: Market) => {
      const now = order && repriced(order, market);
      return order !== null && now !== null && isSameCredit(order, now);
    },
    creditChanged: ({ context: { order } }, market: Market) => order !== null && repriced(order, market) !== null,
    wasReceived: (_, { status }: SwapStatus) => status === 'Successful',
    rateHasChanged: (_, fault: Fault) => isOutdated(fault),
    outOfTries: (_, fault: Fault) => isOutOfTries(fault),
    ...orderGuards,
    ...resultGuards,
    ...faultGuards,
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
    renewKey: assign({ order: withNewKey }),
    offer: assign({
      offered: ({ context: { order } }, market: Market) => {
        const now = order && repriced(order, market);
        return now && { ...now, idempotencyKey: crypto.randomUUID() };
      },
    }),
    accept: assign({ order: ({ context }) => assertPresent(context.offered, 'an order at the new rate'), offered: null }),
    clearOrder: assign({ order: null, offered: null }),
    setCode: assign({ otp: (_, { otp }: Entered) => otp, problem: null }),
    clearCode: assign({ otp: '' }),
    setProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'An error occurred') }),
    setLost: assign({ problem: (_, fault: Fault) => lostWords(fault, LOST) }),
    setProblemText: assign({ problem: (_, { problem }: { problem: string }) => problem }),
    clearProblem: assign({ problem: null }),
    notifySent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Success - Enter OTP' })),
    /** The outcome is shown in place of an earlier message. */
    clearNotice: emit({ type: 'notice', tone: 'good', text: '' }),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
});
