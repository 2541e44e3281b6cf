import type { Pair } from '../../../contract/balances/swap';
import { SWAP_MINIMUM } from '../../../contract/limits';
import { textUpTo } from '../../kit/form/form.rules';
import {
  divideRoundedDown,
  divideRoundedUp,
  isAtMost,
  isPositive,
  isSame,
  multiplyRoundedDown,
  readAmount,
  roundedUp,
  toDecimal,
} from '../../kit/values/money';
import type { Draft, Market, Order, SwapContext } from './swap.types';

/** SWP-04: how long the rates are valid, in milliseconds. */
export const RATE_LIFE_MS = 300_000;

/** Returns when the rates expire, in milliseconds since the epoch. */
export const validUntil = ({ askedAt }: Pick<Market, 'askedAt'>): number => askedAt + RATE_LIFE_MS;

export const emptyDraft: Draft = { source: '', destination: '', debit: '', description: '' };

/** Whether closing the form would lose something that the merchant typed or chose. */
export const isFilled = ({ draft: { destination, debit, description } }: Pick<SwapContext, 'draft'>): boolean =>
  [destination, debit, description].some((text) => text !== '');

const isOf = (pair: Pair, one: string, other: string) =>
  (pair.base === one && pair.quote === other) || (pair.quote === one && pair.base === other);

export const pairOf = (pairs: readonly Pair[], source: string, destination: string): Pair | null =>
  pairs.find((pair) => isOf(pair, source, destination)) ?? null;

/** SWP-01: returns the currencies of wallets that a pair contains. */
export const sources = ({ pairs, wallets }: Market): readonly string[] =>
  wallets
    .map(({ currency }) => currency)
    .filter((currency) => pairs.some(({ base, quote }) => base === currency || quote === currency));

/** SWP-01: returns the currencies that a pair connects with the source. */
export const destinations = ({ pairs, wallets }: Market, source: string): readonly string[] =>
  wallets.map(({ currency }) => currency).filter((currency) => currency !== source && pairOf(pairs, source, currency) !== null);

/**
 * SWP-02: returns the credit for a debit, both as decimal text in major units. The debit is divided by the buy price if the source is the quote
 * currency, else multiplied by the sell price. It is rounded down at the end, so that no cycle of swaps gains.
 */
export const creditFor = (pair: Pair, source: string, debit: string): string =>
  source === pair.quote ? divideRoundedDown(debit, pair.buy) : multiplyRoundedDown(debit, pair.sell);

const larger = (one: string, other: string) => (isAtMost(one, other) ? other : one);

/** Returns the smallest debit with both sides at least at the minimum, as decimal text in major units. */
export const smallestDebit = (pair: Pair, source: string): string =>
  larger(SWAP_MINIMUM, source === pair.quote ? roundedUp(pair.buy) : divideRoundedUp(SWAP_MINIMUM, pair.sell));

const isBelowMinimum = (pair: Pair, source: string, debit: string) =>
  !isAtMost(SWAP_MINIMUM, debit) || !isAtMost(SWAP_MINIMUM, creditFor(pair, source, debit));

/** Returns the price for this direction, in quote currency for one unit of the base currency. */
export const priceFor = (pair: Pair, source: string): string => (source === pair.quote ? pair.buy : pair.sell);

export const availableIn = (market: Market | null, currency: string): string | null =>
  market?.wallets.find((wallet) => wallet.currency === currency)?.availableBalance ?? null;

/** SWP-03, in the documents' words. The amount in the sentence about the minimum comes from `smallestDebit`. */
export const FAULTS = {
  number: 'Must be a valid number',
  positive: 'Amount must be greater than 0',
  balance: 'Amount exceeds wallet balance',
  pair: 'FX Pair Id is required',
} as const;

export type SwapFault = keyof typeof FAULTS | 'minimum';

/** Returns the error of the debit. Null if it is valid or empty. */
export function debitFault({ draft, market }: Pick<SwapContext, 'draft' | 'market'>): SwapFault | null {
  if (draft.debit.trim() === '') return null;
  const debit = toDecimal(draft.debit, draft.source);
  if (debit === null) return 'number';
  if (!isPositive(debit)) return 'positive';
  const available = availableIn(market, draft.source);
  if (available !== null && !isAtMost(debit, available)) return 'balance';
  const pair = quoteOf({ draft, market })?.pair;
  return pair && isBelowMinimum(pair, draft.source, debit) ? 'minimum' : null;
}

/** Returns the documents' sentence. Null if there is no error, or if the sentence needs the amount from `smallestDebit`. */
export const sentenceOf = (fault: SwapFault | null): string | null => (fault && fault !== 'minimum' ? FAULTS[fault] : null);

/** Returns the error message. For an unreadable debit it also says what was understood. */
export function debitError(context: Pick<SwapContext, 'draft' | 'market'>): string | null {
  const fault = debitFault(context);
  const { debit, source } = context.draft;
  return fault === 'number' ? `${FAULTS.number}. ${readAmount(debit, source).error}` : sentenceOf(fault);
}

/** GEN-03. */
export const descriptionError = ({ draft }: Pick<SwapContext, 'draft'>): string | null => textUpTo(100)(draft.description);

/** Returns the missing currency once both sides were chosen, or null. */
export const pairFault = ({ draft, market }: Pick<SwapContext, 'draft' | 'market'>): SwapFault | null =>
  market && draft.source !== '' && draft.destination !== '' && !pairOf(market.pairs, draft.source, draft.destination)
    ? 'pair'
    : null;

/** Returns the credit for the current debit, or null while it is unknown. */
export function quoteOf({ draft, market }: Pick<SwapContext, 'draft' | 'market'>): Omit<Order, 'idempotencyKey'> | null {
  const debit = toDecimal(draft.debit, draft.source);
  const pair = market && pairOf(market.pairs, draft.source, draft.destination);
  if (!pair || debit === null) return null;
  const { source, destination, description } = draft;
  return { pair, source, destination, debit, credit: creditFor(pair, source, debit), description: description.trim() };
}

/** Why a swap cannot be initiated yet, or null. */
export type SwapReason = SwapFault | 'loading' | 'destination' | 'amount' | 'description';

export function blockerOf(context: Pick<SwapContext, 'draft' | 'market'>): SwapReason | null {
  if (context.market === null) return 'loading';
  if (context.draft.destination === '') return 'destination';
  const wrong = pairFault(context) ?? debitFault(context);
  if (wrong !== null) return wrong;
  if (descriptionError(context) !== null) return 'description';
  return quoteOf(context) === null ? 'amount' : null;
}

/** Whether the draft has everything that an order needs. */
export const mayInitiate = (context: Pick<SwapContext, 'draft' | 'market'>): boolean => blockerOf(context) === null;

/** Returns the order at the current rates. Null if its pair is no longer offered, the balance is too low, or a side is below the minimum. */
export function repriced(order: Order, market: Market): Order | null {
  const pair = pairOf(market.pairs, order.source, order.destination);
  const available = availableIn(market, order.source);
  if (!pair || available === null || !isAtMost(order.debit, available)) return null;
  if (isBelowMinimum(pair, order.source, order.debit)) return null;
  return { ...order, pair, credit: creditFor(pair, order.source, order.debit) };
}

/** Whether the credit is that of the order's own rate: another tab may have made the swap at another one, which we don't know. */
export const isAtOwnRate = ({ pair, source, debit, credit }: Order): boolean => isSame(credit, creditFor(pair, source, debit));

/** Whether the credit equals the confirmed one. */
export const isSameCredit = (one: Order, other: Order): boolean => isSame(one.credit, other.credit);
