/** What the swap's chart names: its ports and children, guards and actions. The chart itself is `swap.machine.ts`. */
import { assign, emit, setup } from 'xstate';
import { assertPresent } from '../../kit/assertPresent';
import type { Emitted } from '../../kit/emitted';
import { type Fault, faultGuards, sentence } from '../../kit/fault';
import { otpMachine } from '../../kit/otp.machine';
import { isOutOfTries } from '../../kit/otp.rules';
import type { Entered, Said } from '../../kit/otp.types';
import { resultGuards } from '../../kit/params';
import { port } from '../../kit/port';
import { destinations, isSameCredit, mayInitiate, quoteOf, repriced } from './swap.rules';
import type { Draft, Market, Sent, SwapContext, SwapEvent, SwapInput, SwapOutput, SwapStatus } from './swap.types';

/** Said where the code is asked for again: by then it is known that nothing was swapped. */
export const LOST = "We didn't get a response. Re-enter the code.";
export const NO_MORE = "This swap can't be made at the new rate. Check the amount.";

export const swapParts = setup({
  types: {
    context: {} as SwapContext,
    events: {} as SwapEvent,
    input: {} as SwapInput,
    output: {} as SwapOutput,
    emitted: {} as Emitted,
    meta: {} as { req: string[] },
    tags: {} as 'busy' | 'money',
    children: {} as { otp: 'otp' },
  },
  actors: {
    loadMarket: port<Market>('swap.loadMarket', { calls: ['listFxRates', 'listWallets'] }),
    /** Ends when the rates do, by the wall clock: a computer that slept is told as soon as it wakes. */
    rateEnds: port<void, { readonly at: number }>('swap.rateEnds', { calls: [] }),
    sendSwapOtp: port<Said>('sendSwapOtp', { calls: ['sendSwapOtp'] }),
    createSwapOrder: port<Said, Sent>('createSwapOrder', { calls: ['createSwapOrder'] }),
    getSwapStatus: port<SwapStatus, { readonly idempotencyKey: string }>('getSwapStatus', { calls: ['getSwapStatus'] }),
    otp: otpMachine<Entered>({ verify: null, resend: 'sendSwapOtp' }),
  },
  guards: {
    mayInitiate: ({ context }) => mayInitiate(context),
    mayHaveBeenMade: ({ context }) => context.order !== null,
    comesToTheSame: ({ context: { order } }, market: Market) => {
      const now = order && repriced(order, market);
      return order !== null && now !== null && isSameCredit(order, now);
    },
    comesToAnother: ({ context: { order } }, market: Market) => order !== null && repriced(order, market) !== null,
    wasReceived: (_, { status }: SwapStatus) => status === 'Successful',
    rateHasChanged: (_, fault: Fault) => fault.kind === 'server' && fault.status === 409,
    outOfTries: (_, fault: Fault) => isOutOfTries(fault),
    ...resultGuards,
    ...faultGuards,
  },
  actions: {
    keepDraft: assign({ draft: ({ context }, change: Partial<Draft>) => ({ ...context.draft, ...change }), problem: null }),
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
    keepMarket: assign({ market: (_, market: Market) => market }),
    makeOrder: assign({
      order: ({ context }) => {
        const quote = quoteOf(context);
        return quote && { ...quote, idempotencyKey: crypto.randomUUID() };
      },
      offered: null,
    }),
    /** What was sent with the old key is known not to have been made. */
    renewKey: assign({ order: ({ context: { order } }) => order && { ...order, idempotencyKey: crypto.randomUUID() } }),
    offer: assign({
      offered: ({ context: { order } }, market: Market) => {
        const now = order && repriced(order, market);
        return now && { ...now, idempotencyKey: crypto.randomUUID() };
      },
    }),
    accept: assign({ order: ({ context }) => assertPresent(context.offered, 'an order at the new rate'), offered: null }),
    forgetOrder: assign({ order: null, offered: null }),
    keepCode: assign({ otp: (_, { otp }: Entered) => otp, problem: null }),
    forgetCode: assign({ otp: '' }),
    keepProblem: assign({ problem: (_, fault: Fault) => sentence(fault, 'An error occurred') }),
    sayProblem: assign({ problem: (_, { problem }: { problem: string }) => problem }),
    forgetProblem: assign({ problem: null }),
    noticeSent: emit((_, { message }: Said) => ({ type: 'notice', tone: 'good', text: message || 'Success - Enter OTP' })),
    reportExpiry: emit({ type: 'sessionExpired' }),
  },
});
