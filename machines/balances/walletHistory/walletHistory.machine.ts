import { collection } from '../../kit/collection.machine';
import type { Movement, MovementFilter } from './walletHistory.types';

/** BAL-03: the kit's collection, made for what the ledger did to the wallets. */
export const walletHistoryMachine = collection<Movement, MovementFilter>('walletHistory', {
  calls: ['listWalletHistory'],
  req: ['BAL-03', 'GEN-04', 'GEN-07'],
  description: 'The movements of the wallets of the active business, newest first.',
});
