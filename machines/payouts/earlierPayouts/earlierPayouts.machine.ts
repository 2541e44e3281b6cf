import type { Payout } from '../../../contract/payouts/payouts';
import { resource } from '../../kit/resource.machine';

/** The last payouts to the recipient of another payout. Its key is made by `keyOf`. */
export const earlierPayoutsMachine = resource<readonly Payout[], string>('earlierPayouts', {
  calls: ['listPayouts'],
  req: ['PAY-01'],
  description: 'Shows the last payouts to the same recipient before this one.',
});
