/**
 * The figures of the home page. Each figure, its percent and its line come from one source, so they are always of one period: the days, or where
 * there are none, the provider's own figures of this month, without lines.
 */
import { percentChange } from '../../kit/values/money';
import type { TransactionSummary } from '../transactionSummary/transactionSummary.machine';
import type { WalletBalance } from '../walletBalances/walletBalances.machine';
import type { DailyFigures } from './dailyFigures.machine';
import { type Figure, type FigureLine, lineOf } from './dailyFigures.rules';

export interface HomeFigure {
  /** In major units, or a count. Null: not loaded. */
  readonly amount: string | null;
  /** What it was in the period before. Null: the provider doesn't say, or there is none. */
  readonly before: string | null;
  /** From `before` to `amount`, in percent. Null: nothing to compare with. */
  readonly change: string | null;
  readonly line: FigureLine | null;
}

export interface HomeFigures extends Readonly<Record<Figure, HomeFigure>> {
  /** What all figures are of. Null: the days are loading, or failed to load. */
  readonly period: 'days' | 'month' | null;
  /** The first day of the period, and today, as ISO dates. */
  readonly from: string;
  readonly to: string;
}

export interface LoadedFigures {
  readonly daily: DailyFigures | null;
  /** The days of the chosen period are loading or failed to load. No other period is shown instead: only the balances as they are now. */
  readonly isDailyMissing: boolean;
  /** Of the currency that is looked at. */
  readonly wallet: WalletBalance | null;
  readonly summary: TransactionSummary | null;
  /** ISO date on the merchant's calendar. */
  readonly today: string;
}

const NONE: HomeFigure = { amount: null, before: null, change: null, line: null };

const single = (amount: string | undefined, change: string | null | undefined): HomeFigure => ({
  ...NONE,
  amount: amount ?? null,
  change: change ?? null,
});

function ofDays(daily: DailyFigures, figure: Figure): HomeFigure {
  const line = lineOf(daily, figure);
  const { total: amount, comparedTotal: before } = line;
  return { amount, before, change: amount === null || before === null ? null : percentChange(before, amount), line };
}

/** HOM-01. */
export function homeFigures({ daily, isDailyMissing, wallet, summary, today }: LoadedFigures): HomeFigures {
  const [first, last] = [daily?.days[0], daily?.days.at(-1)];
  const month = { from: `${today.slice(0, 8)}01`, to: today };
  if (daily && first && last) {
    const of = (figure: Figure) => ofDays(daily, figure);
    return {
      ...{ period: 'days', from: first.date, to: last.date < today ? today : last.date },
      ...{ ledger: of('ledger'), available: of('available'), count: of('count') },
      ...{ volume: of('volume'), settlements: of('settlements') },
    };
  }
  if (isDailyMissing) {
    const [ledger, available] = [single(wallet?.ledger, null), single(wallet?.available, null)];
    return { period: null, ...month, ledger, available, count: NONE, volume: NONE, settlements: NONE };
  }
  return {
    period: 'month',
    ...month,
    ledger: single(wallet?.ledger, wallet?.ledgerChange),
    available: single(wallet?.available, wallet?.availableChange),
    count: single(summary?.count.toString(), summary?.countChange),
    volume: single(summary?.volume, summary?.volumeChange),
    settlements: single(summary?.settlements, summary?.settlementsChange),
  };
}

/** HOM-01, TRX-02: returns the parameters of the list with the successful payments of these days in a currency. */
export const paidWithin = (currency: string, { from, to }: Pick<HomeFigures, 'from' | 'to'>): string =>
  new URLSearchParams({ status: 'Successful', currency, from, to }).toString();
