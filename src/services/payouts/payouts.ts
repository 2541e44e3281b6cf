/** Services for payouts. */

import { wallets } from '../../../contract/balances/wallets';
import { banks } from '../../../contract/payouts/banks';
import type {
  Payout,
  PayoutDetail,
  PayoutDetails,
  PayoutFee,
  PayoutInitiated,
  PayoutStatus,
  PayoutWallet,
} from '../../../contract/payouts/payouts';
import { payouts, statusOnWire } from '../../../contract/payouts/payouts';
import type { Account, Resolved } from '../../../machines/kit/accountLookup/accountLookup.types';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { ConfirmationInput } from '../../../machines/kit/confirmation/confirmation.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { today } from '../../../machines/kit/values/days';
import type { Choices, Order, PayoutResult, Quote } from '../../../machines/payouts/payout/payout.types';
import type { PayoutFilter } from '../../../machines/payouts/payouts/payouts.machine';
import { call } from '../call';
import { dayBounds, given } from '../days';
import { settings } from '../settings/settings';
import { forBusiness } from '../token';
import { countedBy } from '../viewCounts';
import { resolveRecipient, savedBeneficiaries } from './beneficiaries';
import { isLike } from './likePayouts';
import { inCurrency, narrowed } from './payoutsCut';

/** The status with its own list. */
const PENDING = 'Pending';

/** A file of thousands of rows takes longer than one page. In milliseconds. */
const FILE_TIMEOUT_MS = 120_000;

type Options = Parameters<Service<void, void>>[1];

export const loadChoices: Service<void, Choices> = async (_, options) => {
  const [allBanks, saved, allWallets] = await Promise.all([
    call(banks.listBanks, {}, options),
    savedBeneficiaries({}, options),
    call(wallets.listWallets, {}, options),
  ]);
  return { banks: allBanks, beneficiaries: saved.rows, wallets: allWallets };
};

/** PAY-04: looks up a bank account by its bank, and a merchant id or mobile number in the provider's own list. */
export const resolve: Service<Account, Resolved> = ({ type, accountNumber, bankCode }, options) =>
  type === 'Bank'
    ? call(banks.resolvePayoutAccount, { headers: forBusiness(), body: { accountNumber, bankCode } }, options)
    : resolveRecipient({ type, accountNumber, bankCode }, options);

/** Returns the cost, the balance of the wallet, and a similar payout of today, because two equal forms get a warning. */
export const quotePayout: Service<ConfirmationInput<Order>, Quote> = async ({ subject: order }, options) => {
  const [fee, allWallets, likely] = await Promise.all([
    feeOf(order, options),
    call(wallets.listWallets, {}, options),
    call(
      payouts.listPayouts,
      {
        headers: forBusiness(),
        query: {
          pageNumber: '1',
          pageSize: '20',
          keyword: order.accountNumber,
          SearchableColumns: 'beneficiaryNumber',
          ...dayBounds({ from: today(), to: today() }),
        },
      },
      options,
    ),
  ]);
  const wallet = allWallets.find(({ currency }) => currency === order.currency);
  const twin = likely.rows.find((row) => isLike(row, order));
  return {
    ...fee,
    available: wallet?.availableBalance ?? '0',
    similar: twin?.initiatedAt ? { initiatedAt: twin.initiatedAt } : null,
  };
};

async function feeOf({ amount, currency, type }: Order, options: Options): Promise<PayoutFee> {
  if (!settings.hasPayoutFee) return { fee: null, total: null, needsOtp: false, needsApproval: false };
  return call(payouts.getPayoutFee, { headers: forBusiness(), query: { amount, currency, type } }, options);
}

/** MOVES MONEY, once for each key. */
export const initiatePayout: Service<Order, PayoutInitiated> = (order, options) =>
  call(
    payouts.initiatePayout,
    { headers: { ...forBusiness(), 'idempotency-key': order.idempotencyKey }, body: { payoutDetails: [detailOf(order)] } },
    options,
  );

const detailOf = ({
  type,
  recipient,
  currency,
  bankCode,
  bankId,
  bankName,
  beneficiaryId,
  abroad,
  ...order
}: Order): PayoutDetail => ({
  type,
  AccountName: recipient,
  recipientName: recipient,
  accountNumber: order.accountNumber,
  amount: order.amount,
  debitCurrency: currency,
  creditCurrency: currency,
  description: order.description,
  ...(bankCode && { bankCode }),
  ...(bankId && { bankId }),
  ...(bankName && { bankName }),
  ...(beneficiaryId && { beneficiaryId }),
  ...(abroad && {
    bankAddress: abroad.bankAddress,
    recipientAddress: abroad.recipientAddress,
    bankRoutingNumber: abroad.routingNumber,
    swiftCode: abroad.swiftCode,
  }),
});

/**
 * Returns the status of a key. Without that call, it searches the list for the client reference. A missing payout may still arrive, so its
 * outcome stays open.
 */
