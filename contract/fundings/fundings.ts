/** Money that was added to a wallet by bank transfer. */
import { Id, Keyed, MaybeText, Message, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { CurrencyCode, MaybeAmount, RowAmount } from '../money';
import { Requested } from '../reports/reports';
import { type } from '../schema';
import { WallClock } from '../time';

const Count = type('number.integer >= 0');

const textOf = (text: string | null | undefined) => text ?? '';
const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

const Funding = type({
  id: Id,
  currency: CurrencyCode,
  amount: RowAmount,
  'accountAlias?': MaybeText,
  'accountNumber?': MaybeText,
  'method?': MaybeText,
  'transactionReference?': MaybeText,
  'fee?': RowAmount,
  dateCreated: WallClock,
  'sessionId?': MaybeText,
}).pipe((row) => ({
  id: row.id,
  currency: row.currency,
  amount: row.amount,
  alias: textOf(row.accountAlias),
  accountNumber: textOf(row.accountNumber),
  method: textOf(row.method),
  reference: textOf(row.transactionReference),
  fee: orNull(row.fee),
  createdAt: row.dateCreated,
  sessionId: textOf(row.sessionId),
}));

const FundingPage = type({ data: { items: Funding.array(), page: { total: Count, 'totalPage?': Count } } }).pipe(
  ({ data: { items, page } }) => ({ rows: items, total: page.total }),
);

/** Assumed: one delivery of the notification about a funding. */
const Delivery = type({ id: Id, dateSent: WallClock, 'status?': MaybeText, 'requestedBy?': MaybeText }).pipe((row) => ({
  id: row.id,
  at: row.dateSent,
  status: textOf(row.status),
  by: textOf(row.requestedBy),
}));

const InFull = type({
  data: {
    transactionAmount: RowAmount,
    'fee?': RowAmount,
    dateCreated: WallClock,
    transactionReference: 'string > 0',
    'productCode?': MaybeText,
    'senderName?': MaybeText,
    'senderAccountNumber?': MaybeText,
    'bankName?': MaybeText,
    'merchantName?': MaybeText,
    'accountNumber?': MaybeText,
    'subsidiaryId?': Id.or('null'),
    // Assumed: the list has them, or the page needs them.
    'currency?': CurrencyCode.or('null'),
    'accountAlias?': MaybeText,
    'accountName?': MaybeText,
    'destinationBankName?': MaybeText,
    'method?': MaybeText,
    'sessionId?': MaybeText,
    'balanceBefore?': MaybeAmount,
    'balanceAfter?': MaybeAmount,
    'eventId?': MaybeText,
    'webhookUrl?': MaybeText,
    'deliveries?': Delivery.array(),
  },
}).pipe(({ data }) => ({
  amount: data.transactionAmount,
  fee: orNull(data.fee),
  createdAt: data.dateCreated,
  reference: data.transactionReference,
  productCode: textOf(data.productCode),
  sender: { name: textOf(data.senderName), accountNumber: textOf(data.senderAccountNumber), bank: textOf(data.bankName) },
  destination: {
    name: textOf(data.accountName),
    accountNumber: textOf(data.accountNumber),
    bank: textOf(data.destinationBankName),
    alias: textOf(data.accountAlias),
  },
  merchant: { name: textOf(data.merchantName), id: textOf(data.subsidiaryId) },
  currency: textOf(data.currency),
  method: textOf(data.method),
  sessionId: textOf(data.sessionId),
  /** The wallet's balance before and after. Null if the provider returns none. */
  before: orNull(data.balanceBefore),
  after: orNull(data.balanceAfter),
  /** The same in every delivery, so that a receiver recognises what it already has. */
  eventId: textOf(data.eventId),
  /** Where notifications go. Null: nowhere, or the provider doesn't say. */
  webhookUrl: data.webhookUrl || null,
  deliveries: data.deliveries ?? [],
}));

const Filter = type({
  'fromdate?': 'string',
  'todate?': 'string',
  'sessionId?': '1 <= string <= 60',
  'accountNumber?': '1 <= string <= 40',
  /** Assumed. */
  'currency?': CurrencyCode,
});

export type Funding = typeof Funding.infer;
export type FundingInFull = typeof InFull.infer;

export const fundings = endpoints({
  /** Returns a page, newest first. Session ID and account number match a part of the text. 400 for invalid dates. */
  listFundingHistory: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/funding/history',
    query: Filter.and({ page: PageNumber, size: PageSize }),
    answer: FundingPage,
    permission: 'funding.view',
    req: ['FND-01'],
    assumed: false,
  },
  /**
   * Starts a file of all fundings that match, once for each key: it appears in the Report Centre. The documents send `page=1` and `size=50000`,
   * and the sandbox cuts nothing off. 409 if the key was used for another file or is closed.
   */
  exportFundingHistory: {
    method: 'GET',
    path: '/subsidiary/dashboard/funding/history/export',
    query: Filter.and({
      'page?': "'1'",
      'size?': "'50000'",
      'export?': "'true'",
      /** Assumed: the names of the columns, separated by commas. By default all. */
      'columns?': '1 <= string <= 400',
      /** Assumed: by default CSV. */
      'format?': "'csv' | 'xlsx'",
    }),
    headers: Keyed,
    answer: Requested,
    permission: 'funding.view',
    alsoNeeds: 'report.view',
    req: ['FND-01', 'GEN-06'],
    assumed: false,
  },
  /** Returns one funding, with the deliveries of its notification, newest first. 404 if the business has no such funding in this environment. */
  getFundingDetails: {
    method: 'GET',
    path: '/subsidiary/dashboard/funding/history/details/:id',
    answer: InFull,
    permission: 'funding.view',
    req: ['FND-02'],
    assumed: false,
  },
  /**
   * Sends the notification about a funding to the webhook again. Each call is one delivery with the event's own id. No money moves. 404 for an
   * unknown reference, 409 if the business has no webhook.
   */
  repushWebhook: {
    method: 'POST',
    path: '/subsidiary/notification/trigger-webhook',
    body: type({ reference: '1 <= string <= 100' }),
    answer: Message,
    permission: 'funding.manage',
    req: ['FND-02'],
    assumed: false,
  },
});
