import { collection } from '../../kit/collection.machine';
import type { PayoutFilter, PayoutRow } from './payouts.types';

/** The payouts list: the kit's collection, made for payouts. */
export const payoutsMachine = collection<PayoutRow, PayoutFilter>('payouts', {
  calls: ['listPayouts', 'listPayoutHistory', 'listPendingPayouts'],
  makes: 'one',
  req: ['PAY-01', 'PAY-09', 'GEN-04', 'GEN-07'],
  description: 'The payouts of the active business, newest first.',
});
