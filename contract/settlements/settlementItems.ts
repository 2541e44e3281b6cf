/** What a settlement is the sum of: the payments of customers, and everything else that moved the wallet on its day. */
import { PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { amountOf, CurrencyCode, MaybeAmount } from '../money';
import { type } from '../schema';
import { wallClockOf } from '../time';
import { transactionOf, WireTransaction } from '../transactions/transactions';

const Count = type('number.integer >= 0');

const TransactionPage = type({
  data: { items: WireTransaction.pipe(transactionOf).array(), page: { 'total?': Count, 'totalPage?': Count } },
  'total?': Count,
}).pipe(({ data: { items, page }, total }) => ({ rows: items, total: total ?? page.total ?? items.length }));

/** Its type alone: what is read checks it, because a choice of types costs more than all else of a row. */
const Text = type('unknown').as<string | null>();
const TextOrNumber = type('unknown').as<string | number>();

const WireItem = type({
  id: TextOrNumber,
  dateCreated: 'string',
  line: 'string > 0',
  amount: TextOrNumber,
  'reference?': Text,
  'description?': Text,
  /** Where it has a page of its own: the payment reference of a payment, the reference of a refund, the id of a chargeback. */
  'subject?': type({ kind: "'payment' | 'refund' | 'chargeback' | 'settlement'", id: 'string > 0' }).or('null'),
});

const WireItems = type({
  items: WireItem.array(),
  totalCount: Count,
  'version?': 'string',
  'settlementAmount?': MaybeAmount,
});

export interface SettlementItem {
  readonly id: string;
  readonly at: string;
  readonly line: string;
  /** Signed, in major units: what it adds to the settlement. */
  readonly amount: string;
  readonly reference: string;
  readonly description: string;
  readonly subject: NonNullable<(typeof WireItem.infer)['subject']> | null;
}

const isTextOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number';
const isText = (value: unknown) => value === undefined || value === null || typeof value === 'string';

/** Returns an item, or the name of the field that is wrong. */
function itemOf(row: typeof WireItem.infer): SettlementItem | keyof typeof WireItem.infer {
  const { id, line, reference, description, subject } = row;
  if (!isTextOrNumber(id) || id === '') return 'id';
  const at = wallClockOf(row.dateCreated);
  if (at === null) return 'dateCreated';
  const amount = isTextOrNumber(row.amount) ? amountOf(row.amount) : null;
  if (amount === null) return 'amount';
  if (!isText(reference)) return 'reference';
  if (!isText(description)) return 'description';
  const words = { reference: reference ?? '', description: description ?? '' };
  return { id: String(id), at, line, amount, ...words, subject: subject ?? null };
}

/** A settlement may have a hundred thousand items, so a page of them is read in one step, and not each field by a schema of its own. */
const ItemPage = WireItems.pipe(({ items, totalCount, version, settlementAmount }, ctx) => {
  const rows: SettlementItem[] = [];
  for (const row of items) {
    const item = itemOf(row);
    if (typeof item === 'string') return ctx.error({ expected: 'valid', relativePath: ['items', rows.length, item] });
    rows.push(item);
  }
  return {
    rows,
    total: totalCount,
    /** As the settlement's: pages of different versions were not read at one moment. */
    version: version ?? '',
    amount: settlementAmount ?? null,
  };
});

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
