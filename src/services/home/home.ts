/** Services for the home page. */
import type { DailyFigures, FlowPoint, TransactionSummary, WalletBalance } from '../../../contract/home/home';
import { home } from '../../../contract/home/home';
import type { DailyKey } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import type { Service } from '../../../machines/kit/port';
import { call } from '../call';

export const walletBalances: Service<{ key: string }, readonly WalletBalance[]> = (_, options) =>
  call(home.getWalletBalances, {}, options);

/** NAV-06. The key is the currency. */
export const transactionSummary: Service<{ key: string }, TransactionSummary> = ({ key }, options) =>
  call(home.getTransactionSummary, { query: { currency: key } }, options);

/** NAV-06. The key is the range and the currency. */
export const inflowOutflow: Service<{ key: `${'week' | 'year'} ${string}` }, readonly FlowPoint[]> = ({ key }, options) => {
  const [type, currency = ''] = key.split(' ');
  return call(home.getInflowOutflow, { query: { type: type === 'week' ? 'week' : 'year', currency } }, options);
};

/** NAV-06. The key is the comparison and the currency. */
export const dailyFigures: Service<{ key: DailyKey }, DailyFigures> = ({ key }, options) => {
  const [compare, currency = ''] = key.split(' ');
  return call(home.getDailyFigures, { query: { compare: compare === 'year' ? 'year' : 'before', currency } }, options);
};
