/** Customers' payments. The documents call one an order or a transaction. */
import { Id, Keyed, MaybeText, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { CurrencyCode, FormattedAmount, RowAmount } from '../money';
import { Requested } from '../reports/reports';
import { type } from '../schema';
import { StatusCounts } from '../statusCounts';
import { WallClock } from '../time';

/** The documents have two or three names each for email, amount, method, reference and status. Afterwards there is one. */
export const WireTransaction = type({
  id: Id,
  dateCreated: WallClock,
  paymentReference: 'string > 0',
  currency: CurrencyCode.or({ shortName: CurrencyCode }),
  'customerEmail?': MaybeText,
  'transactionAmount?': RowAmount,
  'amountFormatted?': FormattedAmount,
  'fee?': RowAmount,
  'settlementAmount?': RowAmount,
  'recurringFrequency?': MaybeText,
  'paymentTypeName?': MaybeText,
  'orderReference?': MaybeText,
  'transactionReference?': MaybeText,
  'orderStatus?': 'string > 0',
  'status?': { name: 'string > 0' },
  'customerId?': Id.or('null'),
  'order?': type({
    'customer?': type({ 'emailAddress?': MaybeText }).or('null'),
    'paymentTypeName?': MaybeText,
    'paymentType?': MaybeText,
  }).or('null'),
}).narrow(
  (row, ctx) =>
    row.transactionAmount !== undefined ||
    row.amountFormatted !== undefined ||
    ctx.reject('a row with transactionAmount or amountFormatted'),
);

/** Returns a row with one name for each value. */
export const transactionOf = (row: typeof WireTransaction.infer) => ({
  id: row.id,
  createdAt: row.dateCreated,
  email: row.customerEmail ?? row.order?.customer?.emailAddress ?? '',
  currency: typeof row.currency === 'string' ? row.currency : row.currency.shortName,
  /** Null if the provider's number has far too many digits. */
  amount: row.transactionAmount ?? row.amountFormatted ?? null,
  /** Null if the provider names none. */
  fee: row.fee ?? null,
  /** The provider's own figure. Null if it returns none. */
  settlementAmount: row.settlementAmount ?? null,
  recurringFrequency: row.recurringFrequency ?? '',
  method: row.paymentTypeName ?? row.order?.paymentTypeName ?? row.order?.paymentType ?? '',
  reference: row.orderReference ?? row.transactionReference ?? '',
  paymentReference: row.paymentReference,
  status: row.orderStatus ?? row.status?.name ?? '',
  customerId: row.customerId ?? null,
});

const Transaction = WireTransaction.pipe(transactionOf);

const TransactionPage = type({
  items: Transaction.array(),
  page: { total: 'number.integer >= 0', 'totalPage?': 'number.integer >= 0' },
}).pipe(({ items, page }) => ({ rows: items, total: page.total }));

export type Transaction = typeof Transaction.infer;

/** TRX-02. */
const Filter = type({
  'currency?': CurrencyCode,
  'status?': '1 <= string <= 60',
  'paymentreference?': '1 <= string <= 100',
  'orderreference?': '1 <= string <= 100',
  /** Assumed: part of the customer's email address. */
  'email?': '1 <= string <= 100',
  /** The name of a payment type as rows have it. */
  'transactionType?': '1 <= string <= 60',
  /** Assumed: those that are in no settlement yet. */
  'settlement?': "'none'",
  'fromdate?': 'string',
  'todate?': 'string',
});

export const transactions = endpoints({
  /** Returns a page, newest first. References and email match a part of the text. It fails in the usual ways only: 401, 403. */
  listOrders: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/orders',
    query: Filter.and({ page: PageNumber, size: PageSize }),
    answer: TransactionPage,
    permission: 'transaction.view',
    req: ['TRX-01', 'TRX-02'],
    assumed: false,
  },
  /**
   * Returns the number of transactions of each status, of those in `currency` created between `fromdate` and `todate` (wall-clock text). A status without
   * transactions may be missing. 400 for invalid dates.
   */
  countOrders: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/orders/counts',
    query: type({ 'currency?': CurrencyCode, 'fromdate?': 'string', 'todate?': 'string' }),
    answer: StatusCounts,
    permission: 'transaction.view',
    req: ['TRX-01', 'TRX-02'],
    assumed: true,
  },
  /**
   * Starts a file of all transactions that match, once for each key: it appears in the Report Centre. 400 for an unknown column, 409 if the key
   * was used for another file or is closed.
   */
  exportOrders: {
    method: 'GET',
    path: '/subsidiary/dashboard/fetch/orders/export',
    query: Filter.and({
      /** Assumed: the names of the columns, separated by commas. By default all. */
      'columns?': '1 <= string <= 400',
      /** Assumed: by default CSV. */
      'format?': "'csv' | 'xlsx'",
    }),
    headers: Keyed,
    answer: Requested,
    permission: 'transaction.view',
    alsoNeeds: 'report.view',
    req: ['TRX-03'],
    assumed: false,
  },
});
