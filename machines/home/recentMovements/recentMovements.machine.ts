import type { Movement } from '../../../contract/balances/movements';
import { resource } from '../../kit/resource/resource.machine';

export type { Movement } from '../../../contract/balances/movements';

/** The last movements of one wallet, newest first. Its key is the currency. */
export const recentMovementsMachine = resource<readonly Movement[], string>('recentMovements', {
  calls: ['listWalletHistory'],
  req: ['BAL-03', 'NAV-06'],
  description: 'Shows the last movements of the wallet in the displayed currency.',
});
