/** The ports of bulk payouts that call the provider (BLK-01). */
import { type Bank, banks } from '../../contract/banks';
import { type BatchRow, batches } from '../../contract/batches';
import { type PayoutDetail, type PayoutInitiated, payouts } from '../../contract/payouts';
import { wallets } from '../../contract/wallets';
import type { BatchOrder, BatchQuote, Naming, Payee, Payment } from '../../machines/bulkPayout/bulkPayout.types';
import type { ConfirmationInput } from '../../machines/kit/confirmation.types';
import { Failure, type Fault } from '../../machines/kit/fault';
import type { Service } from '../../machines/kit/port';
import { call } from './call';
import { settings } from './settings';
import { forBusiness } from './token';

type Options = Parameters<Service<void, void>>[1];

export const listBanks: Service<void, readonly Bank[]> = (_, options) => call(banks.listBanks, {}, options);

/** So many accounts are asked about at the same time: a provider has others to serve. */
const AT_ONCE = 5;
/** How long it is waited after each try that brought no answer; after the last the bank counts as silent. */
const PAUSES_MS = [500, 1_500];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** What the provider understood and said no to; that it was asked too often is no answer to the question. */
const isNo = (fault: Fault) => fault.kind === 'server' && fault.status >= 400 && fault.status < 500 && fault.status !== 429;

async function nameOf(payee: Payee, options: Options): Promise<Naming> {
  const body = { accountNumber: payee.number, bankCode: payee.bankCode };
  for (let tries = 0; ; tries += 1) {
    try {
      const { accountName } = await call(banks.resolvePayoutAccount, { headers: forBusiness(), body }, options);
      return { ...payee, name: accountName, isSilent: false };
    } catch (error) {
      if (!(error instanceof Failure) || error.fault.kind === 'sessionExpired') throw error;
      if (isNo(error.fault)) return { ...payee, name: null, isSilent: false };
      const wait = PAUSES_MS[tries];
      if (wait === undefined) return { ...payee, name: null, isSilent: true };
      await pause(wait, options.signal);
    }
  }
}

/** Whose accounts these are: a few at a time, each tried again where no answer came. Ends with the session's end alone. */
export const resolveNames: Service<{ payees: readonly Payee[] }, readonly Naming[]> = async ({ payees }, options) => {
  const found: Naming[] = [];
  const left = payees.values();
  const work = async () => {
    for (const payee of left) found.push(await nameOf(payee, options));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
};

export const quoteBatch: Service<ConfirmationInput<BatchOrder>, BatchQuote> = async ({ subject: order }, options) => {
  const [fee, all] = await Promise.all([feeOf(order, options), call(wallets.listWallets, {}, options)]);
  return { ...fee, available: all.find(({ currency }) => currency === order.currency)?.availableBalance ?? '0' };
};

async function feeOf({ payments, currency }: BatchOrder, options: Options) {
  if (!settings.hasPayoutFee) return { fee: null, total: null, needsOtp: false, needsApproval: false };
  const amounts = payments.map(({ amount }) => amount);
  return call(batches.getBatchFee, { headers: forBusiness(), body: { currency, amounts } }, options);
}

/** Ten thousand payments take longer than one. */
const PATIENCE_MS = 120_000;

/** MOVES MONEY, once a key, and each payment of it once a reference. */
export const initiateBatch: Service<BatchOrder, PayoutInitiated> = ({ idempotencyKey, currency, payments }, options) =>
  call(
    payouts.initiatePayout,
    {
      headers: { ...forBusiness(), 'idempotency-key': idempotencyKey },
      body: { payoutDetails: payments.map((payment) => detailOf(payment, currency)) },
    },
    { ...options, patienceMs: PATIENCE_MS },
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

/** What became of each payment of a batch. */
export const loadResults: Service<{ batchId: string }, readonly BatchRow[]> = ({ batchId }, options) =>
  call(batches.getPayoutBatch, { headers: forBusiness(), params: { batchId } }, { ...options, patienceMs: PATIENCE_MS });
