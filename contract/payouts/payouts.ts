/** Payouts: the cost, the payout itself, its one-time password, its status, and the list. */
import { ForBusiness, Id, Message, Once, Otp, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { Spreadsheet } from '../files';
import { CurrencyCode, MaybeAmount, SentAmount } from '../money';
import { type } from '../schema';
import { PayoutCounts, PayoutInFull, PayoutPage, type PayoutRow, PayoutWallets, Status } from './payoutRows';

const PayoutType = type("'Bank' | 'Merchant' | 'Mobile' | 'InternationalPayout'");

/** One payment as requested, with the documented names. `bankCode` and `bankId` are both sent for a bank. */
const PayoutDetail = type({
  type: PayoutType,
  AccountName: '1 <= string <= 200',
  recipientName: '1 <= string <= 200',
  accountNumber: '1 <= string <= 40',
  amount: SentAmount,
  debitCurrency: CurrencyCode,
  creditCurrency: CurrencyCode,
  description: 'string <= 500',
  'bankCode?': '1 <= string <= 20',
  'bankId?': Id,
  'bankName?': 'string <= 200',
  'bankAddress?': 'string <= 200',
  'recipientAddress?': 'string <= 200',
  'bankRoutingNumber?': 'string <= 40',
  'swiftCode?': 'string <= 11',
  /**
   * Ours: identifies one payment of a batch permanently, so that it can be sent again after a failure without being paid twice. A batch with
   * these references is processed row by row, so each payment can fail alone.
   */
  'clientReference?': '1 <= string <= 100',
  /** Assumed: the saved beneficiary, so that one that was deleted meanwhile is not paid. */
  'beneficiaryId?': Id,
});

const PayoutInitiated = type({ statusCode: 'string', 'message?': 'string', 'batchId?': Id.or('null') }).pipe(
  ({ statusCode, message, batchId }) => ({ statusCode, message: message ?? '', batchId: batchId ?? null }),
);

/** Status codes of `initiatePayout`. Any other leaves the outcome unknown. */
export const payoutCode = { done: '00', needsOtp: '007' } as const;

const PayoutStatus = type({ status: Status, 'message?': 'string', 'batchId?': Id.or('null') }).pipe(
  ({ status, message, batchId }) => ({ status, message: message ?? '', batchId: batchId ?? null }),
);

const PayoutFee = type({
  data: { 'fee?': MaybeAmount, 'total?': MaybeAmount, 'needsOtp?': 'boolean', 'needsApproval?': 'boolean' },
}).pipe(({ data }) => ({
  fee: data.fee ?? null,
  total: data.total ?? null,
  needsOtp: data.needsOtp ?? false,
  needsApproval: data.needsApproval ?? false,
}));

/** The searchable columns. The documents name none: these are assumed, of the fields that a payout in a list has. */
const PayoutColumn = type(
  "'recipient' | 'beneficiaryNumber' | 'clientReference' | 'sessionId' | 'batchReference' | 'payoutReference'",
);

const Filter = type({
  'startDate?': 'string',
  'endDate?': 'string',
  'keyword?': 'string <= 100',
  'SearchableColumns?': PayoutColumn,
  /** Assumed: the paying wallet. */
  'currency?': CurrencyCode,
  /** Assumed: the name of the recipient's bank, because one account number exists at several banks. */
  'bankName?': '1 <= string <= 200',
});

/** A filter, and a page of its results. */
export const PageOf = Filter.and({ pageNumber: PageNumber, pageSize: PageSize });

/** Assumed where the documents show no paging. A provider that ignores it returns all rows. */
const MaybePaged = Filter.and({ 'pageNumber?': PageNumber, 'pageSize?': PageSize });

/** The documents' word, with hyphens or with spaces: see `statusOnWire`. */
const SentStatus = type('1 <= string <= 60');

const WITH_HYPHENS = ['Awaiting-Approval', 'Awaiting-Verification'] as const;

/** Returns a status as a filter sends it, because the documents write two of them with hyphens. */
export const statusOnWire = (status: string) => WITH_HYPHENS.find((word) => word.replaceAll('-', ' ') === status) ?? status;

export type PayoutDetail = typeof PayoutDetail.inferIn;
export type PayoutInitiated = typeof PayoutInitiated.infer;
export type PayoutStatus = typeof PayoutStatus.infer;
export type PayoutFee = typeof PayoutFee.infer;
/** A payout in a list. */
export type Payout = typeof PayoutRow.infer;
/** A single payout with its timeline. */
export type PayoutDetails = typeof PayoutInFull.infer;
export type PayoutWallet = (typeof PayoutWallets.infer)[number];
export type PayoutColumn = typeof PayoutColumn.infer;

export const payouts = endpoints({
  /**
   * Returns the cost of a payout of `amount` (major units), and what it requires. No money moves. `needsOtp` also counts the role's payouts
   * without a code, and `needsApproval` those without an approver.
   */
  getPayoutFee: {
    method: 'GET',
    path: '/subsidiary/payout/fee',
    headers: ForBusiness,
    query: type({ amount: SentAmount, currency: CurrencyCode, type: PayoutType }),
    answer: PayoutFee,
    permission: 'payout.view',
    req: ['PAY-03', 'PAY-05', 'PAY-09'],
    assumed: true,
  },
  /**
   * MOVES MONEY, once for each key. `00`: done. `007`: a one-time password was sent, and the batch awaits it. Any other code: unknown. A
   * refusal (400, 403, 404, 412 and their like, with a message) did nothing. Any other failure leaves the outcome open. 412 if a payment with
   * the same client reference was paid or is in progress.
   */
  initiatePayout: {
    method: 'POST',
    path: '/subsidiary/payout/initiate',
    headers: Once,
    body: type({ payoutDetails: PayoutDetail.array().atLeastLength(1).atMostLength(10_000) }),
    answer: PayoutInitiated,
    permission: 'payout.initiate',
    movesMoney: true,
    req: ['PAY-03', 'PAY-05', 'PAY-08', 'BLK-01', 'PAY-09'],
    assumed: false,
  },
  /** Returns the status of the caller's payout with this key. `Not Received` also closes the caller's key, so it can never be used again. */
  getPayoutStatus: {
    method: 'GET',
    path: '/subsidiary/payout/status',
    headers: ForBusiness,
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: PayoutStatus,
    permission: 'payout.initiate',
    req: ['PAY-05', 'PAY-09'],
    assumed: true,
  },
  /**
   * MOVES MONEY, once for each batch. If the role's payouts without an approver have reached their limit since the order, the batch awaits an
   * approver instead, and the message says so. 400 if the code is wrong, expired or was tried too often.
   */
  verifyPayout: {
    method: 'POST',
    path: '/subsidiary/payout/verify',
    headers: ForBusiness,
    body: type({ otp: Otp, batchId: '1 <= string <= 100' }),
    answer: Message,
    permission: 'payout.initiate',
    movesMoney: true,
    req: ['PAY-06', 'PAY-09'],
    assumed: false,
  },
  /** A GET that sends a code, so it is never cached, prefetched or repeated. 429 within 60 s of the last one. */
  resendPayoutOtp: {
    method: 'GET',
    path: '/subsidiary/payout/resend/otp/:batchId',
    headers: ForBusiness,
    answer: Message,
    permission: 'payout.initiate',
    req: ['PAY-07', 'PAY-09'],
    assumed: false,
  },
  /** Returns pages from 1, newest first. `startDate` and `endDate` are wall-clock text. A page after the last is empty, with the total. */
  listPayouts: {
    method: 'GET',
    path: '/subsidiary/payout/all',
    headers: ForBusiness,
    query: PageOf,
    answer: PayoutPage,
    permission: 'payout.view',
    req: ['PAY-01', 'PAY-02', 'PAY-09'],
    assumed: false,
  },
  /**
   * Returns the payouts of one status, newest first. Amounts are in major units. 400 for an unknown status. Paging and the other filters are
   * assumed. If a provider ignores them, the client filters and pages itself.
   */
  listPayoutHistory: {
    method: 'GET',
    path: '/subsidiary/payout/history',
    headers: ForBusiness,
    query: MaybePaged.and({ status: SentStatus }),
    answer: PayoutPage,
    permission: 'payout.view',
    req: ['PAY-01', 'PAY-09'],
    assumed: false,
  },
  /** Returns the `Pending` payouts. Otherwise like `listPayoutHistory`. */
  listPendingPayouts: {
    method: 'GET',
    path: '/subsidiary/payout/pending',
    headers: ForBusiness,
    query: MaybePaged,
    answer: PayoutPage,
    permission: 'payout.view',
    req: ['PAY-01', 'PAY-09'],
    assumed: false,
  },
  /**
   * Returns the number of payouts of each status, of those initiated between `startDate` and `endDate` (wall-clock text). A status without
   * payouts may be missing. 400 for invalid dates.
   */
  countPayouts: {
    method: 'GET',
    path: '/subsidiary/payout/counts',
    headers: ForBusiness,
    query: type({ 'startDate?': 'string', 'endDate?': 'string', 'currency?': CurrencyCode }),
    answer: PayoutCounts,
    permission: 'payout.view',
    req: ['PAY-01', 'PAY-02', 'PAY-09'],
    assumed: true,
  },
  /**
   * Returns all rows that match the filter, without paging, as a spreadsheet named Payouts. `status` is assumed. Faults are JSON: 400 for an
   * invalid filter, 401, 403. Any other response that is no spreadsheet is invalid.
   */
  downloadPayouts: {
    method: 'GET',
    path: '/subsidiary/payout/all/download',
    headers: ForBusiness,
    query: Filter.and({ 'status?': SentStatus }),
    answer: Spreadsheet,
    file: true,
    permission: 'payout.view',
    req: ['PAY-10', 'PAY-09', 'GEN-06'],
    assumed: false,
  },
  /** Returns each wallet with its payouts: `totalTransfer` in major units, `successfulTransfer` a count of payouts. */
  listPayoutWallets: {
    method: 'GET',
    path: '/subsidiary/dashboard/payout/wallets',
    headers: ForBusiness,
    answer: PayoutWallets,
    permission: 'payout.view',
    req: ['PAY-02', 'PAY-09'],
    assumed: true,
  },
  /**
   * Returns one payout, with amounts in major units. Its `timeline` is assumed, so another provider may omit it. 404 if the business does not
   * have it.
   */
  getPayout: {
    method: 'GET',
    path: '/subsidiary/payout/:payoutId',
    headers: ForBusiness,
    answer: PayoutInFull,
    permission: 'payout.view',
    req: ['PAY-01', 'PAY-07', 'PAY-09'],
    assumed: false,
  },
});
