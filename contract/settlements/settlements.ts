/** Settlements of a business: what was received on a day, what was taken from it, and what is paid to the account that the business chose. */
import { Id, MaybeText, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, MaybeAmount, RowAmount } from '../money';
import { type } from '../schema';
import { StatusCounts } from '../statusCounts';
import { MaybeTime } from '../time';

const textOf = (text: string | null | undefined) => text ?? '';
const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

const Count = type('number.integer >= 0');
const Currency = CurrencyCode.or({ shortName: CurrencyCode });
const codeOf = (currency: typeof Currency.infer) => (typeof currency === 'string' ? currency : currency.shortName);

const WireSettlement = type({
  id: Id,
  'subsidiaryId?': Id.or('null'),
  'subsidiaryName?': MaybeText,
  'transactionAmount?': RowAmount,
  'fee?': RowAmount,
  currency: Currency,
  settlementStatus: 'string > 0',
  'dateCreated?': MaybeTime,
  'transactionReference?': MaybeText,
  'finalSettlementDate?': MaybeTime,
  'settlementAmount?': RowAmount,
  'settlementDestination?': MaybeText,
  'settlementAccount?': MaybeText,
  'transactionCount?': Count.or('null'),
  // Assumed: the documents name the bank of a grouped settlement only.
  'settlementBankName?': MaybeText,
});

const settlementOf = (row: typeof WireSettlement.infer) => ({
  id: row.id,
  businessId: textOf(row.subsidiaryId),
  business: textOf(row.subsidiaryName),
  /** What customers paid. */
  collected: orNull(row.transactionAmount),
  fee: orNull(row.fee),
  currency: codeOf(row.currency),
  status: row.settlementStatus,
  createdAt: orNull(row.dateCreated),
  reference: textOf(row.transactionReference),
  /** When it was paid, or when it is to be paid. */
  settledAt: orNull(row.finalSettlementDate),
  /** The provider's own figure. Null if it returns none. */
  amount: orNull(row.settlementAmount),
  destination: textOf(row.settlementDestination),
  account: textOf(row.settlementAccount),
  bank: textOf(row.settlementBankName),
  transactions: orNull(row.transactionCount),
});

const Settlement = WireSettlement.pipe(settlementOf);

const SettlementPage = type({ items: Settlement.array(), 'totalItems?': 'number | string' }).pipe(({ items, totalItems }) => ({
  rows: items,
  total: Number(totalItems ?? items.length),
}));

const Grouped = type({
  'subsidiaryName?': MaybeText,
  'settlementAccount?': MaybeText,
  'settlementBankName?': MaybeText,
  'settlementBankCode?': MaybeText,
  'settlementDestination?': MaybeText,
  'transactionCount?': Count.or('null'),
  'settlementAmount?': RowAmount,
  currency: Currency,
  'finalSettlementDate?': MaybeTime,
  settlementStatus: 'string > 0',
  // Assumed: the documents say that a row opens by the business, and show neither its id nor the settlements.
  'subsidiaryId?': Id.or('null'),
  'settlementIds?': Id.array(),
  'settlementReferences?': type('string').array(),
}).pipe((row) => ({
  businessId: textOf(row.subsidiaryId),
  business: textOf(row.subsidiaryName),
  account: textOf(row.settlementAccount),
  bank: textOf(row.settlementBankName),
  bankCode: textOf(row.settlementBankCode),
  destination: textOf(row.settlementDestination),
  transactions: orNull(row.transactionCount),
  amount: orNull(row.settlementAmount),
  currency: codeOf(row.currency),
  settledAt: orNull(row.finalSettlementDate),
  status: row.settlementStatus,
  settlementIds: row.settlementIds ?? [],
  references: row.settlementReferences ?? [],
}));

const GroupedPage = type({ data: { items: Grouped.array(), page: { total: Count, 'totalPage?': Count } } }).pipe(
  ({ data: { items, page } }) => ({ rows: items, total: page.total }),
);

const Line = type({ line: 'string > 0', count: Count, amount: Amount });

const Sum = type({ count: Count, amount: Amount });

