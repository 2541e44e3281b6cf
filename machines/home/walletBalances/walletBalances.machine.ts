import type { WalletBalance } from '../../../contract/home/home';
import { resource } from '../../kit/resource.machine';

export type { WalletBalance } from '../../../contract/home/home';

/** What the wallets have, with what changed. There is one list of them: its key is empty. */
export const walletBalancesMachine = resource<readonly WalletBalance[], string>('walletBalances', {
  calls: ['getWalletBalances'],
  req: ['HOM-01'],
  description: 'Shows the wallet balances of the active business, compared with last month.',
});
