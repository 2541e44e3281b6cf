import { type Cases, everyFault } from '../../kit/flow/cases';
import { clientCodeEndings, codeIsRecent, isClientCodeEnding, outOfTries, unconfirmed } from '../../kit/order/order.cases';
import type { swapMachine } from './swap.machine';
import { emptyDraft, mayInitiate } from './swap.rules';
import type { Market, Order, Pair } from './swap.types';

const dollars: Pair = { id: '1', symbol: 'USD/NGN', base: 'USD', quote: 'NGN', buy: '1520.00', sell: '1490.00' };
const pounds: Pair = { id: '2', symbol: 'GBP/NGN', base: 'GBP', quote: 'NGN', buy: '1930.00', sell: '1890.00' };
const wallet = (currency: string, currencyId: string, availableBalance: string) => ({
  currency,
  currencyId,
  availableBalance,
  ledgerBalance: availableBalance,
  account: null,
});
/** Rates that stay valid longer than any walk takes. */
const now: Market = {
  pairs: [dollars, pounds],
  wallets: [wallet('NGN', '1', '6482930.00'), wallet('USD', '2', '40000.00'), wallet('GBP', '3', '2460.75')],
  askedAt: 4_000_000_000_000,
};
const moved: Market = { ...now, pairs: [{ ...dollars, buy: '1523.04', sell: '1492.98' }, pounds] };
/** Meanwhile another swap took the money. */
const emptied: Market = { ...now, wallets: [wallet('NGN', '1', '10.00'), ...now.wallets.slice(1)] };
/** An order of an earlier page that the provider never received. Its key was closed before it arrived. */
const neverSent: Order = {
  pair: dollars,
  source: 'NGN',
  destination: 'USD',
  debit: '100000',
  credit: '65.78',
  description: '',
  idempotencyKey: 'never-sent',
};

const events = {
  'source.chosen': { dollars: { source: 'USD' } },
  'destination.chosen': { dollars: { destination: 'USD' } },
  'currencies.swapped': { now: {} },
  'debit.changed': {
    some: { debit: '100,000.00' },
    zero: { debit: '0' },
    unclear: { debit: '1,50' },
    tooLittle: { debit: '0.50' },
    tooMuch: { debit: '99,999,999.00' },
  },
  'description.changed': { given: { description: 'Stock' } },
  'market.retry': { now: {} },
  'swap.initiated': { now: {} },
  'rate.accepted': { now: {} },
  'swap.revised': { now: {} },
  'outcome.retry': { now: {} },
  reconnected: { now: {} },
  'balances.retry': { now: {} },
  'swap.another': { now: {} },
  dismissed: { now: {} },
  'leave.confirmed': { now: {} },
  'leave.dismissed': { now: {} },
} as const;

export const swapCases = {
  inputs: {
    fresh: { source: 'NGN', bookmark: null },
    reopened: {
      source: 'NGN',
      bookmark: { draft: { ...emptyDraft, source: 'NGN', destination: 'USD', debit: '100,000.00' }, order: neverSent },
    },
  },
  events,
  ports: {
    loadMarket: { answers: { now, moved }, fails: everyFault },
    rateEnds: { answers: { ended: undefined }, fails: everyFault },
    sendSwapOtp: { answers: { sent: { message: 'Success - Enter OTP' } }, fails: everyFault },
    createSwapOrder: { answers: { done: { message: 'Currency swap successful' } }, fails: everyFault },
    getSwapStatus: {
      answers: {
        made: { status: 'Successful', message: '', credit: null },
        notReceived: { status: 'Not Received', message: '', credit: null },
      },
      fails: everyFault,
    },
  },
  children: {
    otp: clientCodeEndings,
  },
  machineOnly: {
    ports: {
      loadMarket: { answers: { emptied } },
      sendSwapOtp: { fails: codeIsRecent },
      createSwapOrder: {
        fails: { ...outOfTries, ...unconfirmed, rateChanged: { kind: 'server', status: 412, message: 'The rate has changed' } },
      },
    },
  },
  possible: (snapshot, { kind, subject, name }) => {
    const { draft, market, order } = snapshot.context;
    switch (`${subject} ${kind}`) {
      case 'source.chosen event':
        return market !== null && draft.source === 'NGN' && draft.destination === '';
      case 'destination.chosen event':
        return market !== null && draft.source === 'NGN' && draft.destination === '';
      case 'currencies.swapped event':
        return draft.source === 'NGN' && draft.destination !== '';
      case 'debit.changed event':
        return Object.entries(events['debit.changed']).some(([one, { debit }]) => one === name && debit !== draft.debit);
      case 'description.changed event':
        return draft.description === '';
      case 'loadMarket answers':
        // A rate that has moved does not come back, and moves to no third one.
        if (!snapshot.matches('refreshingRate')) return name === 'now';
        return name === 'now' ? market?.pairs !== moved.pairs : order?.pair?.buy !== moved.pairs[0]?.buy;
      // This port only waits.
      case 'rateEnds fails':
        return false;
      case 'getSwapStatus answers':
        return order !== neverSent || name === 'notReceived';
      // This machine only takes the code, which is sent with the order. No walk waits a minute for another code.
      case 'otp ends':
        return isClientCodeEnding(name);
      default:
        return true;
    }
  },
  inputsMeet: true,
  remember: (context) => [
    context.draft.source,
    context.draft.destination,
    context.draft.debit,
    context.draft.description !== '',
    // Its rates and balances decide whether an order can still be made.
    context.market && [context.market.pairs, context.market.wallets],
    mayInitiate(context),
    context.order?.credit,
    context.order === neverSent,
    context.offered !== null,
    context.after !== null,
    context.sentAt !== null,
  ],
} satisfies Cases<typeof swapMachine>;
