/** Services for the home page. */
import { session } from '../../../contract/access/session';
import type { DailyFigures, FlowPoint, TransactionSummary, WalletBalance } from '../../../contract/home/home';
import { home } from '../../../contract/home/home';
import { buildNow } from '../../../contract/schema';
import type { DailyKey } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import type { Service } from '../../../machines/kit/flow/port';
import { call } from '../call';

/** Gets ready to read what a sign-in and the first figures are answered, because building the schemas takes longer than reading. */
export const readyHome = () =>
  buildNow(
    [
      session.login,
      session.getProfile,
      session.getOnboardingProgress,
      home.getWalletBalances,
      home.getTransactionSummary,
      home.getDailyFigures,
    ].map(({ answer }) => answer),
  );

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
