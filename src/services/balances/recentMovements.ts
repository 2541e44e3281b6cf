/** What happened last in a wallet. */
import { movements } from '../../../contract/balances/movements';
import { payouts } from '../../../contract/payouts/payouts';
import type { Recent } from '../../../machines/home/recentMovements/recentActivity.rules';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';
import { partly } from '../partly';
import { forBusiness } from '../token';

/** As many as are shown, of each. */
const SIZE = '12';

/** The key names the wallet, and whether the role may view payouts. */
export const recentMovements: Service<{ key: string }, Recent> = async ({ key }, options) => {
  const [currency = '', withPayouts] = key.split(' ');
  const [moved, ordered] = await Promise.all([
    call(movements.listWalletHistory, { query: { page: '1', size: SIZE, currency } }, options),
    withPayouts
      ? partly(
          call(payouts.listPayouts, { headers: forBusiness(), query: { pageNumber: '1', pageSize: SIZE, currency } }, options),
        )
      : null,
  ]);
  return { movements: moved.rows, payouts: ordered?.value?.rows ?? [], withoutPayouts: ordered?.fault ?? null };
};
