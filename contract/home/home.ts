/** The figures of the home page: totals, and inflow and outflow. */
import { AccountDetails } from '../balances/wallets';
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { type } from '../schema';

/**
 * A change from last month in percent: `6.8`, `-4.4` or `6.8%` in a response, decimal text afterwards. Null if there was nothing to compare
 * with. The documents name these fields but not their content.
 */
const Change = type('string | number | null | undefined').pipe((change, ctx) => {
  const text = String(change ?? '')
    .trim()
    .replace(/^\+|\s*%$/g, '');
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? text : ctx.error('a percentage like -4.4');
});

const Summary = type({
  data: {
    count: 'number.integer >= 0 | string.integer',
    volume: Amount,
    settlements: Amount,
    'countChange?': Change,
    'volumeChange?': Change,
    'settlementChange?': Change,
  },
}).pipe(({ data: { count, volume, settlements, countChange, volumeChange, settlementChange } }) => ({
  count: Number(count),
  volume,
  settlements,
  countChange: countChange ?? null,
  volumeChange: volumeChange ?? null,
  settlementsChange: settlementChange ?? null,
}));

/** No document has `ledgerBalanceChange`. If a provider returns it, the Collection Balance shows its change too. */
const Balance = type({
  'currencyShortName?': CurrencyCode,
  'currency?': CurrencyCode,
  availableBalance: Amount,
  ledgerBalance: Amount,
  'availableBalanceChange?': Change,
  'ledgerBalanceChange?': Change,
  'accountDetails?': AccountDetails.or('null'),
}).pipe(({ currencyShortName, currency, availableBalance, ledgerBalance, availableBalanceChange, ledgerBalanceChange }) => ({
  currency: currencyShortName ?? currency ?? '',
  available: availableBalance,
  ledger: ledgerBalance,
  availableChange: availableBalanceChange ?? null,
  ledgerChange: ledgerBalanceChange ?? null,
}));

const Balances = type({ wallets: Balance.array() }).pipe(({ wallets }) => wallets);

/** Neither amount has a sign afterwards. A response may have a negative outflow. */
const Point = type({ name_date: 'string > 0', inflow: Amount, outflow: Amount }).pipe(({ name_date, inflow, outflow }) => ({
  name: name_date,
  inflow,
  outflow: outflow.replace(/^-/, ''),
}));

const Points = type({ data: Point.array() }).pipe(({ data }) => data);

/** The figures of one day, or of the month that starts with it. Balances are those at its end, the others its sums. */
const Day = type({
  date: /^\d{4}-\d{2}-\d{2}$/,
  ledgerBalance: Amount,
  availableBalance: Amount,
  count: 'number.integer >= 0 | string.integer',
  volume: Amount,
  settlements: Amount,
}).pipe(({ date, ledgerBalance, availableBalance, count, volume, settlements }) => ({
  date,
  ledger: ledgerBalance,
  available: availableBalance,
  count: String(count),
  volume,
  settlements,
}));

const Daily = type({ data: { days: Day.array(), compared: Day.array() } }).pipe(({ data }) => data);

export type TransactionSummary = typeof Summary.infer;
export type WalletBalance = typeof Balance.infer;
/** Amounts are in major units of the requested currency. */
export type DayFigures = typeof Day.infer;
/** The days or months of a period, today last, and equally many of the period before. */
export type DailyFigures = typeof Daily.infer;
/** `name` is a month or a day in the provider's words. Amounts are in major units of the requested currency. */
export type FlowPoint = typeof Point.infer;

export const home = endpoints({
  /** Returns the totals of customers' payments this month, in major units of one currency. `settlements` is the volume less fees. */
  getTransactionSummary: {
    method: 'GET',
    path: '/subsidiary/metric/transaction/summary',
    query: type({ currency: CurrencyCode }),
    answer: Summary,
    permission: 'transaction.view',
    req: ['HOM-01', 'NAV-06'],
    assumed: false,
  },
  /** Returns every wallet with its balances a month ago. `available` can be paid out, `ledger` is the sum of all postings. In major units. */
  getWalletBalances: {
    method: 'GET',
    path: '/subsidiary/dashboard/get/wallet/balance',
    answer: Balances,
    permission: 'balance.view',
    req: ['HOM-01'],
    assumed: false,
  },
  /**
   * Returns the figures of a period in Lagos time, oldest first, in major units of one currency: of each of the last 30 days, of each day of this
   * week, or of each month of this year. `compared` has as many of the 30 days, the week or the year before, to the same time. It needs the
   * permission for transactions too. No document names this call.
   */
  getDailyFigures: {
    method: 'GET',
    path: '/subsidiary/metric/figures/daily',
    query: type({ currency: CurrencyCode, period: "'days' | 'week' | 'year'" }),
    answer: Daily,
    permission: 'balance.view',
    req: ['HOM-01', 'NAV-06'],
    assumed: true,
  },
  /**
   * Returns the inflow and outflow of a currency's wallet: by day this week, or by month this year. Oldest first. No document names `days`, which
   * returns the last 30 days by day.
   */
  getInflowOutflow: {
    method: 'GET',
    path: '/subsidiary/metric/inflow/outflow',
    query: type({ type: "'days' | 'week' | 'year'", currency: CurrencyCode }),
    answer: Points,
    permission: 'balance.view',
    req: ['HOM-02', 'NAV-06'],
    assumed: false,
  },
});
