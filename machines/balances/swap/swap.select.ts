import type { SnapshotFrom } from 'xstate';
import { add } from '../../kit/money';
import { type OtpView, selectOtp } from '../../kit/otp.select';
import type { swapMachine } from './swap.machine';
import {
  availableIn,
  blockerOf,
  debitError,
  debitFault,
  descriptionError,
  destinations,
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

/** So much of the quote currency for one of the base. */
export interface Price {
  readonly base: string;
  readonly quote: string;
  readonly price: string;
}

/** Everything the swap dialog shows, and nothing it has to work out. */
export interface SwapView {
  readonly step:
    | 'filling'
    | 'sendingCode'
    | 'verifying'
    | 'ordering'
    | 'repricing'
    | 'unpriced'
    | 'comparing'
    | 'asking'
    | 'unknown'
    | 'successful'
    | 'ended';
  readonly draft: Draft;
  readonly sources: readonly string[];
  readonly destinations: readonly string[];
  readonly loading: boolean;
  readonly lost: boolean;
  readonly price: Price | null;
  /** Until when the rates hold, in milliseconds of the epoch; null while there are none that do. */
  readonly validUntil: number | null;
  /** What the debit comes to, in major units; null before it can be said. */
  readonly credit: string | null;
  /** What the two wallets can pay out: the one before, the other after the swap. */
  readonly available: string | null;
  readonly afterwards: string | null;
  readonly fault: string | null;
  readonly blocker: SwapReason | null;
  readonly descriptionError: string | null;
  /** The smallest debit, in major units, where less was typed. */
  readonly minimum: string | null;
  readonly pairFault: string | null;
  readonly problem: string | null;
  readonly order: Order | null;
  readonly orderPrice: Price | null;
  readonly offered: Order | null;
  readonly offeredPrice: Price | null;
  readonly otp: OtpView | null;
}

const STEPS = [
  'filling',
  'sendingCode',
  'verifying',
  'ordering',
  'repricing',
  'unpriced',
  'comparing',
  'asking',
  'unknown',
  'successful',
] as const;

const priceOf = (pair: Pair | null | undefined, source: string): Price | null =>
  pair ? { base: pair.base, quote: pair.quote, price: priceFor(pair, source) } : null;

export function selectSwap(snapshot: Snapshot): SwapView {
  const { context } = snapshot;
  const { draft, market, order, offered, problem } = context;
  const pair = market && pairOf(market.pairs, draft.source, draft.destination);
  const otp = snapshot.children.otp?.getSnapshot();
  const isWithoutRates =
    snapshot.matches({ filling: 'loading' }) || snapshot.matches('repricing') || snapshot.matches('unpriced');
  const credit = quoteOf(context)?.credit ?? null;
  const there = availableIn(market, draft.destination);
  const fault = debitFault(context);
  const noPair = pairFault(context);
  return {
    step: STEPS.find((step) => snapshot.matches(step)) ?? 'ended',
    draft,
    sources: market ? sources(market) : [],
    destinations: market ? destinations(market, draft.source) : [],
    loading: snapshot.matches({ filling: 'loading' }),
    lost: snapshot.matches({ filling: 'unloaded' }),
    price: priceOf(pair, draft.source),
    validUntil: isWithoutRates ? null : market && validUntil(market),
    credit,
    available: availableIn(market, draft.source),
    afterwards: there !== null && credit !== null ? add(there, credit) : null,
    blocker: blockerOf(context),
    fault: debitError(context),
    descriptionError: descriptionError(context),
    minimum: fault === 'minimum' && pair ? smallestDebit(pair, draft.source) : null,
    pairFault: sentenceOf(noPair),
    problem,
    order,
    orderPrice: priceOf(order?.pair, order?.source ?? ''),
    offered,
    offeredPrice: priceOf(offered?.pair, offered?.source ?? ''),
    otp: otp ? selectOtp(otp) : null,
  };
}

/**
 * What to keep for the next time: typed work until the dialog is closed or the swap is made; and the order of a swap that nobody could account
 * for, even then, so that the next one begins by asking. Only an order that may be on its way is one of these.
 */
export function bookmarkSwap(snapshot: Snapshot): Bookmark | null {
  const { draft, order } = snapshot.context;
  if (snapshot.matches('successful') || snapshot.matches('swapped')) return null;
  const isOpen = snapshot.matches('ordering') || snapshot.matches('asking') || snapshot.matches('unknown');
  const sent = isOpen || (snapshot.status === 'done' && order !== null) ? order : null;
  if (snapshot.matches('closed') && sent === null) return null;
  return { draft, order: sent };
}
