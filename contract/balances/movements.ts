/** The history of the wallets: the effect of each posting, newest first. No document shows the call or its response. */
import { asPage, Id, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { CurrencyCode, RowAmount } from '../money';
import { type } from '../schema';
import { WallClock } from '../time';

/** As in the filter. */
const DirectionCode = type("'C' | 'D'");

const Direction = type("'Credit' | 'Debit' | 'C' | 'D'").pipe((direction): 'Credit' | 'Debit' =>
  direction === 'C' || direction === 'Credit' ? 'Credit' : 'Debit',
);

/** Amounts are in major units and never negative, because the direction gives the sign. */
const Movement = type({
  id: Id,
  transactionDate: WallClock,
  direction: Direction,
  amount: RowAmount,
  currency: CurrencyCode,
  'balanceBefore?': RowAmount,
  'balanceAfter?': RowAmount,
  'type?': 'string | null',
  'description?': 'string | null',
  'reference?': 'string | null',
  'fee?': RowAmount,
  'payoutId?': Id.or('null'),
}).pipe((movement) => ({
  id: movement.id,
  at: movement.transactionDate,
  direction: movement.direction,
  amount: movement.amount,
  currency: movement.currency,
  /** The wallet's balance before and after. Null if the provider returns none. */
  before: movement.balanceBefore ?? null,
  after: movement.balanceAfter ?? null,
  type: movement.type ?? '',
  description: movement.description ?? '',
  reference: movement.reference ?? '',
  /** The provider's part of the amount. Null if unknown. */
  fee: movement.fee ?? null,
  /** The payout of this business. Null if there is none. */
  payoutId: movement.payoutId ?? null,
}));

const MovementPage = type({ items: Movement.array(), 'totalCount?': 'number' }).pipe((answer) => asPage(answer));

export type Movement = typeof Movement.infer;

export const movements = endpoints({
  /**
   * Returns pages from 1, of at most 100 rows. A page after the last is empty, with the total. `startDate` and `endDate` are wall-clock text,
   * both inclusive. 400 for an invalid date.
   */
  listWalletHistory: {
    method: 'GET',
    path: '/subsidiary/dashboard/wallet/history',
    query: type({
      page: PageNumber,
      size: PageSize,
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
