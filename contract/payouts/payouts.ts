/** Paying out: what it costs, the payout itself, its one-time password, what became of it, and the list. */
import { type } from 'arktype';
import { ForBusiness, Id, Message, Once, Otp } from '../common';
import { endpoints } from '../endpoint';
import { Spreadsheet } from '../files';
import { Amount, CurrencyCode, SentAmount } from '../money';
import { PayoutInFull, PayoutPage, type PayoutRow, PayoutWallets, Status } from './payoutRows';

const PayoutType = type("'Bank' | 'Merchant' | 'Mobile' | 'InternationalPayout'");

/** One payment as it is asked for. Wire names as documented; `bankCode` and `bankId` both go out for a bank. */
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
   * Ours: names one payment of a batch for ever, so that it can be sent again after it failed and never be paid twice. A batch whose
   * payments have one is made payment by payment: what cannot be paid fails alone.
   */
  'clientReference?': '1 <= string <= 100',
  /** Assumed: the saved beneficiary that is meant, so that one who was deleted meanwhile is not paid. */
  'beneficiaryId?': Id,
});

const PayoutInitiated = type({ statusCode: 'string', 'message?': 'string', 'batchId?': Id.or('null') }).pipe(
  ({ statusCode, message, batchId }) => ({ statusCode, message: message ?? '', batchId: batchId ?? null }),
);

/** Status codes of `initiatePayout`. Any other says nothing that can be relied on. */
export const payoutCode = { done: '00', needsOtp: '007' } as const;

const PayoutStatus = type({ status: Status, 'message?': 'string', 'batchId?': Id.or('null') }).pipe(
  ({ status, message, batchId }) => ({ status, message: message ?? '', batchId: batchId ?? null }),
);

const PayoutFee = type({
  data: { 'fee?': Amount.or('null'), 'total?': Amount.or('null'), 'needsOtp?': 'boolean', 'needsApproval?': 'boolean' },
}).pipe(({ data }) => ({
  fee: data.fee ?? null,
  total: data.total ?? null,
  needsOtp: data.needsOtp ?? false,
  needsApproval: data.needsApproval ?? false,
}));

/** The columns that a keyword can be looked for in. */
const PayoutColumn = type("'recipient' | 'beneficiaryNumber' | 'clientReference' | 'sessionId' | 'batchReference'");

const Filter = type({
  'startDate?': 'string',
  'endDate?': 'string',
  'keyword?': 'string <= 100',
  'SearchableColumns?': PayoutColumn,
  /** Assumed: the wallet that paid. */
  'currency?': CurrencyCode,
});

const PageNumber = type(/^[1-9]\d{0,6}$/);
const PageSize = type(/^[1-9]\d{0,2}$/);

/** A filter, and which page of what it matches. */
export const PageOf = Filter.and({ pageNumber: PageNumber, pageSize: PageSize });

/** Assumed where the documents show no paging: a provider that does not know them answers all rows. */
const MaybePaged = Filter.and({ 'pageNumber?': PageNumber, 'pageSize?': PageSize });

/** The documents' word, with hyphens or with spaces: see `statusOnWire`. */
const SentStatus = type('1 <= string <= 60');

const WITH_HYPHENS = ['Awaiting-Approval', 'Awaiting-Verification'] as const;

/** A status as a filter sends it: the documents write two of them with hyphens. */
export const statusOnWire = (status: string) => WITH_HYPHENS.find((word) => word.replaceAll('-', ' ') === status) ?? status;

export type PayoutDetail = typeof PayoutDetail.inferIn;
export type PayoutInitiated = typeof PayoutInitiated.infer;
export type PayoutStatus = typeof PayoutStatus.infer;
export type PayoutFee = typeof PayoutFee.infer;
/** A payout as a list has it. */
export type Payout = typeof PayoutRow.infer;
/** A payout alone, with what became of it. */
export type PayoutDetails = typeof PayoutInFull.infer;
export type PayoutWallet = (typeof PayoutWallets.infer)[number];
export type PayoutColumn = typeof PayoutColumn.infer;

export const payouts = endpoints({
  /**
   * What a payout of `amount` (major units) would cost, and what it would ask for. Before any money moves. `needsOtp` also counts what the role
   * has paid out without a code.
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
   * MOVES MONEY, once a key. `00`: done; `007`: a one-time password was sent and the batch awaits it; any other code: unknown. A 4xx with a
   * message is a refusal and nothing was done; whatever else is not an answer leaves the outcome open. 409 where the client reference of a
   * payment is that of one which was paid or is under way.
   */
  initiatePayout: {
    method: 'POST',
    path: '/subsidiary/payout/initiate',
    headers: Once,
    body: type({ payoutDetails: PayoutDetail.array().atLeastLength(1).atMostLength(10_000) }),
    answer: PayoutInitiated,
    permission: 'payout.initiate',
    req: ['PAY-03', 'PAY-05', 'PAY-08', 'BLK-01', 'PAY-09'],
    assumed: false,
  },
  /** What became of the payout with this key. `Not Received` also closes the key: it can never be used after that. */
  getPayoutStatus: {
    method: 'GET',
    path: '/subsidiary/payout/status',
    headers: ForBusiness,
    query: type({ idempotencyKey: '1 <= string <= 200' }),
    answer: PayoutStatus,
    // It closes a key that never came.
    permission: 'payout.initiate',
    req: ['PAY-05', 'PAY-09'],
    assumed: true,
  },
  /** MOVES MONEY, once a batch. 400 when the code is wrong, late or was tried too often. */
  verifyPayout: {
    method: 'POST',
    path: '/subsidiary/payout/verify',
    headers: ForBusiness,
    body: type({ otp: Otp, batchId: '1 <= string <= 100' }),
    answer: Message,
    permission: 'payout.initiate',
    req: ['PAY-06', 'PAY-09'],
    assumed: false,
  },
  /** A GET that sends a code: never cached, prefetched or repeated. 429 within 60 s of the last one. */
  resendPayoutOtp: {
    method: 'GET',
    path: '/subsidiary/payout/resend/otp/:batchId',
    headers: ForBusiness,
    answer: Message,
    permission: 'payout.initiate',
    req: ['PAY-07', 'PAY-09'],
    assumed: false,
  },
  /** Pages from 1, newest first; `startDate` and `endDate` are wall-clock text. Past the end it is empty, with the true total. */
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
   * The payouts of one status, newest first; amounts in major units. 400 for a status that nobody knows. Pages and the other filters are
   * assumed: where a provider ignores them the client filters and cuts pages itself.
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
  /** The payouts that are `Pending`. Otherwise like `listPayoutHistory`. */
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
   * All rows that the filter matches, on no pages, as a spreadsheet named Payouts. `status` is assumed. Faults come in JSON: 400 for a filter
   * that cannot be, 401, 403. Whatever else is no spreadsheet is not an answer.
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
  /** Each wallet with what was paid out of it: `totalTransfer` in major units, `successfulTransfer` a count of payouts. */
  listPayoutWallets: {
    method: 'GET',
    path: '/subsidiary/dashboard/payout/wallets',
    headers: ForBusiness,
    answer: PayoutWallets,
    permission: 'payout.view',
    req: ['PAY-02', 'PAY-09'],
    assumed: true,
  },
  /** One payout; amounts in major units. Its `timeline` is assumed: another provider may leave it out. 404 when the business has none such. */
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
