import type { Payout, PayoutColumn } from '../../../contract/payouts/payouts';
import { collection } from '../../kit/collection.machine';

export type PayoutRow = Payout;

/** A keyword and the column it is looked for in, a status, the currency of the wallet that paid, and the days a payout was initiated on: ISO dates, Lagos; empty where not asked for. */
export interface PayoutFilter {
  readonly keyword: string;
  readonly column: PayoutColumn;
  /** With spaces, as badges show it. */
  readonly status: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

/** The payouts list: the kit's collection, made for payouts. */
export const payoutsMachine = collection<PayoutRow, PayoutFilter>('payouts', {
  calls: ['listPayouts', 'listPayoutHistory', 'listPendingPayouts'],
  makes: 'one',
  req: ['PAY-01', 'PAY-09', 'GEN-04', 'GEN-07'],
  description: 'The payouts of the active business, newest first.',
});
