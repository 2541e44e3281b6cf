import type { WalletBalance } from '../../../contract/home/home';
import { resource } from '../../kit/resource/resource.machine';

export type { WalletBalance } from '../../../contract/home/home';

/** The wallets' balances with their changes. There is only one list, so its key is empty. */
export const walletBalancesMachine = resource<readonly WalletBalance[], string>('walletBalances', {
  calls: ['getWalletBalances'],
  req: ['HOM-01'],
  description: 'Shows the wallet balances of the active business, compared with last month.',
});
