import { balances as balanceEndpoints } from '../../contract/balances/balances';
import { home as endpoints } from '../../contract/home/home';
import { serve } from '../http/serve';
import { expireUnverifiedFor } from '../ledger/batches';
import { openChargebacks } from '../ledger/chargebacks';
import { settleChargebacksFor } from '../ledger/dueChargebacks';
import { accountOf } from '../ledger/ledger';
import { pendingRefunds } from '../ledger/waitingRefunds';
import { Refusal } from '../refusal';
import { isCurrency, toMajor } from '../rules/money';
import { type Bucket, changeOf, daysOfWeek, monthsOfYear, namedLastDays, soFar } from '../rules/periods';
import { dailyFigures } from './daily';
import { balances, inflowOutflow, transactionTotals } from './home';

/** The points of the chart. */
const BUCKETS = {
  days: (now: Temporal.Instant) => namedLastDays(now, 30),
  week: daysOfWeek,
  year: monthsOfYear,
};

function known(currency: string): string {
  if (!isCurrency(currency)) throw new Refusal(400, 'currency is not supported');
  return currency;
}

export const homeRoutes = [
  serve(endpoints.getTransactionSummary, async ({ query }, { context, session }) => {
    const { current, last } = await transactionTotals(context, session, known(query.currency));
    return {
      data: {
        count: Number(current.count),
        volume: toMajor(current.volume),
        settlements: toMajor(current.settlements),
        countChange: changeOf(current.count, last.count),
        volumeChange: changeOf(current.volume, last.volume),
        settlementChange: changeOf(current.settlements, last.settlements),
      },
    };
  }),
  serve(endpoints.getWalletBalances, async (_, { context, session }) => {
    await expireUnverifiedFor(context, session);
    await settleChargebacksFor(context, session);
    const mine = await balances(context, session);
    return {
      wallets: mine.map(({ account, ledger, available, then }) => ({
        currencyShortName: account.currency,
        availableBalance: toMajor(available),
        availableBalanceChange: changeOf(available, then.available),
        ledgerBalance: toMajor(ledger),
        ledgerBalanceChange: changeOf(ledger, then.ledger),
        accountDetails: accountOf(account),
      })),
    };
  }),
  serve(balanceEndpoints.getBalancesSummary, async ({ query }, { context, session }) => {
    await settleChargebacksFor(context, session);
    const currency = known(query.currency);
    const { value } = await openChargebacks(context, session, currency);
    return { data: { chargebacks: toMajor(value), refunds: toMajor(await pendingRefunds(context, session, currency)) } };
  }),
  serve(endpoints.getDailyFigures, async ({ query }, { context, session }) => {
    if (!session.permissions.includes('transaction.view'))
      throw new Refusal(403, 'Your role does not allow this. Ask the owner of the business');
    await settleChargebacksFor(context, session);
    const currency = known(query.currency);
    const now = context.clock.now();
    const { current, last } = soFar(query.period, now);
    const figures = async (buckets: readonly Bucket[]) =>
      (await dailyFigures(context, session, currency, buckets)).map((day) => ({
        date: day.date,
        ledgerBalance: toMajor(day.ledger),
        availableBalance: toMajor(day.available),
        count: Number(day.count),
        volume: toMajor(day.volume),
        settlements: toMajor(day.settlements),
      }));
    return { data: { days: await figures(current), compared: await figures(last) } };
  }),
  serve(endpoints.getInflowOutflow, async ({ query }, { context, session }) => {
    const now = context.clock.now();
    const points = await inflowOutflow(context, session, known(query.currency), BUCKETS[query.type](now));
    return {
      data: points.map(({ name, inflow, outflow }) => ({
        name_date: name,
        inflow: toMajor(inflow),
        outflow: toMajor(outflow),
      })),
    };
  }),
];
