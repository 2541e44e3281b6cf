import { resource } from '../../kit/resource.machine';
import type { Wallet } from './balances.types';

/** BAL-01: as long as rates hold, so long do balances; then they are fetched again, in milliseconds. */
const FRESH_MS = 300_000;

/** Every wallet of the active business with the account it is paid into. There is one list of them: its key is empty. */
export const balancesMachine = resource<readonly Wallet[], string>('balances', {
  calls: ['listWallets'],
  req: ['BAL-01', 'BAL-02'],
  description: 'The wallets of the active business, fetched again every 300 seconds.',
  freshMs: FRESH_MS,
});