export const getPayoutStatus: Service<{ idempotencyKey: string }, PayoutStatus> = async ({ idempotencyKey }, options) => {
  const headers = forBusiness();
  if (settings.hasPayoutStatus) return call(payouts.getPayoutStatus, { headers, query: { idempotencyKey } }, options);
  const query = { pageNumber: '1', pageSize: '5', keyword: idempotencyKey, SearchableColumns: 'clientReference' } as const;
  const { rows } = await call(payouts.listPayouts, { headers, query }, options);
  const found = rows.find(({ clientReference }) => clientReference === idempotencyKey);
  return { status: found?.status ?? 'Pending', message: '', batchId: found?.batchId ?? null };
};

interface Sent {
  readonly order: Order | null;
  readonly batchId: string | null;
}

/** Returns the outcome of a payout that was sent: its status, its row in the list, and the balance after it. */
export const loadResult: Service<Sent, PayoutResult> = async ({ order, batchId }, options) => {
  if (order === null) throw new Error('No payout was sent.');
  const { accountNumber, idempotencyKey, currency } = order;
  const query = { pageNumber: '1', pageSize: '20', keyword: accountNumber, SearchableColumns: 'beneficiaryNumber' } as const;
  const [{ status }, { rows }, allWallets] = await Promise.all([
    getPayoutStatus({ idempotencyKey }, options),
    call(payouts.listPayouts, { headers: forBusiness(), query }, options),
    call(wallets.listWallets, {}, options),
  ]);
  const row = rows.find((one) => one.clientReference === idempotencyKey || (batchId !== null && one.batchId === batchId));
  return {
    status: row?.status ?? status,
    available: allWallets.find((wallet) => wallet.currency === currency)?.availableBalance ?? null,
    fee: row?.fee ?? null,
    payoutId: row?.payoutId ?? null,
    reference: row?.payoutReference || null,
    initiatedAt: row?.initiatedAt ?? null,
  };
};

/** MOVES MONEY, once for each batch. */
export const verifyPayout: Service<{ subject: string; otp: string }, Said> = ({ subject, otp }, options) =>
  call(payouts.verifyPayout, { headers: forBusiness(), body: { otp, batchId: subject } }, options);

export const resendPayoutOtp: Service<{ subject: string }, Said> = ({ subject }, options) =>
  call(payouts.resendPayoutOtp, { headers: forBusiness(), params: { batchId: subject } }, options);

export const sendCode: Service<{ batchId: string }, Said> = ({ batchId }, options) =>
  resendPayoutOtp({ subject: batchId }, options);

export const getPayout: Service<{ payoutId: string }, PayoutDetails> = ({ payoutId }, options) =>
  call(payouts.getPayout, { headers: forBusiness(), params: { payoutId } }, options);

type Wanted = Pick<PayoutFilter, 'keyword' | 'days'> & Partial<Pick<PayoutFilter, 'currency' | 'bank'>>;

/** Returns a keyword and days as every list of payouts expects them. */
export const wanted = ({ keyword, days, currency = '', bank = '' }: Wanted) => ({
  ...given({ currency, bankName: bank }),
  ...(keyword.text && { keyword: keyword.text, SearchableColumns: keyword.column }),
  ...dayBounds(days),
});

/** PAY-01: each kind of filter has its own call: one for `Pending`, one for any other status, and one without a status. */
export const listPayouts: Service<Query<PayoutFilter>, Page<Payout>> = async (asked, options) => {
  const { filter, page, size } = asked;
  const headers = forBusiness();
  const query = { pageNumber: `${page}`, pageSize: `${size}`, ...wanted(filter) };
  if (filter.status === '') return inCurrency(await call(payouts.listPayouts, { headers, query }, options), asked);
  const answer =
    filter.status === PENDING
      ? await call(payouts.listPendingPayouts, { headers, query }, options)
      : await call(payouts.listPayoutHistory, { headers, query: { ...query, status: statusOnWire(filter.status) } }, options);
  return narrowed(answer, asked);
};

/** Returns how many payouts each view has. The key is the paying wallet, empty for all. */
export const payoutCounts = countedBy<PayoutFilter>((days, options, currency) =>
  call(payouts.countPayouts, { headers: forBusiness(), query: { ...given({ currency }), ...dayBounds(days) } }, options),
);

/** Returns the wallets with their payout totals (PAY-02). */
export const payoutWallets: Service<{ key: string }, readonly PayoutWallet[]> = (_, options) =>
  call(payouts.listPayoutWallets, { headers: forBusiness() }, options);

/** PAY-10: returns all rows that match the filter, as the provider's spreadsheet. `status` is assumed there. */
export const downloadPayouts: Service<PayoutFilter, Blob> = (filter, options) =>
  call(
    payouts.downloadPayouts,
    { headers: forBusiness(), query: { ...wanted(filter), ...(filter.status && { status: statusOnWire(filter.status) }) } },
    { ...options, timeoutMs: FILE_TIMEOUT_MS },
  );

/** Returns a payout for a resource. */
export const payoutByKey: Service<{ key: string }, PayoutDetails> = ({ key }, options) => getPayout({ payoutId: key }, options);
