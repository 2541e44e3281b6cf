import { resource } from '../../kit/resource.machine';
import type { WalletBalance } from './walletBalances.types';

/** What the wallets have, with what changed. There is one list of them: its key is empty. */
export const walletBalancesMachine = resource<readonly WalletBalance[], string>('walletBalances', {
  calls: ['getWalletBalances'],
  req: ['HOM-01'],
  description: 'What the wallets of the active business have, against last month.',
});
