import type { SnapshotFrom } from 'xstate';
import { codeIn } from '../../kit/order/code.select';
import { bookmarkOrder } from '../../kit/order/sentOrder';
import type { OtpView } from '../../kit/otp/otp.select';
import { add } from '../../kit/values/money';
import type { swapMachine } from './swap.machine';
import { columnsOf, type SwapColumn } from './swap.outcome';
import {
  availableIn,
  blockerOf,
  debitError,
  debitFault,
  descriptionError,
  destinations,
  isAtOwnRate,
  pairFault,
  pairOf,
  priceFor,
  quoteOf,
  type SwapReason,
  sentenceOf,
  smallestDebit,
  sources,
  validUntil,
} from './swap.rules';
import type { Bookmark, Draft, Order, Pair } from './swap.types';

type Snapshot = SnapshotFrom<typeof swapMachine>;

/** A price in quote currency for one unit of the base currency. */
export interface Price {
  readonly base: string;
  readonly quote: string;
  readonly price: string;
}

const STEPS = [
  'editing',
  'sendingCode',
  'verifying',
  'submitting',
  'refreshingRate',
  'rateFailed',
  'confirmingNewRate',
  'checkingOutcome',
  'outcomeUnknown',
] as const;

/** Everything that the swap dialog shows, already computed. */
export interface SwapView {
  readonly step: (typeof STEPS)[number] | 'succeeded' | 'ended';
  /** Whether the merchant is asked before the filled form closes, which stays on screen. */
  readonly leaving: boolean;
  readonly draft: Draft;
  readonly sources: readonly string[];
  readonly destinations: readonly string[];
  readonly loading: boolean;
  readonly lost: boolean;
  readonly price: Price | null;
  /** When the rates expire, in milliseconds since the epoch. Null without valid rates. */
  readonly validUntil: number | null;
  /** The credit in major units. Null while it is unknown. */
  readonly credit: string | null;
  /** The available balances of the two wallets: of the source before, of the destination after the swap. Null for an amount that can't be paid. */
  readonly available: string | null;
  readonly afterwards: string | null;
  readonly fault: string | null;
  readonly blocker: SwapReason | null;
  readonly descriptionError: string | null;
  /** The smallest debit in major units, if the merchant entered less. */
  readonly minimum: string | null;
  readonly pairFault: string | null;
  readonly problem: string | null;
  readonly reply: string | null;
  readonly order: Order | null;
  /** Null without an order, or if it was made at a rate that we don't know. */
  readonly orderPrice: Price | null;
  readonly offered: Order | null;
  readonly offeredPrice: Price | null;
  readonly otp: OtpView | null;
  /** The figures of both wallets after the swap, while they are loading, or if that failed. */
  readonly columns: readonly SwapColumn[];
  readonly report: 'loading' | 'shown' | 'failed';
}

const SETTLED = ['succeeded', 'reporting', 'reported', 'reportFailed'] as const;

const isSettled = (snapshot: Snapshot) => SETTLED.some((state) => snapshot.matches(state));

const priceOf = (pair: Pair | null | undefined, source: string): Price | null =>
  pair ? { base: pair.base, quote: pair.quote, price: priceFor(pair, source) } : null;

function stepOf(snapshot: Snapshot): SwapView['step'] {
  if (snapshot.matches('leaving')) return 'editing';
  if (snapshot.matches('leavingOrder')) return 'verifying';
  return isSettled(snapshot) ? 'succeeded' : (STEPS.find((step) => snapshot.matches(step)) ?? 'ended');
}

export function selectSwap(snapshot: Snapshot): SwapView {
  const { context } = snapshot;
  const { draft, market, order, offered, problem } = context;
  const pair = market && pairOf(market.pairs, draft.source, draft.destination);
  const isWithoutRates =
    snapshot.matches({ editing: 'loading' }) || snapshot.matches('refreshingRate') || snapshot.matches('rateFailed');
  const credit = quoteOf(context)?.credit ?? null;
  const there = availableIn(market, draft.destination);
  const fault = debitFault(context);
  const noPair = pairFault(context);
  return {
    step: stepOf(snapshot),
    leaving: snapshot.matches('leaving') || snapshot.matches('leavingOrder'),
    draft,
    sources: market ? sources(market) : [],
    destinations: market ? destinations(market, draft.source) : [],
    loading: snapshot.matches({ editing: 'loading' }),
    lost: snapshot.matches({ editing: 'loadFailed' }),
    price: priceOf(pair, draft.source),
    validUntil: isWithoutRates ? null : market && validUntil(market),
    credit,
    available: availableIn(market, draft.source),
    afterwards: there !== null && credit !== null && fault === null ? add(there, credit) : null,
    blocker: blockerOf(context),
    fault: debitError(context),
    descriptionError: descriptionError(context),
    minimum: fault === 'minimum' && pair ? smallestDebit(pair, draft.source) : null,
    pairFault: sentenceOf(noPair),
    problem,
    reply: context.reply,
    order,
    orderPrice: order && isAtOwnRate(order) ? priceOf(order.pair, order.source) : null,
    offered,
    offeredPrice: priceOf(offered?.pair, offered?.source ?? ''),
    otp: codeIn(snapshot.children),
    columns: columnsOf(context),
    report: snapshot.matches('reportFailed') ? 'failed' : snapshot.hasTag('busy') ? 'loading' : 'shown',
  };
}

export const bookmarkSwap = (snapshot: Snapshot): Bookmark | null => bookmarkOrder(snapshot, [...SETTLED, 'swapped', 'another']);
