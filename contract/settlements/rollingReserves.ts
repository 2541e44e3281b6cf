/** RSV-01: what the provider holds back of settlements for a time, against refunds and chargebacks to come. */
import { Id, MaybeText, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode, RowAmount } from '../money';
import { type } from '../schema';
import { MaybeTime } from '../time';

const Count = type('number.integer >= 0');

const Item = type({
  id: Id,
  'settlementDate?': MaybeTime,
  'settlementAmount?': RowAmount,
  'withheldAmount?': RowAmount,
  'balance?': RowAmount,
  status: 'string > 0',
  // Assumed: no documented field has the currency, the rate, the moment of the release, or the settlement.
  'currency?': CurrencyCode.or('null'),
  'percentage?': 'number | null',
  'releaseDate?': MaybeTime,
  'settlementId?': Id.or('null'),
  'settlementReference?': MaybeText,
}).pipe((row) => ({
  id: row.id,
  settlementAt: row.settlementDate ?? null,
  settlementAmount: row.settlementAmount ?? null,
  withheld: row.withheldAmount ?? null,
  /** What is still withheld of it. */
  balance: row.balance ?? null,
  status: row.status,
  currency: row.currency ?? '',
  percent: row.percentage ?? null,
  releaseAt: row.releaseDate ?? null,
  settlementId: row.settlementId ?? null,
  settlementReference: row.settlementReference ?? '',
}));

const ItemPage = type({ items: Item.array(), page: { total: Count, 'totalPage?': Count } }).pipe(({ items, page }) => ({
  rows: items,
  total: page.total,
}));

const Week = type({ weekStart: 'string > 0', amount: Amount, count: Count }).pipe(({ weekStart, amount, count }) => ({
  /** Its Monday, as an ISO date. */
  start: weekStart,
  amount,
  count,
}));

const Summary = type({
  data: {
    currency: CurrencyCode,
    held: Amount,
    heldCount: Count,
    'nextRelease?': type({ date: MaybeTime, amount: Amount }).or('null'),
    releasedThisMonth: Amount,
    'percentage?': 'number | null',
    'days?': 'number | null',
    weeks: Week.array(),
  },
}).pipe(({ data }) => ({
  currency: data.currency,
  held: data.held,
  count: data.heldCount,
  next: data.nextRelease ?? null,
  releasedThisMonth: data.releasedThisMonth,
  percent: data.percentage ?? null,
  days: data.days ?? null,
  /** What is released in which week. Their sum is what is held. */
  weeks: data.weeks,
}));

export type RollingReserve = typeof Item.infer;
export type ReserveSummary = typeof Summary.infer;

export const rollingReserves = endpoints({
  /**
   * Returns a page of reserve items, those that are released next first, and released ones last. `page` and `size` are assumed. 400 for invalid
   * dates, which are wall-clock text of the settlement.
   * `releasefrom` and `releaseto` are assumed: they leave what is released between them, and not what was released before.
   */
  listRollingReserves: {
    method: 'GET',
    path: '/subsidiary/dashboard/rolling/reserves',
    query: type({
      'currency?': CurrencyCode,
      'status?': "'Almost due' | 'Due' | 'Not due' | 'Completed'",
      'fromdate?': 'string',
      'todate?': 'string',
      'releasefrom?': 'string',
      'releaseto?': 'string',
      'page?': PageNumber,
      'size?': PageSize,
    }),
    answer: ItemPage,
    permission: 'settlement.view',
    req: ['RSV-01'],
    assumed: false,
  },
  /** Returns what is held of one currency, what is released next, and what is released in which week. */
  getReserveSummary: {
    method: 'GET',
    path: '/subsidiary/dashboard/rolling/reserves/summary',
    query: type({ currency: CurrencyCode }),
    answer: Summary,
    permission: 'settlement.view',
    req: ['RSV-01'],
    assumed: true,
  },
});
