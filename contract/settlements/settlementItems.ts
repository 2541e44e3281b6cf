/** What a settlement is the sum of: the payments of customers, and everything else that moved the wallet on its day. */
import { Id, MaybeText, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount } from '../money';
import { type } from '../schema';
import { WallClock } from '../time';
import { transactionOf, WireTransaction } from '../transactions/transactions';

const Count = type('number.integer >= 0');

const TransactionPage = type({
  data: { items: WireTransaction.pipe(transactionOf).array(), page: { 'total?': Count, 'totalPage?': Count } },
  'total?': Count,
}).pipe(({ data: { items, page }, total }) => ({ rows: items, total: total ?? page.total ?? items.length }));

const Item = type({
  id: Id,
  dateCreated: WallClock,
  line: 'string > 0',
  amount: Amount,
  'reference?': MaybeText,
  'description?': MaybeText,
  /** Where it has a page of its own: the payment reference of a payment, the reference of a refund, the id of a chargeback. */
  'subject?': type({ kind: "'payment' | 'refund' | 'chargeback' | 'settlement'", id: 'string > 0' }).or('null'),
}).pipe((row) => ({
  id: row.id,
  at: row.dateCreated,
  line: row.line,
  /** Signed, in major units: what it adds to the settlement. */
  amount: row.amount,
  reference: row.reference ?? '',
  description: row.description ?? '',
  subject: row.subject ?? null,
}));

const ItemPage = type({ items: Item.array(), totalCount: Count, 'version?': 'string', 'settlementAmount?': MaybeAmount }).pipe(
  ({ items, totalCount, version, settlementAmount }) => ({
    rows: items,
    total: totalCount,
    /** As the settlement's: pages of different versions were not read at one moment. */
    version: version ?? '',
    amount: settlementAmount ?? null,
  }),
);

export type SettlementItem = typeof Item.infer;
export type SettlementItemPage = typeof ItemPage.infer;

export const settlementItems = endpoints({
  /**
   * Returns a page of the payments of one settlement, made between `fromdate` and `todate`, or of every settlement of a business, currency and status that is paid between
   * `fromdate` and `todate`. Newest first. With `export=true` it returns all of them. 404 for an unknown settlement, 400 without either id.
   */
  listSettlementTransactions: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/transactions/summary',
    query: type({
      'settlementId?': '1 <= string <= 20',
      'subsidiaryId?': '1 <= string <= 20',
      'status?': '1 <= string <= 60',
      'currency?': CurrencyCode,
      'fromdate?': 'string',
      'todate?': 'string',
      'page?': PageNumber,
      'size?': PageSize,
      'export?': "'true'",
    }),
    answer: TransactionPage,
    permission: 'settlement.view',
    req: ['STL-01', 'STL-02'],
    assumed: false,
  },
  /**
   * Returns a page of everything that a settlement sums, oldest first: each item is part of one line. `version` is the same on every page unless
   * the settlement changed meanwhile. 404 for an unknown settlement.
   */
  listSettlementItems: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/statement/:id/items',
    query: type({
      page: PageNumber,
      size: PageSize,
      'line?': "'collections' | 'fees' | 'refunds' | 'chargebacks' | 'reserveWithheld' | 'reserveReleased' | 'adjustments'",
    }),
    answer: ItemPage,
    permission: 'settlement.view',
    req: ['STL-01'],
    assumed: true,
  },
});
