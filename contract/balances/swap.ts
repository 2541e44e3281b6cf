/** Currency swaps: the rates, the code, the order, and its status. */
import { Id, Keyed, Message, Otp, TextUpTo } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, SentAmount } from '../money';
import { type } from '../schema';

/** Above zero, because amounts are divided by it. */
const Price = Amount.to(/^\d*\.?\d*[1-9]/);

/** SWP-02: how much of the quote currency one unit of the base currency is. A merchant buys the base at `buy` and sells it at `sell`. */
const Pair = type({
  pairId: Id,
  'symbol?': 'string | null',
  baseCurrency: CurrencyCode,
  quoteCurrency: CurrencyCode,
  buyPrice: Price,
  sellPrice: Price,
}).pipe(({ pairId, symbol, baseCurrency, quoteCurrency, buyPrice, sellPrice }) => ({
  id: pairId,
  symbol: symbol ?? `${baseCurrency}/${quoteCurrency}`,
  base: baseCurrency,
  quote: quoteCurrency,
  buy: buyPrice,
  sell: sellPrice,
}));

const Rates = type({ data: Pair.array() }).pipe(({ data }) => data);

const SwapOrder = type({
  otp: Otp,
  fxRatePairId: Id,
  debitAmount: SentAmount,
  creditAmount: SentAmount,
  sourceCurrency: CurrencyCode,
  destinationCurrency: CurrencyCode,
  'description?': TextUpTo(100),
});

const SwapStatus = type({
  status: "'Successful' | 'Not Received'",
  'message?': 'string',
  'creditAmount?': Amount.or('null'),
}).pipe(({ status, message, creditAmount }) => ({ status, message: message ?? '', credit: creditAmount ?? null }));

export type Pair = typeof Pair.infer;
export type SwapOrder = typeof SwapOrder.inferIn;
export type SwapStatus = typeof SwapStatus.infer;

export const swap = endpoints({
  /** Returns the pairs with their current prices, which are valid for 300 s. */
  listFxRates: {
    method: 'GET',
    path: '/subsidiary/dashboard/fx/fetch-rates',
    answer: Rates,
    permission: 'swap.view',
    req: ['SWP-01', 'SWP-02', 'SWP-04'],
    assumed: false,
  },
  /** A GET that sends a code by email, so it is never cached, prefetched or repeated. 429 within 60 s of the last one. */
  sendSwapOtp: {
    method: 'GET',
    path: '/subsidiary/dashboard/fx/otp/send',
    answer: Message,
    permission: 'swap.create',
    req: ['SWP-05'],
    assumed: false,
  },
  /**
   * MOVES MONEY, once for each key. Amounts are in major units, and the credit is rounded down to two decimals. 400 if the code is wrong,
   * expired or was tried too often, the balance is too low, or a side is below the minimum. 412 if the credit does not match the debit at a rate of the last
   * 300 s. A refusal closes the key, because the order goes on under the next one, in whichever tab.
   */
  createSwapOrder: {
    method: 'POST',
    path: '/subsidiary/dashboard/fx/create-order',
    headers: Keyed,
    body: SwapOrder,
    answer: Message,
    permission: 'swap.create',
    movesMoney: true,
    req: ['SWP-05'],
    assumed: false,
  },
  /**
   * Returns the status of the caller's order with this key, and what was credited, in major units: another tab may have sent this key at another
   * rate. `Not Received` also closes the key for the caller, so it can never be used again. A colleague's key is another one.
   */
  getSwapStatus: {
    method: 'GET',
    path: '/subsidiary/dashboard/fx/order/status',
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: SwapStatus,
    permission: 'swap.view',
    req: ['SWP-05'],
    assumed: true,
  },
});