const InFull = type({
  settlement: WireSettlement.and({
    'bankReference?': MaybeText,
    'paidAmount?': MaybeAmount,
    'remark?': MaybeText,
    'reservePercent?': 'number | null',
    'reserveDays?': 'number | null',
    'lines?': Line.array(),
    'itemCount?': Count,
    /** Changes with every change of the settlement or of what belongs to it. */
    'version?': 'string',
  }),
}).pipe(({ settlement }) => ({
  ...settlementOf(settlement),
  /** What the bank statement says beside the amount. */
  bankReference: textOf(settlement.bankReference),
  /** What arrived at the destination. Null if nothing did yet. */
  paid: orNull(settlement.paidAmount),
  /** Why it is not paid, if the provider says so. */
  remark: textOf(settlement.remark),
  reserve:
    settlement.reservePercent === null || settlement.reservePercent === undefined
      ? null
      : { percent: settlement.reservePercent, days: orNull(settlement.reserveDays) },
  /** Null if the provider doesn't say what makes up the amount. */
  lines: orNull(settlement.lines),
  /** Each posting once, however many lines it is part of. */
  items: orNull(settlement.itemCount),
  version: textOf(settlement.version),
}));

const Summary = type({
  data: {
    currency: CurrencyCode,
    unsettled: Sum,
    pending: Sum,
    flagged: Sum,
    /** Null if nothing is held in reserve. */
    'reserve?': Amount.or('null'),
    'nextSettlementDate?': MaybeTime,
  },
}).pipe(({ data }) => ({
  currency: data.currency,
  /** What is in no settlement yet. It can still grow, and can be negative. */
  unsettled: data.unsettled,
  pending: data.pending,
  flagged: data.flagged,
  reserve: orNull(data.reserve),
  nextAt: orNull(data.nextSettlementDate),
}));

export type Settlement = typeof Settlement.infer;
export type SettlementSummary = typeof Summary.infer;
export type GroupedSettlement = typeof Grouped.infer;
export type SettlementInFull = typeof InFull.infer;

const Status = type("'Completed' | 'Pending' | 'Flagged' | 'Failed'");
const GroupedStatus = type("'Completed' | 'Partial-Completed' | 'Pending' | 'Flagged' | 'Failed'");

/** Wall-clock text of the payment, both inclusive. */
const Days = type({ 'fromdate?': 'string', 'todate?': 'string' });

export const settlements = endpoints({
  /**
   * Returns a page of settlements, one for each day and currency, newest first. `currency` is assumed. It fails in the usual ways, and with 400 for invalid dates
   * or a page of more than 100.
   */
  listSettlements: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/paginated',
    query: Days.and({
      'page?': PageNumber,
      'limit?': PageSize,
      'settlementstatus?': Status,
      'currency?': CurrencyCode,
    }),
    answer: SettlementPage,
    permission: 'settlement.view',
    req: ['STL-01'],
    assumed: false,
  },
  /**
   * Returns a page of payments to an account, newest first: the settlements that are paid on one day to one account. With `export=true` it
   * returns all of them. 400 for invalid dates.
   */
  listGroupedSettlements: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/grouped',
    query: Days.and({
      'page?': PageNumber,
      'size?': PageSize,
      'currency?': CurrencyCode,
      'settlementstatus?': GroupedStatus,
      'export?': "'true'",
    }),
    answer: GroupedPage,
    permission: 'settlement.view',
    req: ['STL-02'],
    assumed: false,
  },
  /** Returns the number of grouped settlements of each status. A status without any may be missing. 400 for invalid dates. */
  countGroupedSettlements: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/grouped/counts',
    query: Days.and({ 'currency?': CurrencyCode }),
    answer: StatusCounts,
    permission: 'settlement.view',
    req: ['STL-02'],
    assumed: true,
  },
  /** Returns what one currency still waits for: what is in no settlement yet, what is pending or flagged, and what is held in reserve. */
  getSettlementSummary: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/summary',
    query: type({ currency: CurrencyCode }),
    answer: Summary,
    permission: 'settlement.view',
    req: ['STL-01', 'STL-02'],
    assumed: true,
  },
  /** Returns a settlement with the lines that its amount is the sum of. 404 if the business has no such settlement in this environment. */
  getSettlement: {
    method: 'GET',
    path: '/subsidiary/dashboard/settlement/statement/:id',
    answer: InFull,
    permission: 'settlement.view',
    req: ['STL-01'],
    assumed: true,
  },
});
