import type { Payout } from '../../../contract/payouts/payouts';
import { resource } from '../../kit/resource/resource.machine';

/** The last successful payouts to the recipient of another payout. Its key is made by `keyOf`. */
export const earlierPayoutsMachine = resource<readonly Payout[], string>('earlierPayouts', {
  calls: ['listPayoutHistory'],
  req: ['PAY-01'],
  description: 'Shows the last successful payouts to the same recipient before this one.',
});
