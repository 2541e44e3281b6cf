import type { PayoutWallet } from '../../../contract/payouts/payouts';
import { resource } from '../../kit/resource/resource.machine';

export type { PayoutWallet } from '../../../contract/payouts/payouts';

/** The paying wallets with their totals. There is only one list, so its key is empty. */
export const payoutWalletsMachine = resource<readonly PayoutWallet[], string>('payoutWallets', {
  calls: ['listPayoutWallets'],
  req: ['PAY-02', 'PAY-09', 'FND-03'],
  description: 'Lists the wallets of the active business with the total paid out of each.',
});
