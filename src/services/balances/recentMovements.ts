/** The last movements of a wallet. */
import { type Movement, movements } from '../../../contract/balances/movements';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';

/** The key is the currency. */
export const recentMovements: Service<{ key: string }, readonly Movement[]> = async ({ key }, options) =>
  (await call(movements.listWalletHistory, { query: { page: '1', size: '12', currency: key } }, options)).rows;
