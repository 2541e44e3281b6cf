/** What happened last in a wallet. */
import { movements } from '../../../contract/balances/movements';
import { payouts } from '../../../contract/payouts/payouts';
import type { Recent } from '../../../machines/home/recentMovements/recentActivity.rules';
import { Failure, type Fault } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';
import { forBusiness } from '../token';

/** As many as are shown, of each. */
const SIZE = '12';

/** What moved is shown without the payouts that failed to load. An ended session ends the page. */
const without = (error: unknown): { readonly rows: readonly []; readonly fault: Fault } => {
  if (error instanceof Failure && error.fault.kind !== 'sessionExpired') return { rows: [], fault: error.fault };
  throw error;
};

/** The key names the wallet, and whether the role may view payouts. */
export const recentMovements: Service<{ key: string }, Recent> = async ({ key }, options) => {
  const [currency = '', withPayouts] = key.split(' ');
  const [moved, ordered] = await Promise.all([
    call(movements.listWalletHistory, { query: { page: '1', size: SIZE, currency } }, options),
    withPayouts
      ? call(payouts.listPayouts, { headers: forBusiness(), query: { pageNumber: '1', pageSize: SIZE, currency } }, options).then(
          ({ rows }) => ({ rows, fault: null }),
          without,
        )
      : null,
  ]);
  return { movements: moved.rows, payouts: ordered?.rows ?? [], withoutPayouts: ordered?.fault ?? null };
};
