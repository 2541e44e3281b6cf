/** The history of the wallets: what each posting did to one, the newest first. No document shows the call or its answer. */
import { type } from 'arktype';
import { Id } from '../common';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { WallClock } from '../time';

/** As a filter sends it. */
const DirectionCode = type("'C' | 'D'");

const Direction = type("'Credit' | 'Debit' | 'C' | 'D'").pipe((direction): 'Credit' | 'Debit' =>
  direction === 'C' || direction === 'Credit' ? 'Credit' : 'Debit',
);

/** Amounts are in major units and never below zero: the direction says which way they went. */
const Movement = type({
  id: Id,
  transactionDate: WallClock,
  direction: Direction,
  amount: Amount,
  currency: CurrencyCode,
  'balanceBefore?': Amount.or('null'),
  'balanceAfter?': Amount.or('null'),
  'type?': 'string | null',
  'description?': 'string | null',
  'reference?': 'string | null',
  'fee?': Amount.or('null'),
  'payoutId?': Id.or('null'),
}).pipe((movement) => ({
  id: movement.id,
  at: movement.transactionDate,
  direction: movement.direction,
  amount: movement.amount,
  currency: movement.currency,
  /** What the wallet came to before and after; null where the provider does not say. */
  before: movement.balanceBefore ?? null,
  after: movement.balanceAfter ?? null,
  type: movement.type ?? '',
  description: movement.description ?? '',
  reference: movement.reference ?? '',
  /** What of the amount is the provider's; null where nothing is known of it. */
  fee: movement.fee ?? null,
  /** The payout of this business that it was; null where it was none. */
  payoutId: movement.payoutId ?? null,
}));

const MovementPage = type({ items: Movement.array(), 'totalCount?': 'number' }).pipe(({ items, totalCount }) => ({
  rows: items,
  total: totalCount ?? items.length,
}));

export type Movement = typeof Movement.infer;

export const movements = endpoints({
  /**
   * Pages from 1, of at most 100; past the end it is empty, with the true total. `startDate` and `endDate` are wall-clock text, both inclusive.
   * 400 for a date that is none.
   */
  listWalletHistory: {
    method: 'GET',
    path: '/subsidiary/dashboard/wallet/history',
    query: type({
      page: /^[1-9]\d{0,6}$/,
      size: /^[1-9]\d{0,2}$/,
      'direction?': DirectionCode,
      'startDate?': 'string',
      'endDate?': 'string',
      'currency?': CurrencyCode,
    }),
    answer: MovementPage,
    permission: 'balance.view',
    req: ['BAL-03', 'GEN-04'],
    assumed: true,
  },
});
