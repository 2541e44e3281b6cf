/** Refunds of a business. */
import { Id, MaybeText, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { CurrencyCode, RowAmount } from '../money';
import { type } from '../schema';
import { StatusCounts } from '../statusCounts';
import { MaybeTime, WallClock } from '../time';

/** The documents have two sets of names. `refundReference`, `currency` and what follows them are assumed, because no row has an id. */
const WireRefund = type({
  'dateCreated?': WallClock,
  'date?': WallClock,
  'customerEmail?': MaybeText,
  'customerId?': Id.or('null'),
  'transactionAmount?': RowAmount,
  refundAmount: RowAmount,
  'orderReference?': MaybeText,
  'reference?': MaybeText,
  'refundStatus?': MaybeText,
  'status?': MaybeText,
  refundReference: 'string > 0',
  'currency?': CurrencyCode.or('null'),
  'paymentReference?': MaybeText,
  'reason?': MaybeText,
  'remark?': MaybeText,
  'requestedBy?': MaybeText,
  'dateDecided?': MaybeTime,
}).narrow((row, ctx) => (row.dateCreated ?? row.date) !== undefined || ctx.reject('a row with dateCreated or date'));

const textOf = (...texts: readonly (string | null | undefined)[]) =>
  texts.find((text) => text !== null && text !== undefined) ?? '';

const Refund = WireRefund.pipe((row) => ({
  reference: row.refundReference,
  createdAt: textOf(row.dateCreated, row.date),
  decidedAt: row.dateDecided ?? null,
  email: textOf(row.customerEmail),
  customerId: textOf(row.customerId),
  currency: textOf(row.currency),
  transactionAmount: row.transactionAmount ?? null,
  amount: row.refundAmount,
  orderReference: textOf(row.orderReference, row.reference),
  paymentReference: textOf(row.paymentReference),
  status: textOf(row.refundStatus, row.status),
  reason: textOf(row.reason),
  remark: textOf(row.remark),
  by: textOf(row.requestedBy),
}));

const RefundPage = type({
  'items?': Refund.array(),
  'refunds?': Refund.array(),
  'totalItems?': 'number | string',
}).pipe(({ items, refunds, totalItems }) => {
  const rows = items ?? refunds ?? [];
  return { rows, total: Number(totalItems ?? rows.length) };
});

export type Refund = typeof Refund.infer;

export const refunds = endpoints({
  /** Returns a page, newest first. It fails in the usual ways only: 401, 403. */
  listRefunds: {
    method: 'GET',
    path: '/subsidiary/dashboard/refund/all',
    query: type({
      // Assumed: the documents show no paging and no search.
      page: PageNumber,
      size: PageSize,
      'status?': "'Successful' | 'Error' | 'Pending'",
      'fromdate?': 'string',
      'todate?': 'string',
      /** Part of the refund's or the order's reference. */
      'reference?': '1 <= string <= 100',
      /** Part of the customer's email address. */
      'email?': '1 <= string <= 100',
    }),
    answer: RefundPage,
    permission: 'refund.view',
    req: ['RFD-01', 'RFD-04'],
    assumed: false,
  },
  /**
   * Returns the number of refunds of each status in the words of the filter, of those requested between `fromdate` and `todate` (wall-clock
   * text). A status without refunds may be missing. 400 for invalid dates.
   */
  countRefunds: {
    method: 'GET',
    path: '/subsidiary/dashboard/refund/counts',
    query: type({ 'fromdate?': 'string', 'todate?': 'string' }),
    answer: StatusCounts,
    permission: 'refund.view',
    req: ['RFD-01'],
    assumed: true,
  },
});
