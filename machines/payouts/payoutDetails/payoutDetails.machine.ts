import { resource } from '../../kit/resource.machine';
import type { PayoutInFull } from './payoutDetails.types';

/** One payout in full, by its id. */
export const payoutDetailsMachine = resource<PayoutInFull, string>('payoutDetails', {
  calls: ['getPayout'],
  req: ['PAY-01', 'PAY-09'],
  description: 'One payout, with what became of it.',
});
