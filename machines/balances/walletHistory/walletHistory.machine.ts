import type { DirectionCode, Movement } from '../../../contract/balances/movements';
import { collection } from '../../kit/collection.machine';

export type { Movement } from '../../../contract/balances/movements';

/** A direction, a wallet, and the days that something was posted on: ISO dates, Lagos. Empty where not asked for. */
export interface MovementFilter {
  readonly direction: DirectionCode | '';
  /** Of the wallet. */
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

/** BAL-03: the kit's collection, made for what the ledger did to the wallets. */
export const walletHistoryMachine = collection<Movement, MovementFilter>('walletHistory', {
  calls: ['listWalletHistory'],
  req: ['BAL-03', 'GEN-04', 'GEN-07'],
  description: 'The movements of the wallets of the active business, newest first.',
});
