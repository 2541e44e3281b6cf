/** Services for a batch of payouts (BLK-01). */

import { wallets } from '../../../contract/balances/wallets';
import { type BatchRow, batches } from '../../../contract/payouts/batches';
import { type PayoutDetail, type PayoutInitiated, payouts } from '../../../contract/payouts/payouts';
import type { ConfirmationInput } from '../../../machines/kit/confirmation/confirmation.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { BatchCost, BatchOrder, BatchQuote, Payment } from '../../../machines/payouts/bulkPayout/bulkPayout.types';
import { BATCH_TIMEOUT_MS } from '../batchFile/limits';
import { call } from '../call';
import { pause } from '../pause';
import { settings } from '../settings/settings';
import { forBusiness } from '../token';
import { repeatedToday } from './likePayouts';

type Options = Parameters<Service<void, void>>[1];

export const quoteBatch: Service<ConfirmationInput<BatchOrder>, BatchQuote> = async ({ subject: order }, options) => {
  const { payments, currency } = order;
  const amounts = payments.map(({ amount }) => amount);
  const [fee, available, similar] = await Promise.all([
    feeOf(amounts, currency, options),
    availableIn(currency, options),
    repeatedToday(payments, currency, options),
  ]);
  return { ...fee, similar, available };
};

/** The merchant may still be typing, and each change asks again. In milliseconds. */
const TYPING_MS = 300;

/** Returns the cost of these amounts before they are an order, and the balance. */
export const quoteRows: Service<{ amounts: readonly string[]; currency: string }, BatchCost> = async (rows, options) => {
  const { amounts, currency } = rows;
  await pause(TYPING_MS, options.signal);
  const [{ fee, total }, available] = await Promise.all([feeOf(amounts, currency, options), availableIn(currency, options)]);
  return { fee, total, available };
};

async function availableIn(currency: string, options: Options): Promise<string> {
  const all = await call(wallets.listWallets, {}, options);
  return all.find((wallet) => wallet.currency === currency)?.availableBalance ?? '0';
}

async function feeOf(amounts: readonly string[], currency: string, options: Options) {
  if (!settings.hasPayoutFee) return { fee: null, total: null, needsOtp: false, needsApproval: false };
  return call(batches.getBatchFee, { headers: forBusiness(), body: { currency, amounts: [...amounts] } }, options);
}

/** MOVES MONEY, once for each key, and each payment once for its reference. */
export const initiateBatch: Service<BatchOrder, PayoutInitiated> = ({ idempotencyKey, currency, payments }, options) =>
  call(
    payouts.initiatePayout,
    {
      headers: { ...forBusiness(), 'idempotency-key': idempotencyKey },
      body: { payoutDetails: payments.map((payment) => detailOf(payment, currency)) },
    },
    { ...options, timeoutMs: BATCH_TIMEOUT_MS },
  );

const detailOf = (
  { reference, number, name, bankCode, bankId, bankName, amount, description }: Payment,
  currency: string,
): PayoutDetail => ({
  type: 'Bank',
  clientReference: reference,
  AccountName: name,
  recipientName: name,
  accountNumber: number,
  amount,
  debitCurrency: currency,
  creditCurrency: currency,
  description,
  bankCode,
  bankId,
  bankName,
});

/** Returns the result of each payment of a batch. */
export const loadResults: Service<{ batchId: string }, readonly BatchRow[]> = ({ batchId }, options) =>
  call(batches.getPayoutBatch, { headers: forBusiness(), params: { batchId } }, { ...options, timeoutMs: BATCH_TIMEOUT_MS });
