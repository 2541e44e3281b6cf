import { resource } from '../../kit/resource/resource.machine';
import type { Recent } from './recentActivity.rules';

/** What happened last in one wallet, newest first. Its key is an `activityKey`. */
export const recentMovementsMachine = resource<Recent, string>('recentMovements', {
  calls: ['listWalletHistory', 'listPayouts'],
  req: ['BAL-03', 'HOM-01', 'NAV-06'],
  description:
    'Shows the last movements of the wallet in the displayed currency, and its last payouts that wait or were returned.',
});
