/** Refunds of a business. */
import { type } from 'arktype';
import { Id } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { WallClock } from '../time';

const Text = type('string | null');

/** The documents have two sets of names. `refundReference`, `currency` and what follows them are assumed, because no row has an id. */
const WireRefund = type({
  'dateCreated?': WallClock,
  'date?': WallClock,
  'customerEmail?': Text,
  'customerId?': Id.or('null'),
  'transactionAmount?': Amount.or('null'),
  refundAmount: Amount,
  'orderReference?': Text,
  'reference?': Text,
  'refundStatus?': Text,
  'status?': Text,
  refundReference: 'string > 0',
  'currency?': CurrencyCode.or('null'),
  'paymentReference?': Text,
  'reason?': Text,
  'remark?': Text,
  'requestedBy?': Text,
  'dateDecided?': WallClock.or('null'),
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
      page: /^[1-9]\d{0,6}$/,
      size: /^[1-9]\d{0,2}$/,
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
});
