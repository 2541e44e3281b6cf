/** Services for the home page. */
import { session } from '../../../contract/access/session';
import type { DailyFigures, FlowPoint, TransactionSummary, WalletBalance } from '../../../contract/home/home';
import { home } from '../../../contract/home/home';
import { buildNow } from '../../../contract/schema';
import type { Period, PeriodKey } from '../../../machines/home/dailyFigures/homePeriods';
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

/** Returns the period and the currency of a key. */
function inKey(key: PeriodKey): { readonly period: Period; readonly currency: string } {
  const [period, currency = ''] = key.split(' ');
  return { period: period === 'week' || period === 'year' ? period : 'days', currency };
}

/** NAV-06. The key is the period and the currency. */
export const inflowOutflow: Service<{ key: PeriodKey }, readonly FlowPoint[]> = ({ key }, options) => {
  const { period, currency } = inKey(key);
  return call(home.getInflowOutflow, { query: { type: period, currency } }, options);
};

/** NAV-06. The key is the period and the currency. */
export const dailyFigures: Service<{ key: PeriodKey }, DailyFigures> = ({ key }, options) =>
  call(home.getDailyFigures, { query: inKey(key) }, options);
