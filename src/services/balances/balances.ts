/** Services for the balances page and for currency swaps. */
import { type BalancesSummary, balances } from '../../../contract/balances/balances';
import { swap } from '../../../contract/balances/swap';
import { type Wallet, wallets } from '../../../contract/balances/wallets';
import type { Market, Sent, SwapStatus } from '../../../machines/balances/swap/swap.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';

export const loadMarket: Service<void, Market> = async (_, options) => {
  const askedAt = Date.now();
  const [pairs, all] = await Promise.all([call(swap.listFxRates, {}, options), call(wallets.listWallets, {}, options)]);
  return { pairs, wallets: all, askedAt };
};

/** A GET that sends a code. It is never retried automatically. */
export const sendSwapOtp: Service<unknown, Said> = (_, options) => call(swap.sendSwapOtp, {}, options);

/** MOVES MONEY, once for each key. */
export const createSwapOrder: Service<Sent, Said> = ({ order, otp }, options) =>
  call(
    swap.createSwapOrder,
    {
      headers: { 'idempotency-key': order.idempotencyKey },
      body: {
        otp,
        fxRatePairId: order.pair.id,
        debitAmount: order.debit,
        creditAmount: order.credit,
        sourceCurrency: order.source,
        destinationCurrency: order.destination,
        ...(order.description && { description: order.description }),
      },
    },
    options,
  );

export const getSwapStatus: Service<{ readonly idempotencyKey: string }, SwapStatus> = (query, options) =>
  call(swap.getSwapStatus, { query }, options);

/** BAL-01: returns all wallets. There is only one list. */
export const listWallets: Service<unknown, readonly Wallet[]> = (_, options) => call(wallets.listWallets, {}, options);

/** BAL-01: returns the totals in one currency. */
export const balancesSummary: Service<{ readonly key: string }, BalancesSummary> = ({ key }, options) =>
  call(balances.getBalancesSummary, { query: { currency: key } }, options);
